import DocumentReader
import OutputInterface

extension TextDifference {
  /// Renders an HTML page with all differences; `nil` if its template cannot be used.
  package func page(templates: TemplateSet, into diagnostics: inout [Diagnostic]) -> RenderedText? {
    guard let template = templates.template("Difference") else { return nil }
    var anchors = AnchorSet()
    let screens = screens.map { (screen: $0, id: anchors.add($0.name)) }
    let notes = notCompared.isEmpty ? [] : ["Not compared: " + notCompared.joined(separator: ", ")]
    let index = screens.map { screen, id -> TemplateValue in
      ["id": .text(id), "name": .text(screen.name)]
    }
    let page: TemplateValue = [
      "title": .text("Texts of screens, compared with \(revision)"),
      "summary": .text(summary),
      "sizes": [],
      "notes": .lines(notes),
      "index": .list(index),
      "screens": .made(count: screens.count) { screens[$0].screen.value(as: screens[$0].id) },
    ]
    return template.render(page, as: .html, into: &diagnostics)
  }
}

extension TextDifference.ScreenDifference {
  fileprivate func value(as id: String) -> TemplateValue {
    var anchors = AnchorSet()
    let rows = changes.map { change -> TemplateValue in
      change.row(as: anchors.add(id, change.place.example, change.place.field))
    }
    return [
      "id": .text(id),
      "name": .text(name),
      "notes": .lines(noteLines),
      "hasRows": .flag(!changes.isEmpty),
      "rows": .list(rows),
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
      "before": cell(before, texts.before),
      "after": cell(after, texts.after),
      "length": .text(lengths),
    ]
  }

  private func cell(_ shown: ShownText?, _ text: String?) -> TemplateValue {
    [
      "text": .text(text ?? ""),
      "note": .text(shown == nil ? "–" : shown?.text == nil ? "nil" : ""),
      "language": .text(place.language ?? ""),
    ]
  }
}
