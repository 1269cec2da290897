import DocumentReader

extension Diagnostic {
  /// Reports a property of the app's own type that expressions cannot use.
  package static func unreadableProperty(
    _ name: String,
    of type: ValueType,
    _ reason: String,
    at location: Location
  ) -> Self {
    Self(
      .unsupportedSchema,
      "'\(type.unwrapped.specName).\(name)' cannot be used: \(reason)",
      at: location
    )
  }

  /// Reports a property of the app's own type that the compiler will complain about.
  package static func caution(_ property: String, _ reason: String, at location: Location) -> Self {
    Self(.warning, .unsupportedSchema, "'\(property)' \(reason)", at: location)
  }

  package static func rawValueOfApp(
    _ type: ValueType,
    _ module: String,
    at location: Location
  ) -> Self {
    Self(
      .unsupportedSchema,
      "the symbol graph of \(module) has no raw values: write the texts with the format 'map', or add a property to the type that contains the \(type.unwrapped.specName)",
      at: location
    )
  }

  package static func constantProperty(
    _ property: ServiceModel.Property,
    of type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .unsupportedSchema,
      "'\(type.specName).\(property.name)' cannot be changed: make it a 'var' in \(type.specName)",
      at: location
    )
  }

  package static func convertedProperty(
    _ property: ServiceModel.Property,
    _ conversion: ServiceModel.Conversion,
    of type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .unsupportedSchema,
      "'\(type.specName).\(property.name)' cannot be changed, because its type in Swift is not \(property.type.specName): add a property that gets and sets it as one",
      at: location
    )
  }

  package static func unknownProperty(
    _ name: String,
    type: String,
    properties: [ServiceModel.Property],
    excluding others: [String],
    unlisted words: [String] = [],
    at location: Location
  ) -> Self {
    let names = properties.lazy.map(\.name)
    // Variables in scope are listed separately, because they are not properties of the type.
    let more = others.filter { !names.contains($0) }
    let verb = more.count == 1 ? "is" : "are"
    let excluding = more.isEmpty ? "" : "; there \(verb) also \(list(more, "and"))"
    let hint =
      properties.first { $0.key == name }.map {
        Hint("the JSON key '\(name)' is '\($0.name)' in Swift", meaning: $0.name)
      }
      ?? Hint(for: name, near: words + others) ?? Hint(for: name, near: names)
      ?? Hint("it has \(list(names, "and"))\(excluding)")
    return Self(.unknownName, "'\(type)' has no property '\(name)'", hint, at: location)
  }
}
