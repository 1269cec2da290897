import DocumentReader
import ViewModelIR

extension Diagnostic {
  static func noField(_ name: String, among names: [String], at location: Location) -> Diagnostic {
    let hint = Hint(for: name, among: names, else: "it has")
    return Diagnostic(
      .unknownName,
      "there is no field '\(excerpt(name))'",
      hint,
      at: location.file.whole
    )
  }

  static func noRows(_ field: String, before name: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .unknownName,
      "'\(field)' has no rows, so '.\(excerpt(name))' cannot follow it; only fields with 'each' or 'of' contain fields",
      at: location
    )
  }

  package static func propertyOfNoType(_ name: PropertyName, types: [String]) -> Diagnostic {
    let hint = Hint(for: name.type, among: types, else: "they have")
    return Diagnostic(
      .unknownName,
      "the specs' schemas have no type '\(excerpt(name.type))'",
      hint,
      at: whole("--uses")
    )
  }
}
