import Foundation

// MARK: NumberTexts, LearntNumber
/// The texts of a number format. How the locale writes them is learnt from Foundation, after which
/// digits and separators take a fraction of the time that a formatter does.
///
/// What was learnt is compared with Foundation for other numbers. If one differs, as with formats
/// that change with the size of the number, Foundation formats all numbers.
public nonisolated final class NumberTexts<Number: LearntNumber>: @unchecked Sendable {
  private enum Form {
    /// How many numbers have been formatted. Few numbers are not worth learning.
    case seen(Int)
    case learnt(Learnt)
    case irregular
  }

  /// Has one reference, so that a copy costs little.
  private final class Learnt: Sendable {
    let form: NumberForm

    init(_ form: NumberForm) { self.form = form }
  }

  private let shift: Int
  private let lock = NSLock()
  private var locale: Locale?
  /// The forms for each currency code, or other value that they depend on.
  private var forms: [String: Form] = [:]

  /// - Parameter shift: How many digits the format moves the decimal point: 2 for percentages.
  public init(movingPoint shift: Int = 0) {
    self.shift = shift
  }

  /// Returns the text that `format` returns for the number.
  ///
  /// - Parameters:
  ///   - option: What else the format depends on, such as a currency code.
  ///   - format: Formats a number with Foundation, for this locale and option.
  public func text(
    of number: Number,
    with option: String = "",
    in locale: Locale,
    _ format: (Number) -> String
  ) -> String {
    switch form(for: option, in: locale, format) {
    case .learnt(let learnt):
      number.decimalDigits.flatMap { learnt.form.text(of: $0, movingPoint: shift) }
        ?? format(number)
    case .seen, .irregular: format(number)
    }
  }

  private func form(for option: String, in locale: Locale, _ format: (Number) -> String) -> Form {
    lock.lock()
    defer { lock.unlock() }
    if locale != self.locale || forms.count > 200 {
      self.locale = locale
      forms = [:]
    }
    let form = forms[option] ?? .seen(0)
    guard case .seen(let count) = form else { return form }
    let next: Form =
      // An autoupdating locale stays equal when the user changes the settings.
      count < 16 || locale == .autoupdatingCurrent
      ? .seen(count + 1)
      : NumberForm.learnt(from: format, movingPoint: shift).map { .learnt(Learnt($0)) }
        ?? .irregular
    forms[option] = next
    return next
  }
}

/// A number that `NumberTexts` formats.
public nonisolated protocol LearntNumber {
  /// Parses a number such as `-12.5e-2`; `nil` if the type cannot represent it.
  init?(probe: String)
  /// The digits; `nil` for numbers that Foundation is to format.
  var decimalDigits: DecimalDigits? { get }
}

nonisolated extension Int: LearntNumber {
  public init?(probe: String) {
    self.init(exactly: Double(probe) ?? .nan)
  }

  public var decimalDigits: DecimalDigits? {
    DecimalDigits(isNegative: self < 0, digits: UInt64(magnitude), places: 0)
  }
}

nonisolated extension Double: LearntNumber {
  public init?(probe: String) {
    self.init(probe)
  }

  /// The fewest digits that only this number has, which Foundation rounds.
  public var decimalDigits: DecimalDigits? {
    DecimalDigits(isNegative: self < 0, magnitude.description)
  }
}

nonisolated extension Decimal: LearntNumber {
  public init?(probe: String) {
    self.init(string: probe, locale: nil)
  }

  public var decimalDigits: DecimalDigits? {
    DecimalDigits(isNegative: self < 0, magnitude.description)
  }
}

// MARK: numberText
nonisolated extension Int {
  /// Formats the number as `formatted(.number.locale(locale))` does.
  public func numberText(in locale: Locale) -> String {
    Self.texts.text(of: self, in: locale) { $0.formatted(.number.locale(locale)) }
  }

  private static let texts = NumberTexts<Int>()
}

nonisolated extension Double {
  /// Formats the number as `formatted(.number.locale(locale))` does, but without a minus sign if it
  /// rounds to zero.
  public func numberText(in locale: Locale) -> String {
    Self.texts.text(of: self, in: locale) {
      $0.formattedWithSignlessZero(.number.locale(locale))
    }
  }

  private static let texts = NumberTexts<Double>()
}

nonisolated extension Decimal {
  /// Formats the number as `formatted(.number.locale(locale))` does, but without a minus sign if it
  /// rounds to zero.
  public func numberText(in locale: Locale) -> String {
    Self.texts.text(of: self, in: locale) {
      $0.formattedWithSignlessZero(.number.locale(locale))
    }
  }

  private static let texts = NumberTexts<Decimal>()
}
