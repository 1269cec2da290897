func numberFormat(_ options: FormatOptions) throws(Diagnostic) -> NumberFormat {
  switch options.kind {
  case .plain: .plain
  case .compact: .compact
  default: .decimal(try numberOptions(options))
  }
}

private func numberOptions(_ options: FormatOptions) throws(Diagnostic) -> NumberOptions {
  let digits = try options.count("fractionDigits", in: 0...20)
  return NumberOptions(
    fractionDigits: digits.map { $0...$0 },
    grouping: try options.flag("grouping") ?? true
  )
}

extension NumberFormat {
  var isShort: Bool { self == .plain || self == .decimal(NumberOptions()) }

  var functionName: String? { self == .compact ? "compact" : nil }
}
