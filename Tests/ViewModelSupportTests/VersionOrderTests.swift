import Testing

@testable import ViewModelSupport

@Suite struct VersionOrderTests {
  /// Versions from old to new, including the examples of SemVer 2.0.0, section 11.
  private static let ascending = [
    "", "0.0.1", "0.9", "1.0.0-0", "1.0.0-2", "1.0.0-10", "1.0.0-18446744073709551616",
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
    "1.0.0-beta.11", "1.0.0-beta-2", "1.0.0-rc.1", "1", "1.0.1", "1.9", "v1.10", "1.10.0.1",
    "2.0.0-beta.1", "2.0.0+build.7", "9.99", "10.0", "18446744073709551615",
    "18446744073709551616", "100000000000000000000.1", "latest", "x.1",
  ]

  @Test func versionsAreComparedPartByPart() {
    for (index, version) in Self.ascending.enumerated() {
      for (otherIndex, other) in Self.ascending.enumerated() {
        #expect(version.isOlderVersion(than: other) == (index < otherIndex), "\(version), \(other)")
      }
    }
  }

  @Test(arguments: [
    ("1.0", "1.0.0"), ("1", "v1.0"), ("V2.1", "2.1"), ("01.002", "1.2"), ("1.0+a", "1.0+b"),
    ("1.0-rc.01", "1.0.0-rc.1"), ("1.0-a+b-c", "1.0-a"), ("1.", "1"), ("", "0"), ("1-", "1"),
    ("2.0.0+1-rc", "2"),
  ])
  func equalVersionsAreNotOlder(one: String, other: String) {
    #expect(!one.isOlderVersion(than: other))
    #expect(!other.isOlderVersion(than: one))
  }
}
