import DocumentReader
import SwiftCode

extension Template {
  /// nil if the template names something that the context doesn't have.
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
    return RenderedText(pieces: rendering.pieces + [rendering.output], needs: rendering.needs)
  }
}

private struct Rendering {
  let language: Template.Language
  /// What comes before the output.
  var pieces: [[UInt8]] = []
  var output: [UInt8] = []
  /// Whether a blank line comes before what is next.
  var isSeparated = false
  /// The last character of what stands before the output; nil at the start of a file.
  var before: UInt8?
  /// Whether it is put behind something that it does not know, and whether a blank line stands between the two.
  var isPart = false
  var isPartSeparated = false
  var diagnostics: [Diagnostic] = []
  /// Of what was written.
  var needs: Set<Need> = []
  /// The contexts of the sections around, innermost last.
  var frames: [TemplateValue]

  mutating func append(_ items: [Template.Item]) {
    for item in items {
      switch item {
      case .text(let text):
        append(text)
      case .separator: isSeparated = true
      case .needs(let more): needs.formUnion(more)
      case .variable(let name, let indentation):
        appendVariable(name, indentation)
      case .leading(let name, let indentation, let lineEnd):
        appendLeading(name, indentation, lineEnd)
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

  private mutating func append(_ text: String) {
    if text.isEmpty { return }
    if isPart, output.isEmpty {
      isPartSeparated = isSeparated
      isSeparated = false
    } else {
      separate(from: text.utf8)
    }
    output.append(text)
  }

  /// Puts the blank line that is due before a text, unless there is nothing to separate.
  private mutating func separate(from next: some Sequence<UInt8>) {
    guard isSeparated else { return }
    isSeparated = false
    let closes = next.first { !$0.isBlank } == UInt8(ascii: "}")
    if !closes, let last, last != UInt8(ascii: "{") { output.append("\n") }
  }

  /// The last character of what there is so far.
  private var last: UInt8? { output.last { $0 != newline && !$0.isBlank } ?? before }

  private mutating func appendVariable(_ name: Template.Name, _ indentation: String) {
    switch value(of: name) {
    case .text(let text): append(language.escaped(text))
    case .lines(let lines): appendLines(lines.map(language.escaped), behind: "", indentation)
    case .flag, .list, .made, .object, .needing: report(.templateNotText(name))
    case nil: return
    }
  }

  private mutating func appendLeading(
    _ name: Template.Name,
    _ indentation: String,
    _ lineEnd: String?
  ) {
    guard let value = value(of: name) else { return }
    switch value {
    case .text(let text): append(indentation + language.escaped(text))
    case .lines(let lines) where lines.isEmpty && lineEnd != nil: return
    case .lines(let lines):
      appendLines(lines.map(language.escaped), behind: indentation, indentation)
    case .flag, .list, .made, .object, .needing: report(.templateNotText(name))
    }
    if let lineEnd { append(lineEnd) }
  }

  /// A blank line stays empty.
  private mutating func appendLines(
    _ lines: [String],
    behind first: String,
    _ indentation: String
  ) {
    if lines.isEmpty { append(first) }
    for (index, line) in lines.enumerated() {
      if index > 0 { append("\n") }
      if !line.isEmpty { append(line, behind: index == 0 ? first : indentation) }
    }
  }

  /// Without a text of both, where nothing needs to look at it.
  private mutating func append(_ line: String, behind indentation: String) {
    if isSeparated || output.isEmpty {
      append(indentation + line)
    } else {
      output.append(indentation)
      output.append(line)
    }
  }

  private mutating func append(_ body: [Template.Item], for value: TemplateValue) {
    switch value {
    case .flag(let flag):
      if flag { append(body) }
    case .list(let elements):
      for element in elements { append(body, in: element) }
    case .lines(let lines): append(body, for: lines)
    case .made(let count, let make):
      appendConcurrently(body, count, make)
    case .text, .object, .needing:
      if !value.isFalse { append(body, in: value) }
    }
  }

  /// Runs of elements are rendered on all cores, and put together in their order; few in place.
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
      var rendering = Rendering(language: language, isPart: true, frames: frames)
      for index in part * run..<min(count, (part + 1) * run) {
        rendering.append(body, in: make(index))
      }
      // An array that has grown may be half empty.
      rendering.output = rendering.output.withUnsafeBufferPointer(Array.init)
      return rendering
    }
    for part in parts { append(part) }
    for diagnostic in parts.flatMap(\.diagnostics) { report(diagnostic) }
  }

  private mutating func append(_ part: Rendering) {
    needs.formUnion(part.needs)
    if part.output.isEmpty {
      isSeparated = isSeparated || part.isSeparated
      return
    }
    isSeparated = isSeparated || part.isPartSeparated
    separate(from: part.output)
    before = part.last ?? last
    pieces += [output, part.output]
    output = []
    isSeparated = part.isSeparated
  }

  /// Most bodies only put something before and behind the line, for which no frame is needed.
  private mutating func append(_ body: [Template.Item], for lines: [String]) {
    if body.count == 3, case .text(let before) = body[0], case .variable(let name, _) = body[1],
      name.parts.isEmpty, case .text(let behind) = body[2]
    {
      for line in lines {
        append(before)
        append(language.escaped(line))
        append(behind)
      }
    } else {
      for line in lines { append(body, in: .text(line)) }
    }
  }

  private mutating func append(_ body: [Template.Item], in frame: TemplateValue) {
    frames.append(frame)
    append(body)
    frames.removeLast()
  }

  /// The first part is looked for from the innermost context outwards, the others only inside what it names.
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

  /// A section over a list meets the same error in every element.
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
