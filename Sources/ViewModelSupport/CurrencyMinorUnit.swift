nonisolated extension String {
  /// The minor unit of the currency with this code, by ISO 4217: 0.01 for EUR, 1 for JPY.
  package var currencyMinorUnit: Double {
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
