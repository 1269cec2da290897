import Foundation

/// The methods that Foundation's number, percent and currency styles share for `Int`, `Double` and `Decimal`.
protocol NumberStyle: FormatStyle where FormatOutput == String {
  associatedtype SignStrategy
  associatedtype Increment
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
  func scale(_ multiplicand: Double) -> Self
  func sign(strategy: SignStrategy) -> Self
  func signed(_ sign: NumberOptions.Sign) -> Self
  func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
}

extension NumberStyle where SignStrategy == NumberFormatStyleConfiguration.SignDisplayStrategy {
  func signed(_ sign: NumberOptions.Sign) -> Self {
    switch sign {
    case .automatic, .accounting: self
    case .always: self.sign(strategy: .always())
    case .never: self.sign(strategy: .never)
    case .exceptZero: self.sign(strategy: .always(includingZero: false))
    }
  }
}

extension NumberStyle where SignStrategy == CurrencyFormatStyleConfiguration.SignDisplayStrategy {
  func signed(_ sign: NumberOptions.Sign) -> Self {
    switch sign {
    case .automatic, .never: self
    case .always: self.sign(strategy: .always())
    case .accounting: self.sign(strategy: .accounting)
    case .exceptZero: self.sign(strategy: .always(showZero: false))
    }
  }
}

extension IntegerFormatStyle: NumberStyle {}
extension IntegerFormatStyle.Percent: NumberStyle {}
extension IntegerFormatStyle.Currency: NumberStyle {}
extension FloatingPointFormatStyle: NumberStyle {}
extension FloatingPointFormatStyle.Percent: NumberStyle {}
extension FloatingPointFormatStyle.Currency: NumberStyle {}
extension Decimal.FormatStyle: NumberStyle {}
extension Decimal.FormatStyle.Percent: NumberStyle {}
extension Decimal.FormatStyle.Currency: NumberStyle {}

/// A modifier that an option adds to one of Foundation's number styles.
package enum NumberLink {
  case fractionDigits(ClosedRange<Int>)
  case scale(Double)
  case rounded(NumberOptions.Rounding)
  case ungrouped
  case sign(NumberOptions.Sign)

  func added<Style: NumberStyle>(to style: Style) -> Style {
    switch self {
    case .fractionDigits(let digits): style.precision(.fractionLength(digits))
    case .scale(let scale): style.scale(scale)
    case .rounded(let rule): style.rounded(rule: rule.rule, increment: nil)
    case .ungrouped: style.grouping(.never)
    case .sign(let sign): style.signed(sign)
    }
  }
}

extension NumberOptions {
  /// The modifiers for these options, in the order in which generated code applies them. Foundation's defaults need none.
  package var links: [NumberLink] {
    var links: [NumberLink] = []
    if let fractionDigits { links.append(.fractionDigits(fractionDigits)) }
    if let scale { links.append(.scale(scale)) }
    if rounding != .toNearestOrEven { links.append(.rounded(rounding)) }
    if !grouping { links.append(.ungrouped) }
    if sign != .automatic { links.append(.sign(sign)) }
    return links
  }

  /// A copy with the number of digits that the data specifies, limited to 0 through 20.
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
