import DocumentReader
import TextOutput

extension TextDifference {
  /// A page with all that differs; nil where its template cannot be used.
  package func page(templates: TemplateSet, into diagnostics: inout [Diagnostic]) -> RenderedText? {
    guard let template = templates.template("Difference") else { return nil }
    var anchors = AnchorSet()
    let screens = screens.map { ($0, anchors.add($0.name)) }
    let page: TemplateValue = [
      "title": .text("Texts of screens, compared with \(revision)"),
      "summary": .text(summary),
      "sizes": [],
      "notes": .lines(
        notCompared.isEmpty
          ? []
          : ["Not compared: " + notCompared.joined(separator: ", ")]
      ),
      "index": .list(screens.map { ["id": .text($1), "name": .text($0.name)] }),
      "screens": .made(count: screens.count) { screens[$0].0.value(as: screens[$0].1) },
    ]
    return template.render(page, as: .html, into: &diagnostics)
  }
}

extension TextDifference.ScreenDifference {
  fileprivate func value(as id: String) -> TemplateValue {
    var anchors = AnchorSet()
    return [
      "id": .text(id),
      "name": .text(name),
      "notes": .lines(noteLines),
      "hasRows": .flag(!changes.isEmpty),
      "rows": .list(
        changes.map { change in
          let place = change.place
          return change.row(as: anchors.add(id, place.example, place.field))
        }
      ),
    ]
  }
}

extension TextDifference.Change {
  fileprivate func row(as id: String) -> TemplateValue {
    [
      "id": .text(id),
      "field": .text(place.field),
      "example": .text(place.example),
      "locale": .text(shown.heading),
      "before": cell(before),
      "after": cell(after),
      "length": .text(lengths),
    ]
  }

  private func cell(_ shown: ShownText?) -> TemplateValue {
    [
      "text": .text(shown?.text ?? ""),
      "note": .text(shown == nil ? "–" : shown?.text == nil ? "nil" : ""),
      "language": .text(place.language ?? ""),
    ]
  }
}
