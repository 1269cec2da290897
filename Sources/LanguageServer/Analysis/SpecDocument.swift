import DocumentReader
import OutputInterface
import SpecChecker
import SpecSyntax
import ViewModelIR
import Workspace

/// An open spec with the analysis that answers requests about it.
final class SpecDocument {
  let spec: TracedSpec
  /// The screen from the spec's last version without errors; `nil` if there has been none.
  let screen: Screen?
  /// The output language, which names the types that a hover shows.
  let language: any OutputLanguage
  private(set) lazy var names = NameIndex(spec)

  init(_ spec: TracedSpec, screen: Screen?, in language: any OutputLanguage) {
    self.spec = spec
    self.screen = screen
    self.language = language
  }

  var file: SourceFile { spec.file }
  var path: String { file.path }
  var service: ServiceModel? { spec.service }

  /// The name that the checker found at a position.
  func tracedName(at position: Position) -> Trace.Name? {
    spec.trace.names.last {
      $0.location.file.path == path && $0.location.contains(position)
    }
  }

  func place(at position: Position) -> GrammarPlace? {
    let grammar: any MappingKey.Type = isSharedFile ? SharedTextsKey.self : SpecKey.self
    return GrammarPlace(at: position, in: spec.node, of: grammar)
  }
}

extension Session {
  /// Returns the spec that a request refers to, as far as it can be read; `nil` if the document is not a spec.
  func spec(_ params: Node) throws(ResponseError) -> SpecDocument? {
    let file = try file(params)
    if let known = specs[file.path], known.text === file { return known.document }
    let document = traced(file).map { self.document($0) }
    specs[file.path] = (file, document)
    return document
  }

  func document(_ spec: TracedSpec) -> SpecDocument {
    SpecDocument(spec, screen: screens[spec.file.path], in: workspace.language)
  }

  /// Returns the spec and the position that a request refers to; `nil` if the document is not a spec.
  func specAndPosition(_ params: Node) throws(ResponseError) -> (SpecDocument, Position)? {
    guard let spec = try spec(params) else { return nil }
    return (spec, try position(params, in: spec.file))
  }

  func position(_ params: Node, in file: SourceFile) throws(ResponseError) -> Position {
    guard let place = params["position"] else { throw .invalidParams("the position is missing") }
    return try textPosition(of: place, in: file)
  }

  /// Returns the spec and the range that a request refers to; `nil` if the document is not a spec or the range is missing.
  func specAndRange(_ params: Node) throws(ResponseError) -> (SpecDocument, Location)? {
    guard let spec = try spec(params), let range = params["range"], let first = range["start"],
      let last = range["end"]
    else { return nil }
    let start = try textPosition(of: first, in: spec.file)
    let end = try textPosition(of: last, in: spec.file)
    return (spec, Location(spec.file, from: start, to: end))
  }

  /// Reads a spec as far as possible, ignoring up to four lines with YAML syntax errors; `nil` if it is not a spec.
  func traced(_ file: SourceFile) -> TracedSpec? {
    var file = file
    for _ in 0..<5 {
      if let spec = workspace.traced(file, knowing: screens[file.path]?.service) { return spec }
      guard let repaired = file.withoutBrokenLine else { return nil }
      file = repaired
    }
    return nil
  }
}

extension SourceFile {
  /// The file with the line of its first syntax error blanked out; `nil` if there is no such line.
  fileprivate var withoutBrokenLine: SourceFile? {
    var problems: [Diagnostic] = []
    _ = readYAML(self, into: &problems)
    guard let line = problems.first(where: { $0.code == .syntax })?.location.line,
      let broken = self.line(line), !broken.allSatisfy(\.isBlank)
    else { return nil }
    var bytes = bytes
    for index in broken.indices { bytes[index] = .space }
    return SourceFile(path: path, bytes: bytes)
  }
}
