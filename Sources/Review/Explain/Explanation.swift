import DocumentReader
import OutputInterface
import ViewModelIR

/// Where a field of a screen comes from: its lines in the spec, and the properties and functions that it uses.
package struct Explanation {
  struct Step {
    let location: Location
    let lines: [String]
  }

  /// The field as the user named it, such as `rows.title`.
  let field: String
  let type: String
  let steps: [Step]

  /// Returns `nil`, with a diagnostic, if the field does not exist.
  ///
  /// - Parameter path: The names of the fields that lead to the field.
  package init?(
    _ path: String,
    of screen: Screen,
    in language: any OutputLanguage,
    into diagnostics: inout [Diagnostic]
  ) {
    var owner = screen.viewModels.first
    var found: Field?
    for name in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      if let found {
        guard let nested = found.rule.nested else {
          diagnostics.append(.noRows(found.name, before: name, at: found.location))
          return nil
        }
        owner = screen.viewModel(nested.model)
      }
      found = owner?.field(name)
      if found == nil {
        let names = owner?.fields.map(\.name) ?? []
        diagnostics.append(.noField(name, among: names, at: screen.location))
        return nil
      }
    }
    guard let owner, let found else { return nil }
    field = path
    type = language.name(of: found.type, in: screen)
    let shared = owner.sharedNames(found)
    let rules = owner.locals.filter { shared.contains($0.name) }.map(\.rule) + [found.rule]
    let expressions = rules.flatMap(\.expressions)
    var seen: Set<[String]> = []
    let functions = expressions.flatMap(\.appFunctions)
    let used =
      screen.steps(expressions.flatMap(\.properties))
      + functions.map { Step(location: $0.location, lines: [$0.signature]) }
    steps =
      [Step(location: found.location, lines: sourceLines(of: found.location))]
      + used.filter { seen.insert($0.lines).inserted }
  }
}

extension Screen {
  fileprivate func steps(_ properties: [PropertyRead]) -> [Explanation.Step] {
    properties.compactMap { read in
      guard let property = service.property(read.name, of: read.base.type.unwrapped) else {
        return nil
      }
      let line = "\(read.base.type.unwrapped.specName).\(property.name): \(property.type.specName)"
      let doc = property.doc.isEmpty ? [] : [property.doc]
      return Explanation.Step(location: property.location, lines: [line] + doc)
    }
  }
}

/// The lines of the spec from a field's name to the end of its rule, without their common indentation.
private func sourceLines(of location: Location) -> [String] {
  var ignoredDiagnostics: [Diagnostic] = []
  let root = readYAML(location.file, into: &ignoredDiagnostics)
  let end = root?.member(at: location)?.value.location.end.line ?? location.line
  let lines = (location.line...max(location.line, end)).compactMap { number in
    location.file.line(number).map { String(decoding: $0, as: UTF8.self) }
  }
  let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
  return lines.map { String($0.dropFirst(indent)) }
}

extension Node {
  /// The member whose key is at a location.
  fileprivate func member(at location: Location) -> Node.Member? {
    for member in members ?? [] {
      if member.keyLocation == location { return member }
      if let inner = member.value.member(at: location) { return inner }
    }
    return elements?.lazy.compactMap { $0.member(at: location) }.first
  }
}
