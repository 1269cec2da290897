import DocumentReader
import OutputInterface
import ViewModelIR

/// A screen's section of the page: an article for each example, and one for the loading and error states.
struct GalleryScreen: Sendable {
  let screen: PreviewedScreens.Previewed
  let id: String
  let columns: GalleryColumns
  let marks: GalleryMarks

  private var difference: TextDifference.ScreenDifference? { marks.difference(of: screen.name) }

  var indexEntry: TemplateValue {
    ["id": .text(id), "name": .text(screen.name), "isChanged": .flag(difference != nil)]
  }

  var value: TemplateValue {
    [
      "id": .text(id),
      "name": .text(screen.name),
      "isChanged": .flag(difference != nil),
      "doc": .text(screen.screen.viewModels.first?.doc ?? ""),
      "spec": .text(screen.screen.location.file.path),
      "notes": .lines(difference?.noteLines ?? []),
      "articles": .list(articles),
    ]
  }

  private var articles: [TemplateValue] {
    var anchors = AnchorSet()
    let shown = screen.shownTexts
    var articles = zip(screen.previews, shown).map { preview, texts in
      let name = preview.subject.heading
      return article(
        name,
        anchors.add(id, name),
        preview,
        rows: rows(of: texts, areStates: false),
        phones: preview.columns.map { phone(of: preview, in: $0) },
        isNew: isNew(preview)
      )
    }
    if let preview = screen.previews.first, let texts = shown.first, screen.screen.presenter != nil
    {
      articles.append(states(preview, texts, anchors.add(id, "states")))
    }
    return articles
  }

  private func isNew(_ preview: ScreenPreview) -> Bool {
    guard let name = preview.subject.exampleName else { return false }
    return difference?.added.contains(.example(name, of: screen.name)) ?? false
  }

  private func states(_ preview: ScreenPreview, _ texts: [[ShownText]], _ id: String)
    -> TemplateValue
  {
    let failures = texts.map { $0.filter(\.isOfState) }
    var phones: [TemplateValue] = []
    if let column = preview.columns.first {
      phones.append(GalleryPhone(screen.screen, column).value("loading", columns, .loading))
    }
    for (column, failures) in zip(preview.columns, failures) {
      phones += failures.map { failure in
        GalleryPhone(screen.screen, column)
          .value(failure.place.field, columns, instead(failure))
      }
    }
    let rows = rows(of: texts, areStates: true)
    return article("states", id, preview, rows: rows, phones: phones, isNew: false)
  }

  /// An alert over the screen for the service's own errors, if there are actions that can cause them; for all other errors, a failed load.
  private func instead(_ failure: ShownText) -> GalleryPhone.Instead {
    let presenter = screen.screen.presenter
    let isOwn = presenter?.errors.contains { error in
      if case .own(let name, _) = error.pattern {
        failure.place.field == "errors.\(name)"
      } else {
        false
      }
    }
    let text = failure.text ?? ""
    return isOwn == true && presenter?.actions.isEmpty == false ? .alert(text) : .failure(text)
  }

  private func phone(of preview: ScreenPreview, in column: ScreenPreview.Column) -> TemplateValue {
    GalleryPhone(screen.screen, column).value(column.heading, columns)
  }

  private func article(
    _ name: String,
    _ id: String,
    _ preview: ScreenPreview,
    rows: [GalleryRow],
    phones: [TemplateValue],
    isNew: Bool
  ) -> TemplateValue {
    let isChanged = isNew || rows.contains(where: \.isChanged)
    let example = preview.subject.example
    return [
      "id": .text(id),
      "name": .text(name),
      "setting": .text("\(example.now), \(example.timeZone)"),
      "isChanged": .flag(isChanged),
      "columns": .list(
        preview.columns.map {
          ["index": columns.index(of: $0.heading), "heading": .text($0.heading)]
        }
      ),
      "rows": .list(rows.map { $0.value(in: preview, columns, id) }),
      "phones": .list(phones),
    ]
  }

