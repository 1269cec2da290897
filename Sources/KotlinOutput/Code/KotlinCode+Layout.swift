/// The maximum width of a line of generated Kotlin, as in Android's style guide.
let lineWidth = 100

/// How far the lines in brackets are indented.
private let step = 4

extension Code {
  /// Returns the lines of a statement or declaration, each with its indentation.
  ///
  /// - Parameter trailing: The number of columns that the last line leaves free.
  func lines(indent: Int, trailing: Int = 0) -> [String] {
    var lines = layout(Place(column: indent, indent: indent, trailing: trailing))
    if let first = lines.first { lines[0] = spaces(indent) + first }
    return lines
  }
}

/// Where a piece of code begins.
private struct Place {
  var column: Int
  /// The indentation of the line that the code begins on.
  var indent: Int
  /// The number of columns that the last line leaves free for the code that follows.
  var trailing = 0

  /// The start of a line that is indented once more.
  var inside: Place { Place(column: indent + step, indent: indent + step, trailing: trailing) }
}

private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

extension Code {
  /// Returns the lines of the code: the first without indentation, the others with theirs.
  private func layout(_ place: Place) -> [String] {
    if let flat, place.column + flat.count + place.trailing <= lineWidth { return [flat] }
    switch self {
    case .text, .string: return [flat ?? ""]
    case .sequence(let parts): return sequence(parts, at: place)
    case .list(let open, let items, let close):
      if items.isEmpty { return [open + close] }
      return [open] + items.flatMap { indented($0, after: "", before: ",", at: place) }
        + [spaces(place.indent) + close]
    case .lambda(let parameters, let body):
      return [parameters.isEmpty ? "{" : "{ \(parameters) ->"]
        + body.flatMap { indented($0, after: "", before: "", at: place) }
        + [spaces(place.indent) + "}"]
    case .block(let head, let statements):
      return opened(head, at: place)
        + statements.flatMap { indented($0, after: "", before: "", at: place) }
        + [spaces(place.indent) + "}"]
    case .chain(let receiver, let links): return chain(receiver, links, at: place)
    case .binary(let left, let sign, let right): return binary(left, sign, right, at: place)
    case .parentheses(let code): return sequence(["(", code, ")"], at: place)
    case .assignment(let target, let value): return assignment(target, value, at: place)
    case .conditional(let branches, let otherwise):
      return conditional(branches, otherwise, at: place)
    case .choice(let subject, let branches, let otherwise):
      return choice(of: subject, branches, otherwise, at: place)
    }
  }

  /// Lays out a value. A wide text with templates is broken after spaces; as the receiver of a function, it would need parentheses.
  private func layoutOfValue(_ place: Place) -> [String] {
    guard case .string(let parts) = self, parts.contains(where: \.isTemplate) else {
      return layout(place)
    }
    var texts: [[StringPart]] = []
    for word in words(of: parts) {
      let text = (texts.last ?? []) + word
      let column = texts.count > 1 ? place.indent + step : place.column
      let width = stringLiteral(text).count + max(place.trailing, " +".count)
      if texts.isEmpty || column + width > lineWidth {
        texts.append(word)
      } else {
        texts[texts.count - 1] = text
      }
    }
    let lines = texts.map(stringLiteral)
    let below = lines.dropFirst().map { spaces(place.indent + step) + $0 }
    let all = lines.prefix(1) + below
    return all.dropLast().map { "\($0) +" } + all.suffix(1)
  }

