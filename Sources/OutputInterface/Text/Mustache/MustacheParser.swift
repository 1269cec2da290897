import DocumentReader

/// Parses a template into a tree in one pass.
struct MustacheParser {
  private(set) var diagnostics: [Diagnostic] = []

  private let file: SourceFile
  private let bytes: [UInt8]
  private let partials: [String: SourceFile]
  /// The names of the partials around this one, outermost first.
  private let including: [String]
  /// The indentation of each line, if this is a partial whose tag is alone on its line.
  private let indentation: String

  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var position = 0
  private var atLineStart = true
  private var items: [Template.Item] = []
  private var sections: [OpenSection] = []
  private var marker = LocationMarker()

  private struct OpenSection {
    let name: Template.Name
    let inverted: Bool
    /// The items before the section.
    let items: [Template.Item]
  }

  init(_ file: SourceFile, partials: [String: SourceFile]) {
    self.init(file, partials: partials, including: [], indentation: "")
  }

  private init(
    _ file: SourceFile,
    partials: [String: SourceFile],
    including: [String],
    indentation: String
  ) {
    // Generated files have Unix line ends.
    self.file = file.withUnixLineEnds
    bytes = self.file.bytes
    self.partials = partials
    self.including = including
    self.indentation = indentation
  }

  mutating func parse() -> [Template.Item] {
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      diagnostics.append(.templateNotUTF8(file))
      return []
    }
    while let start = bytes.firstOffset(of: open, from: position) {
      guard let tag = tag(at: start) else { return [] }
      if tag.kind == .variable, let line = blanks(before: start) {
        appendText(upTo: line.lowerBound)
        takeLeading(tag, behind: line)
        continue
      }
      let lines = standaloneLine(of: tag, from: start)
      appendText(upTo: lines?.lowerBound ?? start)
      if lines == nil { indentLine() }
      position = lines?.upperBound ?? tag.end
      let leading = lines.map { String(decoding: bytes[$0.lowerBound..<start], as: UTF8.self) }
      apply(tag, indentation: leading ?? "")
    }
    appendText(upTo: bytes.count)
    for section in sections { diagnostics.append(.templateUnclosedSection(section.name)) }
    return items
  }
}

// MARK: - Tags

extension MustacheParser {
  private struct Tag {
    enum Kind {
      case variable, section, inverted, end, partial, comment, delimiters

      init?(sigil: UInt8) {
        switch UnicodeScalar(sigil) {
        case "&", "{": self = .variable
        case "#": self = .section
        case "^": self = .inverted
        case "/": self = .end
        case ">": self = .partial
        case "!": self = .comment
        case "=": self = .delimiters
        default: return nil
        }
      }
    }

    let kind: Kind
    let content: String
    let location: Location
    let start: Int
    /// The offset after the closing delimiter.
    let end: Int
  }

  private mutating func tag(at start: Int) -> Tag? {
    let location = marker.location(of: start, in: file)
    let sigilOffset = start + open.count
    let sigil = bytes.dropFirst(sigilOffset).first ?? 0
    let kind = Tag.Kind(sigil: sigil)
    let end =
      switch sigil {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
      case UInt8(ascii: "="): [sigil] + close
      default: close
      }
    let contentStart = kind == nil ? sigilOffset : sigilOffset + 1
    guard let contentEnd = bytes.firstOffset(of: end, from: contentStart) else {
      diagnostics.append(.templateUnclosedTag(end, at: location))
      return nil
    }
    let content = String(decoding: bytes[contentStart..<contentEnd], as: UTF8.self)
    return Tag(
      kind: kind ?? .variable,
      content: content.utf8.allSatisfy(\.isPrintable)
        ? content : content.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      location: location,
      start: start,
      end: contentEnd + end.count
    )
  }

  private mutating func apply(_ tag: Tag, indentation: String) {
    switch tag.kind {
    case .comment:
      break
    case .delimiters:
      setDelimiters(tag)
    case .variable:
      if let name = name(of: tag) {
        items.append(.variable(name, indentation: self.indentation + blanks(around: tag.start)))
      }
    case .section, .inverted:
      if let name = name(of: tag) { beginSection(name, inverted: tag.kind == .inverted) }
    case .end:
      if let name = name(of: tag) { endSection(name) }
    case .partial:
      if let name = name(of: tag) { include(name, indentation: indentation) }
    }
  }

