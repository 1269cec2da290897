import DocumentReader
import Expressions
import ViewModelIR

extension PresenterCaseFinder {
  /// A few values to try. The first one is valid in the texts that show the parameter: not every string is a currency code, for example.
  func candidates(_ parameter: ViewModel.Input, shownIn texts: [Text]) -> [Node] {
    let codes = texts.flatMap(\.formattedParts).compactMap { value, format in
      format.code(of: parameter.name, showing: value)
    }
    let isText = parameter.type.unwrapped == .string
    return codes.prefix(isText ? 1 : 0).map { Node(.string($0), at: presenter.location) }
      + candidates(parameter.type)
  }
}

extension Format {
  /// A valid value for the variable if the format uses it as the code of a currency, a country, a language or a time zone.
  fileprivate func code(of variable: String, showing value: TypedExpression) -> String? {
    if let argument = arguments.first(where: { $0.value.variables.contains(variable) }) {
      switch argument.name {
      case "code": return "EUR"
      case "timeZone", "sinceTimeZone": return "Europe/Berlin"
      default: return nil
      }
    }
    guard case .text(.name(let code)) = style, value.variables.contains(variable) else {
      return nil
    }
    return switch code {
    case .currency: "EUR"
    case .region: "DE"
    case .language: "de"
    }
  }
}
