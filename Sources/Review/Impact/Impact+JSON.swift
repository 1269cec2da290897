import DocumentReader

extension Impact {
  /// The impact as JSON: `{ "against": …, "isComplete": true, "released": "breaking", "nextBuild": "strings",
  /// "screens": [{ "screen": …, "spec": …, "findings": […], "samples": […] }], "added": [spec], "removed": [spec], "notCompared": [spec] }`
  ///
  /// A verdict is `null` instead of `none` if not everything could be compared.
  package var node: Node {
    json([
      "against": json(against),
      "isComplete": json(.bool(isComplete)),
      "released": verdict(released),
      "nextBuild": verdict(nextBuild),
      "screens": json(screens.map(\.node)),
      "added": json(added.map { json($0) }),
      "removed": json(removed.map { json($0) }),
      "notCompared": json(notCompared.sorted().map { json($0) }),
    ])
  }

  private func verdict(_ severity: ImpactSeverity) -> Node {
    severity == .none && !isComplete ? json(.null) : json(severity.rawValue)
  }
}

extension ScreenImpact {
  fileprivate var node: Node {
    json([
      "screen": json(name),
      "spec": json(spec),
      "findings": json(findings.map(\.node)),
      "samples": json(samples.map(\.node)),
    ])
  }
}

extension ScreenImpact.Finding {
  fileprivate var node: Node {
    json([
      "path": change.map { json($0.path) } ?? json(.null),
      "kind": json(change?.kind.rawValue ?? (mistakes.isEmpty ? "type" : "mistake")),
      "message": json(title),
      "severity": json(severity.rawValue),
      "released": json(released.rawValue),
      "nextBuild": json(nextBuild.rawValue),
      "consequence": change?.consequence.map { json($0) },
      "fields": json(fields.map { json($0) }),
      "before": place(change?.before),
      "after": place(change?.after),
      "mistakes": json(mistakes.map(\.node)),
      "types": json(types.map(\.node)),
      "texts": json(texts.map(\.node)),
      "ignored": ignored.map { json($0) },
    ])
  }
}

extension Diagnostic {
  fileprivate var node: Node {
    json([
      "place": place(location), "code": json(code.rawValue), "message": json(message),
    ])
  }
}

extension TypeChange {
  fileprivate var node: Node {
    json(["field": json(field), "before": json(before), "after": json(after)])
  }
}

extension TextChange {
  fileprivate var node: Node {
    json([
      "example": json(example), "given": given.map { json($0) }, "field": json(field),
      "before": text(before), "after": text(after),
    ])
  }
}

extension SampleResult {
  fileprivate var node: Node {
    func shown(_ texts: [ShownText]?) -> Node {
      texts.map { json($0.map { ($0.place.field, text($0.text)) }) } ?? json(.null)
    }
    return json([
      "sample": json(path),
      "released": shown(released),
      "nextBuild": shown(next),
      "failure": failure.map(\.node),
    ])
  }
}

private func text(_ text: String?) -> Node { text.map { json($0) } ?? json(.null) }

private func place(_ location: Location?) -> Node {
  guard let location else { return json(.null) }
  if location.line == 0 { return json(["file": json(location.file.path)]) }
  return json([
    "file": json(location.file.path),
    "line": json(location.line),
    "column": json(location.column),
  ])
}