  private mutating func name(of tag: Tag) -> Template.Name? {
    if tag.content == "." { return Template.Name(parts: [], location: tag.location) }
    let parts = tag.content.utf8.split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    ).map(Substring.init)
    guard parts.allSatisfy(\.isTemplateName) else {
      diagnostics.append(.templateUnknownTag(tag.content, at: tag.location))
      return nil
    }
    return Template.Name(parts: parts.map(String.init), location: tag.location)
  }

  private mutating func setDelimiters(_ tag: Tag) {
    let parts = tag.content.split(separator: " ").map { Array($0.utf8) }
    guard parts.count == 2, let first = parts.first, let last = parts.last,
      !(first + last).contains(UInt8(ascii: "="))
    else {
      diagnostics.append(.templateDelimiters(at: tag.location))
      return
    }
    open = first
    close = last
  }

  private mutating func beginSection(_ name: Template.Name, inverted: Bool) {
    if sections.count == Limits.nesting {
      diagnostics.append(.templateNesting(name))
      sections = []
      position = bytes.count
      return
    }
    sections.append(OpenSection(name: name, inverted: inverted, items: items))
    items = []
  }

  private mutating func endSection(_ name: Template.Name) {
    guard let section = sections.popLast() else {
      diagnostics.append(.templateUnopenedSection(name))
      return
    }
    if section.name.text != name.text {
      diagnostics.append(.templateWrongEnd(name, of: section.name))
    }
    let body = items
    items = section.items
    items.append(.section(section.name, inverted: section.inverted, body: body))
  }

  private mutating func include(_ name: Template.Name, indentation: String) {
    guard let partial = partials[name.text] else {
      diagnostics.append(.templateUnknownPartial(name, among: partials.keys.sorted()))
      return
    }
    if including.contains(name.text) {
      diagnostics.append(.templateRecursion(name, including: including))
      return
    }
    var parser = MustacheParser(
      partial,
      partials: partials,
      including: including + [name.text],
      indentation: self.indentation + indentation
    )
    items += parser.parse()
    diagnostics += parser.diagnostics
  }
}

// MARK: - Text and lines

extension MustacheParser {
  /// Returns the range from a line's start up to an offset if it contains only blanks and has not been read yet.
  private func blanks(before start: Int) -> Range<Int>? {
    let before = bytes[..<start].lastIndex { !$0.isBlank }
    if let before, bytes[before] != newline { return nil }
    let line = before.map { $0 + 1 } ?? 0
    return line < position ? nil : line..<start
  }

  /// Returns the blanks at the start of the line that contains an offset.
  private func blanks(around place: Int) -> String {
    let line = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return String(decoding: bytes[line..<place].prefix { $0.isBlank }, as: UTF8.self)
  }

  private mutating func takeLeading(_ tag: Tag, behind blanks: Range<Int>) {
    position = tag.end
    var lineEnd: String?
    let after = bytes[tag.end...].firstIndex { !$0.isBlank }
    if after.map({ bytes[$0] == newline }) ?? true {
      position = after.map { $0 + 1 } ?? bytes.count
      lineEnd = String(decoding: bytes[tag.end..<position], as: UTF8.self)
    }
    let own = String(decoding: bytes[blanks], as: UTF8.self)
    if let name = name(of: tag) {
      let indentation = atLineStart ? indentation + own : own
      items.append(.leading(name, indentation: indentation, lineEnd: lineEnd))
    }
    atLineStart = lineEnd != nil
  }

  /// Returns the range of the whole lines of a tag that is alone on them; `nil` if there is anything else, or if the tag is a variable.
  private func standaloneLine(of tag: Tag, from start: Int) -> Range<Int>? {
    if tag.kind == .variable { return nil }
    let before = bytes[..<start].lastIndex { !$0.isBlank }
    let after = bytes[tag.end...].firstIndex { !$0.isBlank }
    if let before, bytes[before] != newline { return nil }
    if let after, bytes[after] != newline { return nil }
    return (before.map { $0 + 1 } ?? 0)..<(after.map { $0 + 1 } ?? bytes.count)
  }

  private mutating func appendText(upTo end: Int) {
    guard position < end else { return }
    var rest = bytes[position..<end]
    while !rest.isEmpty {
      let next = rest.firstIndex(of: newline).map { $0 + 1 } ?? end
      let line = rest[..<next]
      if atLineStart, line.last == newline, line.dropLast().allSatisfy(\.isBlank) {
        items.append(.separator)
      } else {
        indentLine()
        append(String(decoding: line, as: UTF8.self))
      }
      atLineStart = line.last == newline
      rest = rest[next...]
    }
  }

  private mutating func indentLine() {
    if atLineStart, !indentation.isEmpty { append(indentation) }
    atLineStart = false
  }

  private mutating func append(_ text: String) {
    var text = text
    if case .text(var before) = items.last {
      // Removed from the list, so that the string is not shared and grows in place.
      items.removeLast()
      before += text
      text = before
    }
    items.append(.text(text))
  }
}