  /// The rows of the table: every field of any column in order of appearance, followed by removed fields.
  ///
  /// - Parameter areStates: Whether to return the errors that are shown in place of the example, or all other texts.
  private func rows(of texts: [[ShownText]], areStates: Bool) -> [GalleryRow] {
    var rows: [GalleryRow] = []
    var places: [GalleryRow.Key: Int] = [:]
    func add(_ text: ShownText?, _ change: TextDifference.Change?, _ column: Int) {
      guard let shown = text ?? change?.shown else { return }
      let key = GalleryRow.Key(shown.place)
      let place = places[key] ?? rows.count
      if place == rows.count {
        places[key] = place
        rows.append(GalleryRow(key: key))
      }
      rows[place].cells[column] = GalleryRow.Cell(text: text, change: change)
    }
    for (column, texts) in texts.enumerated() {
      for text in texts where text.isOfState == areStates {
        add(text, marks.change(of: text), column)
      }
    }
    let shown = texts.map(\.first?.place)
    for change in difference?.changes ?? []
    where change.after == nil && change.shown.isOfState == areStates {
      let column = shown.firstIndex { $0?.isBeside(change.place) ?? false }
      if let column { add(nil, change, column) }
    }
    return rows
  }
}

/// A row of the table: a field with its text in each column.
private struct GalleryRow {
  struct Key: Hashable {
    let field: String
    let occurrence: Int

    init(_ place: ShownText.Place) {
      field = place.field
      occurrence = place.occurrence
    }

    var anchor: String { Review.anchor(field) + (occurrence == 0 ? "" : "-\(occurrence + 1)") }
  }

  struct Cell {
    var text: ShownText?
    var change: TextDifference.Change?
  }

  let key: Key
  var cells: [Int: Cell] = [:]

  var isChanged: Bool { cells.values.contains { $0.change != nil } }

  /// - Parameter id: The article's ID.
  func value(in preview: ScreenPreview, _ columns: GalleryColumns, _ id: String) -> TemplateValue {
    let end = key.field.lastIndex(of: ".").map { key.field.index(after: $0) }
    let split = end ?? key.field.startIndex
    let cells = preview.columns.enumerated().map { index, column -> TemplateValue in
      cell(self.cells[index], column, in: preview.screen, columns)
    }
    return [
      "id": .text(id + "/" + key.anchor),
      "owner": .text(String(key.field[..<split])),
      "name": .text(String(key.field[split...])),
      "isChanged": .flag(isChanged),
      "cells": .list(cells),
    ]
  }

  private func cell(
    _ cell: Cell?,
    _ column: ScreenPreview.Column,
    in screen: Screen,
    _ columns: GalleryColumns
  ) -> TemplateValue {
    let isNil = cell?.text != nil && cell?.text?.text == nil
    let change = cell?.change
    let isAdded = change != nil && change?.before == nil
    let before: TemplateValue? = change?.before.map(was)
    return [
      "index": columns.index(of: column.heading),
      "language": .text(column.languageOfPage(in: screen)),
      "text": .text(cell?.text?.text ?? ""),
      "note": .text(isNil ? "nil" : ""),
      "isAdded": .flag(isAdded),
      "was": before ?? false,
    ]
  }

  private func was(_ shown: ShownText) -> TemplateValue {
    let text = shown.text ?? ""
    return [
      "text": .text(text),
      "note": .text(shown.text == nil ? "nil" : text.isEmpty ? "empty" : ""),
    ]
  }
}

extension ShownText.Place {
  /// Whether both texts are in the same column.
  fileprivate func isBeside(_ other: Self) -> Bool {
    screen == other.screen && example == other.example && language == other.language
      && locale == other.locale
  }
}

extension ShownText {
  /// Whether this is the text of an error, which is shown in place of the example.
  fileprivate var isOfState: Bool { declaredField == nil && place.field.hasPrefix("errors.") }
}

extension ScreenPreview.Column {
  /// The language of the column's texts.
  func language(in screen: Screen) -> String { example.language ?? screen.language }

  /// The language of the column's texts; empty if it is English, the page's own. For a pseudo-language, it is the spec's language.
  func languageOfPage(in screen: Screen) -> String {
    let language = language(in: screen)
    let read = PseudoLanguage(rawValue: language) == nil ? language : screen.language
    return read == "en" ? "" : read
  }
}
