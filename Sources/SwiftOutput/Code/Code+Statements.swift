extension Code {
  /// Returns the names of the constants that the code declares as a statement at this indentation.
  package func partNames(indent: Int) -> [String] {
    guard case .naming(let whole, let parts, _) = self else { return [] }
    let isShort = whole.flat.map { indent + $0.count + hiddenCommas <= lineWidth } ?? false
    return isShort ? [] : parts.map(\.name)
  }

  /// Lays out an assignment that does not fit on one line. The value begins after the `=` if it can be broken inside, and otherwise on the
  /// next line.
  func assignment(_ target: Code, _ value: Code, at place: Place) -> [String] {
    let target = target.flat ?? ""
    let head = "\(target) = "
    let indent = place.indent + 2
    let below = Place(
      column: indent,
      indent: indent,
      continuation: indent,
      trailing: place.trailing,
      width: place.width
    )
    var beside = place
    beside.column += head.count
    let fitsBelow =
      value.flat.map { indent + $0.count + value.hiddenCommas + place.trailing <= place.width }
      ?? false
    if value.opensOnTheLine && !value.breaksItsBase(at: beside) || !fitsBelow && value.isString {
      let lines = value.layout(beside)
      if fits(lines, at: beside), let first = lines.first {
        return [head + first] + lines.dropFirst()
      }
    }
    let lines = value.layout(below)
    return ["\(target) ="] + [spaces(indent) + (lines.first ?? "")] + lines.dropFirst()
  }

  private var isString: Bool {
    if case .string = self { true } else { false }
  }

  /// Whether the broken code keeps its beginning on the line: `Self.name(`, `books.map {`.
  private var opensOnTheLine: Bool {
    switch self {
    case .lines, .list, .closure: true
    case .sequence(let parts): parts.last?.opensOnTheLine ?? false
    case .chain(_, let suffixes): suffixes.count == 1 && suffixes.first?.opensOnTheLine == true
    default: false
    }
  }

  /// Whether the code is a chain on an expression in parentheses that does not fit on the line.
  private func breaksItsBase(at place: Place) -> Bool {
    guard case .chain(let base, _) = self, case .parentheses = base else { return false }
    return base.flat.map { place.column + $0.count > place.width } ?? true
  }

  func conditional(_ branches: [Branch], _ otherwise: [Code], at place: Place) -> [String] {
    var lines: [String] = []
    for branch in branches {
      if lines.popLast() == nil {
        lines = head("if ", branch.conditions, at: place)
      } else {
        var below = place
        below.column = place.indent
        let head = head("} else if ", branch.conditions, at: below)
        lines += [spaces(place.indent) + (head.first ?? "")] + head.dropFirst()
      }
      lines += statements(branch.body, in: place) + [spaces(place.indent) + "}"]
    }
    if !otherwise.isEmpty, lines.popLast() != nil {
      lines += [spaces(place.indent) + "} else {"] + statements(otherwise, in: place)
      lines.append(spaces(place.indent) + "}")
    }
    return lines
  }

  func choice(of subject: Code, _ branches: [Branch], at place: Place) -> [String] {
    head("switch ", [subject], at: place)
      + branches.flatMap { $0.isForDebugging ? inDebug($0, at: place) : choiceCase($0, at: place) }
      + [spaces(place.indent) + "}"]
  }

  private func inDebug(_ branch: Branch, at place: Place) -> [String] {
    var inner = place
    inner.indent += 2
    return [spaces(place.indent) + "#if DEBUG"] + choiceCase(branch, at: inner)
      + [spaces(place.indent) + "#endif"]
  }

  /// Lays out a case of a `switch`, on one line with its statement if both fit.
  private func choiceCase(_ branch: Branch, at place: Place) -> [String] {
    let patterns = branch.conditions.compactMap(\.flat)
    let heads = choiceHead(patterns, at: place)
    if let head = heads.first, heads.count == 1, let only = branch.body.first,
      branch.body.count == 1, let statement = only.flat,
      head.count + 1 + statement.count + only.hiddenCommas <= place.width
    {
      return ["\(head) \(statement)"]
    }
    return heads + statements(branch.body, in: place)
  }

  /// `case .a, .b:` on as few lines as possible.
  private func choiceHead(_ patterns: [String], at place: Place) -> [String] {
    guard let last = patterns.last else { return [spaces(place.indent) + "default:"] }
    let items = patterns.dropLast().map { $0 + "," } + [last + ":"]
    var lines: [String] = []
    // There is no line break before the first pattern, however long it is.
    var line = spaces(place.indent) + "case " + (items.first ?? "")
    for pattern in items.dropFirst() {
      if line.count + 1 + pattern.count > place.width {
        lines.append(line)
        line = spaces(place.indent + 2) + pattern
      } else {
        line += " " + pattern
      }
    }
    return lines + [line]
  }

  /// `if a, b {`. If the conditions are broken, the brace is on a line of its own or after a closing parenthesis at the start of a line.
  private func head(_ keyword: String, _ conditions: [Code], at place: Place) -> [String] {
    let start = place.column + keyword.count
    let commas = conditions.reduce(0) { $0 + $1.hiddenCommas }
    if let flat = flat(conditions), start + flat.count + commas + 2 <= place.width {
      return [keyword + flat + " {"]
    }
    let lines = broken(conditions, after: keyword, at: place)
    let close = spaces(place.indent) + ")"
    return lines.last == close
      ? lines.dropLast() + [close + " {"] : lines + [spaces(place.indent) + "{"]
  }

  private func broken(_ conditions: [Code], after keyword: String, at place: Place) -> [String] {
    conditions.enumerated().flatMap { offset, condition in
      let isLast = offset == conditions.count - 1
      var inner = place
      inner.trailing = isLast ? 0 : 1
      inner.column = place.indent + 2
      if offset == 0 {
        inner.column = place.column + keyword.count
      } else {
        inner.indent = place.indent + 2
        inner.continuation = inner.indent + 2
      }
      var lines = condition.layout(inner)
      let start = offset == 0 ? keyword : spaces(inner.indent)
      lines = [start + (lines.first ?? "")] + lines.dropFirst()
      if !isLast, let last = lines.popLast() { lines.append(last + ",") }
      return lines
    }
  }

  func guarded(_ conditions: [Code], _ otherwise: [Code], at place: Place) -> [String] {
    let end = statements(otherwise, in: place) + [spaces(place.indent) + "}"]
    if otherwise.count > 1, let flat = flat(conditions),
      place.indent + "guard \(flat) else {".count <= place.width
    {
      return ["guard \(flat) else {"] + end
    }
    var inner = place
    inner.indent += 2
    inner.column = inner.indent
    inner.continuation = inner.indent + 2
    var lines = ["guard"]
    for (offset, condition) in conditions.enumerated() {
      let isLast = offset == conditions.count - 1
      inner.trailing = isLast ? 0 : 1
      let laidOut = condition.layout(inner)
      lines.append(spaces(inner.indent) + (laidOut.first ?? ""))
      lines += laidOut.dropFirst()
      if !isLast, let last = lines.popLast() { lines.append(last + ",") }
    }
    let start = "\(spaces(place.indent))else {"
    if otherwise.count == 1, let flat = otherwise.first?.flat {
      return lines + ["\(start) \(flat) }"]
    }
    return lines + [start] + end
  }

  private func flat(_ conditions: [Code]) -> String? {
    let flat = conditions.compactMap(\.flat)
    return flat.count == conditions.count ? flat.joined(separator: ", ") : nil
  }
}
