import ViewModelIR

extension NumberOptions {
  /// Returns the links that the options add to one of Foundation's number styles: `.grouping(.never)`.
  func sources(in family: NumberLink.Family, _ value: FormattedValue) -> [Code] {
    guard let count = value.arguments["fractionDigits"] else {
      return links.map { $0.source(in: family) }
    }
    var options = self
    options.fractionDigits = nil
    let digits: Code = ".precision(.fractionLength(Swift.min(Swift.max(\(count), 0), 20)))"
    return [digits] + options.links.map { $0.source(in: family) }
  }
}

extension NumberLink {
  /// A family of styles with its own names for options.
  enum Family { case number, currency }

  fileprivate func source(in family: Family) -> Code {
    switch self {
    case .fractionDigits(let digits):
      let (least, most) = (digits.lowerBound, digits.upperBound)
      return ".precision(.fractionLength(\(least == most ? "\(least)" : "\(least)...\(most)")))"
    case .scale(let scale): return ".scale(\(numberLiteral(scale)))"
    case .rounded(let rule): return ".rounded(rule: .\(rule.rawValue))"
    case .ungrouped: return ".grouping(.never)"
    case .sign(.always): return ".sign(strategy: .always())"
    case .sign(.exceptZero):
      let zero = family == .currency ? "showZero" : "includingZero"
      return ".sign(strategy: .always(\(zero): false))"
    case .sign(let sign): return ".sign(strategy: .\(sign.rawValue))"
    }
  }
}
