/// The items, with what each text names before it.
func withNeeds(
  _ items: [Template.Item],
  named needs: (String) -> Set<Need>
) -> [Template.Item] {
  var isInComment = false
  return withNeeds(items, named: needs, &isInComment)
}

/// `isInComment`: whether the next text goes on with the line of a comment.
private func withNeeds(
  _ items: [Template.Item],
  named needs: (String) -> Set<Need>,
  _ isInComment: inout Bool
) -> [Template.Item] {
  items.flatMap { item -> [Template.Item] in
    switch item {
    case .text(let text):
      let code = isInComment ? String(text.drop { $0 != "\n" }) : text
      let lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      if lines.count > 1 { isInComment = false }
      if let last = lines.last, isComment(last) { isInComment = true }
      let found = needs(code)
      return found.isEmpty ? [item] : [.needs(found), item]
    case .leading(_, _, let lineEnd):
      if lineEnd != nil { isInComment = false }
      return [item]
    case .section(let name, let inverted, let body):
      let body = withNeeds(body, named: needs, &isInComment)
      return [.section(name, inverted: inverted, body: body)]
    case .separator, .variable, .needs: return [item]
    }
  }
}

private func isComment(_ line: Substring.UTF8View) -> Bool {
  line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
}
