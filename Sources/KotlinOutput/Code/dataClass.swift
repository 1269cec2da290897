import TextOutput

/// A property in the primary constructor of a data class.
struct Property {
  var doc = ""
  var annotations: [Code] = []
  let name: String
  let type: Code
  /// The default; `nil` if there is none.
  var value: Code?
}

/// `data class Book(val title: String)`, with each property on a line of its own.
func dataClass(
  _ name: String,
  doc: String,
  annotations: [Code] = [],
  modifier: String = "",
  _ properties: [Property]
) -> Declaration {
  var lines = docLines(doc, indent: 0) + annotations.flatMap { $0.lines(indent: 0) }
  lines.append("\(modifier)data class \(name)(")
  for property in properties {
    lines += docLines(property.doc, indent: 4).map { "    \($0)" }
    lines += property.annotations.flatMap { $0.lines(indent: 4) }
    let start = "    val \(property.name): \(property.type.flat ?? "")"
    lines.append(start + (property.value.map { " = \($0.flat ?? "")" } ?? "") + ",")
  }
  let code =
    annotations
    + properties.flatMap {
      $0.annotations + [$0.type] + [$0.value].compactMap { $0 }
    }
  return Declaration(
    lines: lines + [")"],
    needs: code.reduce(into: []) { $0.formUnion($1.needs) }
  )
}
