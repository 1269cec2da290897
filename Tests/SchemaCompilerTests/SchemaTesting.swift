import DocumentReader
import SchemaCompiler
import SwiftOutput
import TestSupport
import ViewModelIR

/// A summary of the types of a schema, one per line, such as `Book { title: String, pages "page_count": Int? }`, or the errors.
func types(
  _ yaml: String,
  fragment: String = "",
  type: String? = nil,
  namesAnyRoot: Bool = false,
  rename: [String: String] = [:],
  forms: String = "",
  keepsUnknown: Bool = true,
  keepsUnknownMembers: Bool = false,
  files: [String: String] = [:]
) -> String {
  let (model, diagnostics) = compiled(
    yaml,
    fragment: fragment,
    type: type,
    namesAnyRoot: namesAnyRoot,
    rename: rename,
    forms: forms,
    keepsUnknown: keepsUnknown,
    keepsUnknownMembers: keepsUnknownMembers,
    files: files
  )
  guard let model else { return errors(diagnostics) }
  return model.declarations.map(summary).joined(separator: "\n")
}

/// The diagnostics, one per line, such as `3:10: message [code]`.
func errors(_ diagnostics: [Diagnostic]) -> String {
  diagnostics
    .map { "\($0.location.line):\($0.location.column): \($0.message) [\($0.code.rawValue)]" }
    .joined(separator: "\n")
}

func compiled(
  _ yaml: String,
  fragment: String = "",
  type: String? = nil,
  namesAnyRoot: Bool = false,
  rename: [String: String] = [:],
  forms: String = "",
  keepsUnknown: Bool = true,
  keepsUnknownMembers: Bool = false,
  files: [String: String] = [:]
) -> (ServiceModel?, [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "schemas/Library.yaml", text: yaml)
  guard let schema = readFile(file, into: &diagnostics) else { return (nil, diagnostics) }
  let loader = FileLoader(texts: files)
  let formsFile = SourceFile(path: "spec.yaml", text: forms)
  let types = forms.isEmpty ? [] : readYAML(formsFile, into: &diagnostics)?.members ?? []
  let request = SchemaRequest(
    document: schema,
    fragment: fragment,
    location: file.whole,
    typeName: type,
    typeNameLocation: file.whole,
    namesAnyRoot: namesAnyRoot,
    rename: rename.sorted { $0.key < $1.key }.map { old, new in
      Node.Member(key: old, keyLocation: file.whole, value: Node(.string(new), at: file.whole))
    },
    types: types,
    reserved: .swift,
    keepsUnknown: keepsUnknown,
    keepsUnknownMembers: keepsUnknownMembers
  )
  return (compileSchema(request, loader: loader, into: &diagnostics), diagnostics)
}

/// A summary such as `Book { title: String, pages "page_count": Int?, … [String: JSONValue] }`. A property is marked with `!` if it is
/// required but can be null, `*` if it is boxed, `~` if values of other types are read as nil, and `and skippedPages` if elements that cannot be decoded are
/// skipped and counted.
private func summary(_ declaration: ServiceModel.Declaration) -> String {
  let name = declaration.name
  switch declaration.kind {
  case .record(let record):
    let members = record.properties.map(summary) + summary(record.others, "[String: ", "]")
    return "\(name) { \(members.joined(separator: ", ")) }"
  case .tuple(let tuple):
    let members = tuple.items.map(summary) + summary(tuple.others, "[", "]")
    return "\(name) (\(members.joined(separator: ", ")))"
  case .enumeration(let enumeration):
    let cases = enumeration.cases.map { "\($0.name) \"\($0.rawValue)\"" }
    let rawType = enumeration.rawType == .string ? "" : " \(enumeration.rawType)"
    return "\(name)\(rawType): \(cases.joined(separator: ", "))"
  case .union(let union):
    let cases = union.cases.map {
      "\($0.name)\($0.tags) \($0.type.swiftName)\(form($0.coding))"
    }
    let tag = union.discriminator.map { " by \($0)" } ?? ""
    let keyword = union.isIndirect ? "indirect " : ""
    return "\(keyword)\(name)\(tag): "
      + cases.joined(separator: " | ").replacing("[]", with: "")
  case .alias(let type): return "\(name) = \(type.swiftName)"
  }
}

private func summary(_ property: ServiceModel.Property) -> String {
  let key = property.key == property.name ? "" : " \"\(property.key)\""
  let count = property.skippedCount.map { " and \($0)" } ?? ""
  let mark =
    (property.isRequired && property.type.isOptional ? "!" : "") + (property.isBoxed ? "*" : "")
    + (property.isTolerant ? "~" : "")
  let type = property.type.swiftName + mark + form(property.coding)
  return "\(property.name)\(key): \(type)\(count)"
}

private func form(_ coding: ServiceModel.Coding?) -> String {
  coding == .numberOrText ? " as numberOrText" : ""
}

private func summary(_ others: ServiceModel.Others, _ open: String, _ close: String) -> [String] {
  switch others {
  case .dropped: []
  case .refused: ["closed"]
  case .kept(_, let type, _): ["… \(open)\(type.swiftName)\(close)"]
  }
}
