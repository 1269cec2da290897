import DocumentReader
import ViewModelIR

// Messages about `$0`, `$index` and the names of elements.
extension Diagnostic {
  /// For `$0` outside of closures, or in one that names its element.
  static func elementOutside(named name: String?, at location: Location) -> Self {
    if let name {
      return Self(
        .unknownName,
        "the element has the name '\(name)' here: write '\(name)' instead of '$0'",
        at: location,
        fix: Fix(location, name)
      )
    }
    return Self(
      .unknownName,
      "'$0' is the element of a list and works only in a function's argument, as in 'sum($0.price)', and in the 'with' of an 'each': name a property instead",
      at: location
    )
  }

  static func indexOutside(
    inFunction: Bool,
    named name: String?,
    at location: Location
  ) -> Self {
    let message =
      if let name {
        "'$index' is the index of '$0', and this argument names its element: write '$0' instead of '\(name)'"
      } else if inFunction {
        "'sorted' and 'chunked' compare elements, so their argument has no '$index': name a property of '$0'"
      } else {
        "'$index', the index of '$0', works only in a function's argument, as in 'filter($index > 0)', and in the 'with' of an 'each': give the model an input and pass it there, as in 'with: { position: $index }'"
      }
    return Self(.unknownName, message, at: location)
  }

  static func hidingElementName(_ name: String, _ meaning: String, at location: Location) -> Self {
    Self(
      .name,
      "'\(name)' is already \(meaning): give the element another name",
      at: location
    )
  }

  static func badElementName(_ name: String, at location: Location) -> Self {
    Self(
      .name,
      "\(quoted(name)) cannot be the name of an element: write another one in lower camel case, such as 'item'",
      at: location
    )
  }

  static func unusedElementName(_ name: String, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "the argument does not use the element '\(name)': use it after 'in', as in '\(name) in \(name).isOpen'",
      at: location
    )
  }

  static func needlessElementName(
    _ name: String,
    _ function: String,
    at location: Location
  ) -> Self {
    Self(
      .expressionSyntax,
      "'\(function)' does not look at elements, so its argument cannot name one: remove '\(name) in'",
      at: location
    )
  }

  /// For `name in names`.
  static func membershipInList(_ name: String, _ list: String, at location: Location) -> Self {
    Self(
      .expressionSyntax,
      "a list of literals follows 'in', as in 'code in [1, 2]'; for a list in the data write '\(list).contains(\(name))'",
      at: location
    )
  }
}
