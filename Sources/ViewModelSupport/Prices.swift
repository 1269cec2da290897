// MARK: asPrice, decimalUnit
nonisolated extension String {
  /// The number `-1234.50` as a shop writes its prices: `-$1,234.50`.
  public func asPrice(
    symbol: String,
    position: String = "left",
    decimalSeparator: String = ".",
    groupingSeparator: String = ","
  ) -> String {
    let start = utf8.first == 45 || utf8.first == 43 ? utf8.index(after: startIndex) : startIndex
    let point = utf8.firstIndex(of: 46) ?? endIndex
    var amount = self[start..<point].inThousands(groupingSeparator)
    if point < endIndex { amount += decimalSeparator + self[utf8.index(after: point)...] }
    let sign = self[..<start]
    switch symbol.isEmpty ? "" : position {
    case "right": return sign + amount + symbol
    case "right_space": return sign + amount + "\u{A0}" + symbol
    case "left_space": return sign + symbol + "\u{A0}" + amount
    default: return sign + symbol + amount
    }
  }
}

nonisolated extension Substring {
  /// The digits in groups of three, from the right.
  fileprivate func inThousands(_ separator: String) -> String {
    var text = ""
    var start = startIndex
    var length = (utf8.count + 2) % 3 + 1
    while let end = utf8.index(start, offsetBy: length, limitedBy: endIndex), start < end {
      if !text.isEmpty { text += separator }
      text += self[start..<end]
      (start, length) = (end, 3)
    }
    return text
  }
}

nonisolated extension Int {
  /// The minor unit of amounts with this number of digits after the decimal separator: 0.01 for 2.
  public var decimalUnit: Double {
    Double("1e-\(Swift.min(Swift.max(self, 0), 20))") ?? 1
  }
}

// MARK: currencyMinorUnit
nonisolated extension String {
  /// The minor unit of the currency with this code, by ISO 4217: 0.01 for EUR, 1 for JPY.
  public var currencyMinorUnit: Double {
    switch uppercased() {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI",
      "VND", "VUV", "XAF", "XOF", "XPF":
      1
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 0.001
    case "CLF", "UYW": 0.0001
    default: 0.01
    }
  }
}
