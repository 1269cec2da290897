import DocumentReader
import Reports

/// The steps, each below its place.
package func describe(_ explanation: Explanation, style: TableStyle = .plain) -> String {
  let value = explanation.value.map { "'\($0)'" } ?? "not shown"
  let example = explanation.example.map { " in '\($0)'" } ?? ", with data made up from the schema"
  var lines = [style.bold("\(explanation.field): \(explanation.type) is \(value)\(example)"), ""]
  for step in explanation.steps {
    if let location = step.location { lines.append(place(of: location)) }
    lines += step.lines.map { "    \($0)" }
  }
  if !explanation.code.isEmpty {
    lines += [explanation.language] + explanation.code.map { "    \($0)" }
  }
  return lines.map { escapingControls($0) }.joined(separator: "\n") + "\n"
}

package func json(_ explanation: Explanation) -> Node {
  json([
    "field": json(explanation.field),
    "type": json(explanation.type),
    "example": explanation.example.map { json($0) } ?? json(.null),
    "value": explanation.value.map { json($0) } ?? json(.null),
    "steps": json(
      explanation.steps.map { step in
        json([
          "kind": json(step.kind.rawValue),
          "file": step.location.map { json($0.file.path) },
          "line": step.location.map { json($0.line) },
          "column": step.location.map { json($0.column) },
          "text": json(step.lines.joined(separator: "\n")),
        ])
      }
    ),
    explanation.language.lowercased(): json(explanation.code.map { json($0) }),
  ])
}

/// `specs/Profile.yaml:31:3: ProfileView.bioText` for each.
package func describe(_ uses: [PropertyUse]) -> String {
  uses.map { "\(place(of: $0.location)): \($0.owner)\n" }.joined()
}

package func json(_ uses: [PropertyUse]) -> Node {
  json(
    uses.map { use in
      json([
        "file": json(use.location.file.path),
        "line": json(use.location.line),
        "column": json(use.location.column),
        "shownBy": json(use.owner),
      ])
    }
  )
}

private func place(of location: Location) -> String {
  "\(location.file.path):\(location.line):\(location.column)"
}