  /// The parts of a text up to each space.
  private func words(of parts: [StringPart]) -> [[StringPart]] {
    var words: [[StringPart]] = [[]]
    for part in parts {
      guard case .literal(let text) = part else {
        words[words.count - 1].append(part)
        continue
      }
      for (index, piece) in text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 {
          words[words.count - 1].append(.literal(" "))
          words.append([])
        }
        if !piece.isEmpty { words[words.count - 1].append(.literal(String(piece))) }
      }
    }
    words.removeAll(where: \.isEmpty)
    // Kotlin warns about a text that is only a template.
    if words.count > 1, let last = words.last, last.count == 1, last.allSatisfy(\.isTemplate) {
      words.removeLast()
      words[words.count - 1] += last
    }
    return words
  }

  /// Lays out code on lines of its own that are indented once more.
  private func indented(_ code: Code, after: String, before: String, at place: Place) -> [String] {
    var inner = place.inside
    inner.column += after.count
    inner.trailing = before.count
    var lines = code.layoutOfValue(inner)
    lines[0] = spaces(inner.indent) + after + lines[0]
    lines[lines.count - 1] += before
    return lines
  }

  /// Breaks the last part that can be broken.
  private func sequence(_ parts: [Code], at place: Place) -> [String] {
    let broken = parts.lastIndex(where: \.canBreak) ?? parts.count - 1
    var place = place
    let before = parts.prefix(max(broken, 0))
    let after = parts.dropFirst(broken + 1).compactMap(\.flat).joined()
    guard parts.indices.contains(broken) else { return [""] }
    let flat = Code.sequence(Array(before)).flat
    let fits = flat.map { place.column + $0.count + "{".count <= lineWidth } ?? false
    // What is before the last part is broken too if it is too wide itself, such as the arguments before a lambda.
    let breaksBefore = !fits && before.contains(where: \.canBreak)
    var lines = breaksBefore ? sequence(Array(before), at: place) : [flat ?? ""]
    let last = lines.removeLast()
    place.column = lines.isEmpty ? place.column + last.count : last.count
    place.trailing += after.count
    var rest = parts[broken].layout(place)
    rest[0] = last + rest[0]
    rest[rest.count - 1] += after
    return lines + rest
  }

  private var canBreak: Bool {
    switch self {
    case .text, .string: false
    case .sequence(let parts): parts.contains(where: \.canBreak)
    case .list(_, let items, _): !items.isEmpty
    default: true
    }
  }

  private func chain(_ receiver: Code, _ links: [Code], at place: Place) -> [String] {
    if links.count == 1, let link = links.first, link.endsInLambda, receiver.flat != nil {
      let lines = sequence([receiver, link], at: place)
      if lines.allSatisfy({ $0.count <= lineWidth }) { return lines }
    }
    return receiver.asReceiver.layout(place)
      + links.flatMap { indented($0, after: "", before: "", at: place) }
  }

  private var endsInLambda: Bool {
    switch self {
    case .lambda: true
    case .sequence(let parts): parts.last?.endsInLambda ?? false
    default: false
    }
  }

  /// Breaks after the operator: a line that begins with most operators would be a statement of its own.
  private func binary(_ left: Code, _ sign: String, _ right: Code, at place: Place) -> [String] {
    var lines = left.asOperand.layout(place)
    let right = right.asOperand
    if sign == "?:" { return lines + indented(right, after: "?: ", before: "", at: place) }
    lines[lines.count - 1] += " \(sign)"
    return lines + indented(right, after: "", before: "", at: place)
  }

  private func assignment(_ target: Code, _ value: Code, at place: Place) -> [String] {
    var before = place
    before.trailing = " =".count
    let targetLines = target.layout(before)
    if targetLines.count > 1, let end = targetLines.last {
      var below = place
      below.column = place.indent
      let lines = Code.assignment(.text(end.trimmingPrefix { $0 == " " }.description), value)
        .layout(below)
      return targetLines.dropLast() + [spaces(place.indent) + (lines.first ?? "")]
        + lines.dropFirst()
    }
    let head = (target.flat ?? "") + " ="
    var beside = place
    beside.column += head.count + 1
    if value.opensOnTheLine(at: beside) {
      let lines = value.layout(beside)
      let first = lines.first ?? ""
      if beside.column + first.count <= lineWidth {
        return ["\(head) \(first)"] + lines.dropFirst()
      }
    }
    return [head] + indented(value, after: "", before: "", at: place)
  }

  /// Whether the broken code keeps its beginning on the line: `name(`, `when (x) {`, or the receiver of a chain.
  private func opensOnTheLine(at place: Place) -> Bool {
    switch self {
    case .list, .lambda, .choice, .block: true
    case .conditional(let branches, _):
      branches.count > 1
        || place.column + "if (\(branches.first?.test.flat ?? "")) {".count <= lineWidth
    case .sequence(let parts): parts.last?.opensOnTheLine(at: place) ?? false
    case .chain(let receiver, _):
      receiver.flat.map { place.column + $0.count <= lineWidth } ?? false
        || receiver.opensOnTheLine(at: place)
    case .text, .string, .binary, .parentheses, .assignment: false
    }
  }

  private func conditional(
    _ branches: [Branch],
    _ otherwise: Code,
    at place: Place
  ) -> [String] {
    let end = [spaces(place.indent) + "}"]
    if branches.count == 1, let branch = branches.first {
      return opened(.sequence(["if ", .parentheses(branch.test)]), at: place)
        + indented(branch.value, after: "", before: "", at: place)
        + [spaces(place.indent) + "} else {"]
        + indented(otherwise, after: "", before: "", at: place) + end
    }
    let lines = branches.flatMap { self.branch($0.test, $0.value, at: place) }
    return ["when {"] + lines + branch("else", otherwise, at: place) + end
  }

  /// The beginning of a block: `if (a) {`. If the condition is broken, its closing parenthesis begins a line.
  private func opened(_ head: Code, at place: Place) -> [String] {
    var place = place
    place.trailing = " {".count
    let lines = head.layout(place)
    guard lines.count > 1, let last = lines.last, last.hasSuffix(")") else {
      return lines.dropLast() + [(lines.last ?? "") + " {"]
    }
    return lines.dropLast() + [String(last.dropLast()), spaces(place.indent) + ") {"]
  }

  /// `test -> value`, with the value on lines of its own if it does not fit.
  private func branch(_ test: Code, _ value: Code, at place: Place) -> [String] {
    let tests = indented(test, after: "", before: " ->", at: place)
    guard let last = tests.last else { return [] }
    var beside = place.inside
    beside.column = last.count + 1
    let fits = value.flat.map { beside.column + $0.count <= lineWidth } ?? false
    if fits || value.opensOnTheLine(at: beside) {
      let lines = value.layout(beside)
      let first = "\(last) \(lines.first ?? "")"
      if first.count <= lineWidth { return tests.dropLast() + [first] + lines.dropFirst() }
    }
    return tests + indented(value, after: "", before: "", at: place.inside)
  }

  private func choice(
    of subject: Code,
    _ branches: [Branch],
    _ otherwise: Code?,
    at place: Place
  ) -> [String] {
    var lines = ["when (\(subject.flat ?? "")) {"]
    for branch in branches {
      let patterns = branch.conditions.compactMap(\.flat).joined(separator: ", ")
      lines += self.branch(.text(patterns), branch.value, at: place)
    }
    if let otherwise { lines += branch("else", otherwise, at: place) }
    return lines + [spaces(place.indent) + "}"]
  }
}

extension Code.Branch {
  /// All conditions as one.
  fileprivate var test: Code {
    conditions.dropFirst().reduce(conditions.first ?? "true") { .binary($0, sign: "&&", $1) }
  }
}

extension Code.StringPart {
  fileprivate var isTemplate: Bool {
    if case .template = self { true } else { false }
  }
}
