import Foundation

nonisolated extension StringProtocol {
  /// Whether this is the code of a region that has a name, such as `DE`, `de`, `DEU` or `150`.
  package var isKnownRegion: Bool {
    let letters = utf8.count { 65...90 ~= $0 & 0xDF }
    let digits = utf8.count { 48...57 ~= $0 }
    let isCode = 2...3 ~= letters && digits == 0 || digits == 3 && letters == 0
    // The code for an unknown region has a name, too.
    guard isCode, letters + digits == utf8.count, !["ZZ", "ZZZ"].contains(uppercased())
    else { return false }
    return Locale(identifier: "en").localizedString(forRegionCode: String(self))
      .map { $0 != self } ?? false
  }

  /// Whether this is the BCP 47 tag of a language that has a name, such as `de` or `zh-Hant`.
  package var isKnownLanguage: Bool {
    let name = Locale(identifier: "en").localizedString(forIdentifier: String(self))
    let isUnknown = ["und", "root"].contains(lowercased().prefix { $0 != "-" && $0 != "_" })
    return name.map { $0 != self && !isUnknown } ?? false
  }
}
