import SpecCompiler

func numberCode(_ value: FormattedValue, _ format: NumberFormat) -> Code {
  switch format {
  case .plain:
    value.type == .integer
      ? .call("String", [value.alone]) : .chain(value.base, [".plainText"])
  case .decimal(let options): formatted(value, links(options))
  case .compact:
    formatted(value, [".notation(.compactName)", ".precision(.fractionLength(0...1))"])
  }
}

private func links(_ options: NumberOptions) -> [String] {
  var links: [String] = []
  if let digits = options.fractionDigits {
    let length =
      digits.count == 1 ? "\(digits.lowerBound)" : "\(digits.lowerBound)...\(digits.upperBound)"
    links.append(".precision(.fractionLength(\(length)))")
  }
  if !options.grouping { links.append(".grouping(.never)") }
  return links
}

private func formatted(_ value: FormattedValue, _ links: [String]) -> Code {
  let style = ".number" + links.joined() + ".locale(context.locale)"
  // Only a Double can round to a zero below zero.
  let name = value.type == .integer ? "formatted" : "formattedWithSignlessZero"
  return .chain(value.base, [.call(".\(name)", [.text(style)])])
}
