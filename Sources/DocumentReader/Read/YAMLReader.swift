import CYAML

/// Builds nodes from libyaml's events.
struct YAMLReader {
  enum Anchor {
    /// The node with the anchor has not ended yet.
    case open
    case done(NodeBuilder.Built)
  }

  let file: SourceFile
  /// Whether parts that cannot be read are allowed, because only some parts of the file may be used.
  let isForeign: Bool
  let standIns: StandIns?
  var lines: YAMLLines
  var builder = NodeBuilder()
  var anchors: [String: Anchor] = [:]
  private var aliasedNodes = 0
  private var documents = 0
  var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile, _ lines: YAMLLines, isForeign: Bool, _ standIns: StandIns?) {
    self.file = file
    self.isForeign = isForeign
    self.standIns = standIns
    self.lines = lines
  }

  var root: Node? { builder.root }

  /// Processes an event. Returns whether to continue reading.
  mutating func take(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 { diagnostics.append(.severalDocuments(at: place(event.start_mark))) }
      return documents == 1
    case YAML_SCALAR_EVENT:
      takeScalar(event)
    case YAML_ALIAS_EVENT:
      return takeAlias(string(event.data.alias.anchor), at: place(of: event))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      return open(.list, anchor: start.anchor, tag: start.tag, at: event.start_mark)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      let isFlow = start.style == YAML_FLOW_MAPPING_STYLE
      let kind: NodeBuilder.Kind = isFlow ? .flowMapping : .mapping
      return open(kind, anchor: start.anchor, tag: start.tag, at: event.start_mark)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      let anchor = builder.top?.anchor
      // Blocks have no closing character: libyaml marks their end at the start of the next token.
      let isBlock = event.start_mark.index == event.end_mark.index
      let end = isBlock ? nil : position(event.end_mark)
      if let built = builder.close(at: end, into: &diagnostics), let anchor {
        anchors[anchor] = .done(built)
      }
    case YAML_STREAM_END_EVENT:
      if documents == 0 { diagnostics.append(.emptyDocument(at: file.start)) }
    default: break
    }
    return true
  }

  /// Reports the error that ended the events.
  mutating func fail(_ problem: YAMLProblem) {
    let offset = lines.offset(line: problem.mark.line, column: problem.mark.column)
    let diagnostic = Diagnostic.yamlSyntax(
      problem,
      next: file.bytes.at(offset),
      second: file.bytes.at(offset + 1),
      previous: file.bytes.prefix(offset).last { !$0.isBlank },
      at: place(problem.startsAtContext ? problem.contextMark : problem.mark)
    )
    // An unquoted template that has been reported is the cause of other errors on its line.
    let isKnown = diagnostics.contains {
      $0.code == .unquotedTemplate && $0.location.line == diagnostic.location.line
    }
    if !isKnown { diagnostics.append(diagnostic) }
  }

  /// Reports what this reader does not support, unless it may be in a part that is not used.
  mutating func note(_ problem: Diagnostic) {
    if !isForeign { diagnostics.append(problem) }
  }

  func position(_ mark: yaml_mark_t) -> Position {
    lines.position(line: mark.line, column: mark.column)
  }

  func place(_ mark: yaml_mark_t) -> Location { Location(file, from: position(mark)) }

  func place(of event: yaml_event_t) -> Location {
    Location(file, from: position(event.start_mark), to: position(event.end_mark))
  }

  func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

// MARK: - Collections and aliases

extension YAMLReader {
  private mutating func open(
    _ kind: NodeBuilder.Kind,
    anchor: UnsafeMutablePointer<UInt8>?,
    tag: UnsafeMutablePointer<UInt8>?,
    at mark: yaml_mark_t
  ) -> Bool {
    let location = place(mark)
    guard builder.depth < Limits.nesting else {
      diagnostics.append(.nestedTooDeep(at: location))
      return false
    }
    if let tag { note(.tag(string(tag), at: location)) }
    let isKey = builder.expectsKey
    if isKey { reportKey(kind, at: location) }
    let anchor = anchor.map(string)
    if let anchor { anchors[anchor] = .open }
    let start = anchor == nil ? location.start : skipAnchor(from: mark)
    builder.open(kind, at: Location(file, from: start), anchor: anchor)
    if isKey || tag != nil { builder.markReported() }
    return true
  }

  /// Reports a list or a mapping in the place of a key: as an unquoted template if it is `{{name}}`.
  private mutating func reportKey(_ kind: NodeBuilder.Kind, at location: Location) {
    guard let top = builder.top, !top.isReported else { return }
    if top.kind == .flowMapping, kind == .flowMapping {
      diagnostics.append(.unquotedTemplate(at: top.location))
      builder.markReported()
    } else {
      note(.complexKey(at: location))
    }
  }

  private mutating func takeAlias(_ name: String, at location: Location) -> Bool {
    switch anchors[name] {
    case .done(let built):
      if builder.expectsKey {
        takeKey(alias: built.node, at: location)
        return true
      }
      aliasedNodes += built.size
      guard aliasedNodes <= Limits.aliasedNodes else {
        diagnostics.append(.tooManyAliasedNodes(at: location))
        return false
      }
      guard builder.depth + built.height <= Limits.nesting else {
        diagnostics.append(.nestedTooDeep(at: location))
        return false
      }
      builder.add(built, endingAt: location.end)
      return true
    case .open:
      note(.circularAlias(name, at: location))
    case nil:
      let known = anchors.count < 100 ? suggestion(for: name, among: anchors.keys.sorted()) : nil
      diagnostics.append(.undefinedAlias(name, suggestion: known, at: location))
    }
    builder.add(NodeBuilder.Built(node: Node(.null, isReported: true, at: location)))
    return true
  }

  private mutating func takeKey(alias node: Node, at location: Location) {
    if let text = node.text {
      builder.setKey(.name(text, location))
    } else {
      note(.complexKey(at: location))
      builder.setKey(.invalid)
    }
  }

  mutating func skipAnchor(from mark: yaml_mark_t) -> Position {
    lines.skipAnchor(from: position(mark), line: mark.line, column: mark.column)
  }
}
