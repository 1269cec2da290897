nonisolated extension StringProtocol {
  /// Whether it is an older version: `1.9` than `1.10`, `2.0.0-beta.1` than `2.0`; pre-releases go as SemVer 2.0.0 has it.
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

  /// What stands between its dots; numbers without the zeros before them, so that the parts of equal versions are equal.
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

  /// Numbers by their digits, which are too many for any type, and before all else.
  private func isOlderPart(than other: String) -> Bool {
    guard isVersionNumber == other.isVersionNumber else { return isVersionNumber }
    return isVersionNumber && count != other.count ? count < other.count : self < other
  }

  private var isVersionNumber: Bool {
    allSatisfy { ("0"..."9").contains($0) }
  }
}
