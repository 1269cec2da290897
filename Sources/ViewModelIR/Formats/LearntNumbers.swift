import Foundation
import ViewModelSupport

/// A format of numbers whose texts previews learn, as generated code does.
struct LearntNumbers: Hashable {
  enum Kind: Hashable {
    case number, percent
    case currency(CurrencyOptions.Presentation)
  }

  let kind: Kind
  let options: NumberOptions

  /// What was learnt for each type of number.
  struct Texts {
    let integers: NumberTexts<Int>
    let numbers: NumberTexts<Double>
    let decimals: NumberTexts<Decimal>

    init(movingPoint shift: Int) {
      integers = NumberTexts(movingPoint: shift)
      numbers = NumberTexts(movingPoint: shift)
      decimals = NumberTexts(movingPoint: shift)
    }
  }

  /// `nil` if nothing can be learnt about the format.
  var texts: Texts? {
    // The name of a currency has plurals.
    if kind == .currency(.fullName) { return nil }
    return options.shift.map { shift in
      Self.all.texts(of: self, movingPoint: kind == .percent ? shift + 2 : shift)
    }
  }

  private static let all = Store()

  private final class Store: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [LearntNumbers: Texts] = [:]

    func texts(of format: LearntNumbers, movingPoint shift: Int) -> Texts {
      lock.withLock {
        if let known = texts[format] { return known }
        let new = Texts(movingPoint: shift)
        texts[format] = new
        return new
      }
    }
  }
}

extension Value {
  /// The value in the style for its number type; empty if it is not a number.
  ///
  /// - Parameter option: What else the styles depend on, such as a currency code.
  func text(
    _ format: LearntNumbers,
    with option: String = "",
    in locale: Locale,
    _ integer: some FormatStyle<Int, String>,
    _ number: some FormatStyle<Double, String>,
    _ decimal: some FormatStyle<Decimal, String>
  ) -> String {
    guard let texts = format.texts else { return text(integer, number, decimal) }
    return switch self {
    case .integer(let value):
      texts.integers.text(of: value, with: option, in: locale) {
        $0.formattedWithSignlessZero(integer)
      }
    case .number(let value):
      texts.numbers.text(of: value, with: option, in: locale) {
        $0.formattedWithSignlessZero(number)
      }
    case .decimal(let value):
      texts.decimals.text(of: value, with: option, in: locale) {
        $0.formattedWithSignlessZero(decimal)
      }
    default: ""
    }
  }
}
