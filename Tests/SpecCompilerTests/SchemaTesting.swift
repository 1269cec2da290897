import SpecCompiler

/// A schema's types on one line each: `Book { title: String, pages "page_count": Int? }`.
func types(
  _ yaml: String,
  type: String? = nil,
  rename: [String: String] = [:],
  keepsUnknown: Bool = true,
  files: [String: String] = [:]
) -> String {
  let (model, diagnostics) = compiled(
    yaml,
    type: type,
    rename: rename,
    keepsUnknown: keepsUnknown,
    files: files
  )
  guard let model else { return errors(diagnostics) }
  return model.declarations.map(summary).joined(separator: "\n")
}

/// The errors, one on a line: `3:10: error text [code]`.
func errors(_ diagnostics: [Diagnostic]) -> String {
  diagnostics
    .map { "\($0.location.line):\($0.location.column): \($0.message) [\($0.code.rawValue)]" }
    .joined(separator: "\n")
}

func compiled(
  _ yaml: String,
  type: String? = nil,
  rename: [String: String] = [:],
  keepsUnknown: Bool = true,
  files: [String: String] = [:]
) -> (ServiceModel?, [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "schemas/Library.yaml", text: yaml)
  guard let schema = readFile(file, into: &diagnostics) else { return (nil, diagnostics) }
  let loader = FileLoader { path in
    files[path].map { .file(SourceFile(path: path, text: $0)) } ?? .failure("no such file")
  }
  let request = SchemaRequest(
    schema: schema,
    typeName: type,
    typeNameLocation: file.whole,
    rename: rename,
    keepsUnknown: keepsUnknown
  )
  return (compileSchema(request, loader: loader, into: &diagnostics), diagnostics)
}

private func summary(_ declaration: ServiceModel.Declaration) -> String {
  switch declaration.kind {
  case .record(let properties):
    let members = properties.map { property in
      let key = property.key == property.name ? "" : " \"\(property.key)\""
      return "\(property.name)\(key): \(property.type.swiftName)"
    }
    return "\(declaration.name) { \(members.joined(separator: ", ")) }"
  case .enumeration(let enumeration):
    let cases = enumeration.cases.map { "\($0.name) \"\($0.rawValue)\"" }
    return "\(declaration.name): \(cases.joined(separator: ", "))"
  case .alias(let type): return "\(declaration.name) = \(type.swiftName)"
  }
}
