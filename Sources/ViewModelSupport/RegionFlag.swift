nonisolated extension String {
  /// The flag of a region by its two-letter code, such as `DE`; empty for other codes.
  package var regionFlag: String {
    guard utf8.count == 2, isKnownRegion else { return "" }
    var flag = ""
    for letter in (uppercased() == "UK" ? "GB" : self).unicodeScalars {
      // A flag is a pair of letters of their own, 0x1F1A5 after the usual ones. Bit 5 is the case.
      guard let indicator = Unicode.Scalar((letter.value & 0xDF) + 0x1F1A5),
        0x1F1E6...0x1F1FF ~= indicator.value
      else { return "" }
      flag.unicodeScalars.append(indicator)
    }
    return flag
  }
}
