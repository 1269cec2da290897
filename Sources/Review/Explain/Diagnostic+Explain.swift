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
      "'\(field)' has no rows with a field '\(excerpt(name))'; only a field with 'each' has",
      at: location
    )
  }

  static func rowIsNoField(_ row: String, _ fields: [String], at location: Location) -> Diagnostic {
    let example = fields.first.map { ", as in '\(excerpt("\(row).\($0)"))'" } ?? ""
    return Diagnostic(
      .unknownName,
      "'\(excerpt(row))' is a row; name a field of the row\(example)",
      at: location
    )
  }

  static func noRow(_ index: Int, of field: Field, _ count: Int, in example: Example) -> Diagnostic
  {
    let name = field.name
    let rows =
      switch count {
      case 0: "no rows"
      case 1: "one row, '\(name)[0]'"
      default: "\(count) rows, '\(name)[0]' to '\(name)[\(count - 1)]'"
      }
    return Diagnostic(
      .unknownName,
      "there is no '\(name)[\(index)]': in the example \(quoted(example.name)) '\(name)' has \(rows)",
      at: field.location
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
