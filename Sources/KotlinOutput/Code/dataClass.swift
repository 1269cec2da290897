import OutputInterface

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
///
/// - Parameter members: What the class has, other than the properties of its constructor.
func dataClass(
  _ name: String,
  doc: String,
  annotations: [Code] = [],
  modifier: String = "",
  _ properties: [Property],
  members: [Declaration] = []
) -> Declaration {
  var lines = docLines(doc, indent: 0) + annotations.flatMap { $0.lines(indent: 0) }
  lines.append("\(modifier)data class \(name)(")
  for property in properties {
    lines += docLines(property.doc, indent: 4).map { "    \($0)" }
    lines += property.annotations.flatMap { $0.lines(indent: 4) }
    lines += property.lines
  }
  lines.append(members.isEmpty ? ")" : ") {")
  lines += members.map { $0.lines.map { $0.isEmpty ? "" : "    \($0)" } }.joined(separator: [""])
  if !members.isEmpty { lines.append("}") }
  let code =
    annotations
    + properties.flatMap {
      $0.annotations + [$0.type] + [$0.value].compactMap { $0 }
    }
  return Declaration(
    lines: lines,
    needs: members.reduce(into: code.reduce(into: []) { $0.formUnion($1.needs) }) {
      $0.formUnion($1.needs)
    }
  )
}

extension Property {
  /// `val title: String,`, with the type on a line of its own if it does not fit.
  fileprivate var lines: [String] {
    let type = (type.flat ?? "") + (value.map { " = \($0.flat ?? "")" } ?? "") + ","
    let flat = "    val \(name): \(type)"
    return flat.count <= lineWidth ? [flat] : ["    val \(name):", "        \(type)"]
  }
}

extension [Property] {
  /// Reports a class that no JVM can load. A call has at most 255 places (JVM specification, section 4.3.3): two for a Long or Double, one
  /// for any other argument, and some that tell which arguments are given.
  func checkCount(of type: String) throws(NotInKotlin) {
    let places = reduce(0) { sum, property in
      let type = property.type.flat ?? ""
      return sum + (type.hasSuffix("Long") || type.hasSuffix("Double") ? 2 : 1)
    }
    if places + count / 32 + 3 > 255 {
      throw NotInKotlin("the type '\(type)' with \(count) properties")
    }
  }
}
