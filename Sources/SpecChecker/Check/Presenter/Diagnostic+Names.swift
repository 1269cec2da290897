import DocumentReader
import ViewModelIR

// Messages about names in expressions of `screen`.
extension Diagnostic {
  static func localOfViewModel(_ name: String, isText: Bool, at location: Location) -> Self {
    Self(
      .unknownName,
      isText
        ? "'\(name)' is a text of 'let', which in 'screen' only texts can contain, as in '{\(name)}': write its expression here"
        : "'\(name)' is a value of 'let' that only fields can use: write its expression here",
      at: location
    )
  }

  static func propertyOfRow(
    _ name: String,
    _ row: String,
    of model: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .unknownName,
      "'\(model.specName)' has no property '\(name)': write '\(row).\(name)' for that of the row",
      at: location,
      fix: Fix(location, "\(row).\(name)")
    )
  }

  static func localOfModel(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "'\(name)' is computed from the service's model, which cannot be read here: use inputs and locals",
      at: location
    )
  }
}
