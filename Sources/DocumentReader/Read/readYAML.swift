import CYAML

/// Reads one YAML document as far as possible. Errors are reported, and the nodes in their place are marked with `isReported`.
///
/// Only some parts of a foreign file may be used. What this reader does not support there is not reported, and is read as `<<` or as a
/// node with `isReported`; `unsupported(in:)` returns the error.
package func readYAML(
  _ file: SourceFile,
  isForeign: Bool = false,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let start = checkEncoding(file, into: &diagnostics) else { return nil }
  guard start < file.bytes.count else {
    diagnostics.append(.emptyDocument(at: file.start))
    return nil
  }
  guard let lines = YAMLLines(file, from: start, into: &diagnostics) else { return nil }
  let standIns = StandIns(for: file, from: start)
  var reader = YAMLReader(file, lines, isForeign: isForeign, standIns)
  (standIns?.bytes[...] ?? file.bytes.dropFirst(start)).withUnsafeBufferPointer { bytes in
    let events = YAMLEvents(bytes)
    while events.next({ reader.take($0) }) {}
    if let problem = events.problem { reader.fail(problem) }
  }
  if reader.diagnostics.hasErrors, let conflict = Diagnostic.mergeConflict(in: file) {
    diagnostics.append(conflict)
    return nil
  }
  diagnostics += reader.diagnostics.sorted()
  return reader.root
}

/// The error in a node of a foreign file that is used, apart from those in its children; `nil` if there is none.
package func unsupported(in node: Node) -> Diagnostic? {
  guard node.isReported || node["<<"] != nil else { return nil }
  var found: [Diagnostic] = []
  _ = readYAML(node.location.file, into: &found)
  return found.first {
    $0.severity == .error && node.location.start <= $0.location.start
      && $0.location.start <= node.location.end
  }
}

/// libyaml's parser as a stream of events. The bytes must outlive it.
private final class YAMLEvents {
  // libyaml keeps pointers into the parser, which must therefore never move.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let isReady: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady, let base = bytes.baseAddress else { return }
    yaml_parser_set_input_string(parser, base, bytes.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// Passes the next event to `take`. Returns `false` after the last event, after an error, and if `take` does.
  func next(_ take: (yaml_event_t) -> Bool) -> Bool {
    var event = yaml_event_t()
    guard isReady, yaml_parser_parse(parser, &event) == 1 else { return false }
    defer { yaml_event_delete(&event) }
    return take(event) && event.type != YAML_STREAM_END_EVENT
  }

  var problem: YAMLProblem? {
    guard isReady else { return YAMLProblem(text: "out of memory") }
    guard parser.pointee.error != YAML_NO_ERROR else { return nil }
    return YAMLProblem(
      text: parser.pointee.problem.map { String(cString: $0) } ?? "out of memory",
      mark: parser.pointee.problem_mark,
      context: parser.pointee.context.map { String(cString: $0) } ?? "",
      contextMark: parser.pointee.context_mark
    )
  }
}

/// A syntax error as libyaml reports it.
struct YAMLProblem {
  let text: String
  var mark = yaml_mark_t()
  var context = ""
  var contextMark = yaml_mark_t()
}

extension [Diagnostic] {
  /// The diagnostics in the order of the file.
  func sorted() -> [Diagnostic] {
    enumerated().sorted {
      ($0.element.location.line, $0.element.location.column, $0.offset)
        < ($1.element.location.line, $1.element.location.column, $1.offset)
    }.map(\.element)
  }
}
