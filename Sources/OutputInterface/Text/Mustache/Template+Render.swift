import DocumentReader

extension Template {
  /// Renders the template. Returns `nil`, with a diagnostic, if it uses a name that the context does not have.
  package func render(
    _ context: TemplateValue,
    as language: Language = .swift,
    into diagnostics: inout [Diagnostic]
  ) -> RenderedText? {
    var rendering = Rendering(language: language, frames: [])
    rendering.frames = [rendering.used(context)]
    rendering.append(items)
    diagnostics += rendering.diagnostics
    if rendering.diagnostics.hasErrors { return nil }
    return RenderedText(
      pieces: separated(rendering.pieces + [rendering.output]),
      needs: rendering.needs
    )
  }
}

/// Stands for a possible blank line until it is known whether it separates anything. The byte does not occur in UTF-8.
private let separator: UInt8 = 0xFF

/// Replaces each separator with a blank line if it separates something, and otherwise with nothing.
private func separated(_ pieces: [[UInt8]]) -> [[UInt8]] {
  var last: UInt8?
  var isSeparated = false
  return pieces.map { piece in
    var result: [UInt8] = []
    result.reserveCapacity(piece.count)
    for (index, run) in piece.split(separator: separator, omittingEmptySubsequences: false)
      .enumerated()
    {
      isSeparated = isSeparated || index > 0
      if run.isEmpty { continue }
      let closes = run.first { !$0.isBlank } == UInt8(ascii: "}")
      if isSeparated, !closes, let last, last != UInt8(ascii: "{") { result.append(newline) }
      isSeparated = false
      result += run
      last = run.last { $0 != newline && !$0.isBlank } ?? last
    }
    return result
  }
}

private struct Rendering {
  let language: Template.Language
  /// The finished output, which comes before `output`.
  var pieces: [[UInt8]] = []
  var output: [UInt8] = []
  var diagnostics: [Diagnostic] = []
  /// What the rendered code needs.
  var needs: Set<Need> = []
  /// The contexts of the sections around the current item, innermost last.
  var frames: [TemplateValue]

  mutating func append(_ items: [Template.Item]) {
    for item in items {
      switch item {
      case .text(let text): output.append(text)
      case .separator: output.append(separator)
      case .needs(let more): needs.formUnion(more)
      case .variable(let name, let indentation): append(name, behind: "", indentation, nil)
      case .leading(let name, let indentation, let lineEnd):
        append(name, behind: indentation, indentation, lineEnd)
      case .section(let name, let inverted, let body):
        guard let value = value(of: name) else { continue }
        if inverted {
          if value.isFalse { append(body) }
        } else {
          append(body, for: value)
        }
      }
    }
  }

  private mutating func append(
    _ name: Template.Name,
    behind first: String,
    _ indentation: String,
    _ lineEnd: String?
  ) {
    switch value(of: name) {
    case .text(let text):
      output.append(first)
      output.append(language.escaped(text))
    case .lines(let lines) where lines.isEmpty && lineEnd != nil: return
    case .lines(let lines):
      if lines.isEmpty { output.append(first) }
      for (index, line) in lines.enumerated() {
        if index > 0 { output.append(newline) }
        // A blank line stays empty.
        if line.isEmpty { continue }
        output.append(index == 0 ? first : indentation)
        output.append(language.escaped(line))
      }
    case .flag, .list, .made, .object, .needing: report(.templateNotText(name))
    case nil: return
    }
    if let lineEnd { output.append(lineEnd) }
  }

  private mutating func append(_ body: [Template.Item], for value: TemplateValue) {
    switch value {
    case .flag(let flag):
      if flag { append(body) }
    case .list(let elements):
      for element in elements { append(body, in: element) }
    case .lines(let lines):
      for line in lines { append(body, in: .text(line)) }
    case .made(let count, let make):
      appendConcurrently(body, count, make)
    case .text, .object, .needing:
      if !value.isFalse { append(body, in: value) }
    }
  }

  /// Renders a body for each element, in runs on all cores; if there are few elements, on this thread.
  private mutating func appendConcurrently(
    _ body: [Template.Item],
    _ count: Int,
    _ make: @escaping @Sendable (Int) -> TemplateValue
  ) {
    let run = 32
    if count <= run {
      for index in 0..<count { append(body, in: make(index)) }
      return
    }
    let (frames, language) = (frames, language)
    let parts = concurrentMap((count + run - 1) / run) { part in
      var rendering = Rendering(language: language, frames: frames)
      for index in part * run..<min(count, (part + 1) * run) {
        rendering.append(body, in: make(index))
      }
      // Copied without spare capacity, because an array that has grown may be half empty.
      rendering.output = rendering.output.withUnsafeBufferPointer(Array.init)
      return rendering
    }
    for part in parts {
      pieces += [output] + part.pieces + [part.output]
      output = []
      needs.formUnion(part.needs)
      for diagnostic in part.diagnostics { report(diagnostic) }
    }
  }

  private mutating func append(_ body: [Template.Item], in frame: TemplateValue) {
    frames.append(frame)
    append(body)
    frames.removeLast()
  }

  /// Returns the value of a name. The first part is searched from the innermost context outwards, the others only in the value of that.
  private mutating func value(of name: Template.Name) -> TemplateValue? {
    guard let first = name.parts.first else { return frames.last.map { used($0) } }
    for case .object(let members) in frames.reversed() {
      guard let found = members[first] else { continue }
      if let value = found.member(at: name.parts.dropFirst()) { return used(value) }
      break
    }
    report(.templateUnknownName(name, among: visibleNames))
    return nil
  }

  fileprivate mutating func used(_ value: TemplateValue) -> TemplateValue {
    guard case .needing(let more, let inner) = value else { return value }
    needs.formUnion(more)
    return used(inner)
  }

  private var visibleNames: [String] {
    frames.flatMap { frame -> [String] in
      if case .object(let members) = frame { members.names.sorted() } else { [] }
    }
  }

  /// Reports an error once, although a section over a list meets it in every element.
  private mutating func report(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension TemplateValue {
  fileprivate var isFalse: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .flag(let flag): !flag
    case .list(let elements): elements.isEmpty
    case .lines(let lines): lines.isEmpty
    case .made(let count, _): count == 0
    case .object: false
    case .needing(_, let value): value.isFalse
    }
  }

  fileprivate func member(at path: ArraySlice<String>) -> TemplateValue? {
    guard let first = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members[first]?.member(at: path.dropFirst())
  }
}
