nonisolated extension StringProtocol {
  /// Whether the version is older than another one, as `1.9` is older than `1.10`, and
  /// `2.0.0-beta.1` than `2.0`. Pre-releases are ordered by the rules of SemVer 2.0.0.
  package func isOlderVersion(than other: String) -> Bool {
    let (version, other) = (versionParts, other.versionParts)
    if version.release != other.release {
      return version.release.lexicographicallyPrecedes(other.release) { $0.isOlderPart(than: $1) }
    }
    if version.preRelease.isEmpty || other.preRelease.isEmpty {
      return version.preRelease.count > other.preRelease.count
    }
    return version.preRelease
      .lexicographicallyPrecedes(other.preRelease) { $0.isOlderPart(than: $1) }
  }

  /// The parts between the dots. Numbers have no leading zeros, so that equal versions have equal
  /// parts.
  private var versionParts: (release: [String], preRelease: [String]) {
    func parts(_ text: Substring) -> [String] {
      text.split(separator: ".", omittingEmptySubsequences: false)
        .map { String($0.isVersionNumber ? $0.drop { $0 == "0" } : $0) }
    }
    let version = String(drop { $0 == "v" || $0 == "V" }.prefix { $0 != "+" })
    let halves = version.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var release = parts(halves.first ?? "")
    while release.last == "" { release.removeLast() }
    let preRelease = halves.dropFirst().first ?? ""
    return (release, preRelease.isEmpty ? [] : parts(preRelease))
  }

  /// Orders numbers before other parts. Numbers are compared by their digits, because they can be
  /// too long for any integer type.
  private func isOlderPart(than other: String) -> Bool {
    guard isVersionNumber == other.isVersionNumber else { return isVersionNumber }
    return isVersionNumber && count != other.count ? count < other.count : self < other
  }

  private var isVersionNumber: Bool {
    allSatisfy { ("0"..."9").contains($0) }
  }
}
