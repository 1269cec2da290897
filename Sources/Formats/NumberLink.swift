import Foundation
import SwiftCode
import ViewModelIR

/// What an option adds to one of Foundation's styles of numbers: `.grouping(.never)`.
enum NumberLink {
  case fractionDigits(ClosedRange<Int>)
  /// From data, as Swift.
  case givenFractionDigits(Code)
  case scale(Double)
  case rounded(NumberOptions.Rounding)
  case ungrouped
  case sign(NumberOptions.Sign)

  /// Some styles call things by names of their own.
  enum Family { case number, currency }

  func source(in family: Family) -> Code {
    switch self {
    case .fractionDigits(let digits):
      let (least, most) = (digits.lowerBound, digits.upperBound)
      return ".precision(.fractionLength(\(least == most ? "\(least)" : "\(least)...\(most)")))"
    case .givenFractionDigits(let count):
      return ".precision(.fractionLength(Swift.min(Swift.max(\(count), 0), 20)))"
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

  func added<Style: NumberStyle>(to style: Style) -> Style {
    switch self {
    case .givenFractionDigits: style
    case .fractionDigits(let digits): style.precision(.fractionLength(digits))
    case .scale(let scale): style.scale(scale)
    case .rounded(let rule): style.rounded(by: rule.rule)
    case .ungrouped: style.grouping(.never)
    case .sign(let sign): style.signed(sign)
    }
  }
}

extension NumberOptions {
  /// In the order they are written; what Foundation does by itself needs none.
  var links: [NumberLink] {
    var links: [NumberLink] = []
    if let fractionDigits { links.append(.fractionDigits(fractionDigits)) }
    if let scale { links.append(.scale(scale)) }
    if rounding != .toNearestOrEven { links.append(.rounded(rounding)) }
    if !grouping { links.append(.ungrouped) }
    if sign != .automatic { links.append(.sign(sign)) }
    return links
  }

  func sources(in family: NumberLink.Family, _ value: FormattedValue) -> [Code] {
    var options = self
    var links: [NumberLink] = []
    if let count = value.arguments["fractionDigits"] {
      options.fractionDigits = nil
      links.append(.givenFractionDigits(count))
    }
    return (links + options.links).map { $0.source(in: family) }
  }

  /// With the digits that the data asks for, as far as there can be so many.
  func with(_ digits: Value?) -> Self {
    guard let count = digits?.integer else { return self }
    var options = self
    options.fractionDigits = min(max(count, 0), 20)...min(max(count, 0), 20)
    return options
  }
}

extension NumberStyle {
  func with(_ options: NumberOptions) -> Self {
    options.links.reduce(self) { $1.added(to: $0) }
  }
}

extension NumberOptions.Rounding {
  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .toNearestOrEven: .toNearestOrEven
    case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
    case .up: .up
    case .down: .down
    case .towardZero: .towardZero
    case .awayFromZero: .awayFromZero
    }
  }
}
