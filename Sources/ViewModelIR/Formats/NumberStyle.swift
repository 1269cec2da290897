import Foundation

/// What Foundation's styles of numbers, percentages and currencies have in common for Int, Double and Decimal.
protocol NumberStyle: FormatStyle where FormatOutput == String {
  associatedtype SignStrategy
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
  func scale(_ multiplicand: Double) -> Self
  func sign(strategy: SignStrategy) -> Self
  func signed(_ sign: NumberOptions.Sign) -> Self
  /// `rounded(rule:)`, whose further parameter differs between the types.
  func rounded(by rule: FloatingPointRoundingRule) -> Self
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

extension IntegerFormatStyle: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension IntegerFormatStyle.Percent: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension IntegerFormatStyle.Currency: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension FloatingPointFormatStyle: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension FloatingPointFormatStyle.Percent: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension FloatingPointFormatStyle.Currency: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension Decimal.FormatStyle: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension Decimal.FormatStyle.Percent: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}

extension Decimal.FormatStyle.Currency: NumberStyle {
  func rounded(by rule: FloatingPointRoundingRule) -> Self { rounded(rule: rule) }
}
