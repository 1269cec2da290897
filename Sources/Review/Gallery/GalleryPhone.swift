import DocumentReader
import SwiftRenderer
import Translations
import ViewModelIR

/// A screen as a phone would show it: each field in the part that its spec gives it, and where that says nothing by its name.
struct GalleryPhone {
  private let screen: Screen
  private let column: ScreenPreview.Column

  init(_ screen: Screen, _ column: ScreenPreview.Column) {
    self.screen = screen
    self.column = column
  }

  /// `isLoading`, `failure`: what is shown in place of the fields.
  func value(
    _ heading: String,
    _ columns: GalleryColumns,
    isLoading: Bool = false,
    failure: String = ""
  ) -> TemplateValue {
    let isShown = !isLoading && failure.isEmpty
    let language = column.language(in: screen)
    let isMirrored = language == PseudoLanguage.mirrored.rawValue || isRightToLeft(language)
    let title = isShown ? heading : "\(heading), \(column.heading)"
    return [
      "index": columns.index(of: column.heading),
      "heading": .text(isLoading ? heading : title),
      "language": .text(column.languageOfPage(in: screen)),
      "direction": isMirrored ? "rtl" : "ltr",
      "isLoading": .flag(isLoading),
      "failure": .text(failure),
      "cards": .list(isShown ? cards : []),
      "alerts": .list(isShown ? alerts : []),
    ]
  }

  private var cards: [TemplateValue] {
    screen.viewModels.first.map { cards(of: $0, column.fields, depth: 0) } ?? []
  }

  /// That of a view model, and those of its rows behind it.
  private func cards(
    of viewModel: ViewModel,
    _ values: [String: Value],
    depth: Int
  ) -> [TemplateValue] {
    let card = GalleryCard(viewModel: viewModel, values: values, language: screen.language)
    let lists = viewModel.fields.filter { field in
      field.rows != nil && viewModel.gallery?.cells.contains(field.name) ?? true
    }
    let rows = lists.flatMap { field -> [TemplateValue] in
      guard let model = field.rows.flatMap(screen.viewModel),
        case .list(let elements)? = values[field.name]
      else { return [] }
      return elements.flatMap { element in
        cards(of: model, element.members, depth: depth + 1)
      }
    }
    return [card.value(depth: depth)] + rows
  }

  /// What is said over the screen: questions with their buttons, messages.
  private var alerts: [TemplateValue] {
    var alerts: [(source: String, text: String, buttons: [String])] = []
    for (label, text) in column.texts where label.contains(".") && !label.hasPrefix("errors.") {
      let isButton = label.hasSuffix(".confirm.button") || label.hasSuffix(".confirm.cancel")
      if isButton, let last = alerts.indices.last {
        alerts[last].buttons.append(text)
      } else {
        alerts.append((label, text, []))
      }
    }
    return alerts.map { alert in
      [
        "source": .text(alert.source),
        "text": .text(alert.text),
        "hasButtons": .flag(!alert.buttons.isEmpty),
        "buttons": .lines(alert.buttons),
      ]
    }
  }
}

extension Field {
  /// The view model of its rows.
  fileprivate var rows: String? {
    if case .list(.viewModel(let name)) = type.unwrapped { name } else { nil }
  }
}

/// A view model with its parts, or with its fields one below the other.
private struct GalleryCard {
  let viewModel: ViewModel
  let values: [String: Value]
  /// Of the spec, in which its author wrote the labels.
  let language: String

  func value(depth: Int) -> TemplateValue {
    let parts = viewModel.gallery
    let badges = (parts?.badges ?? []).compactMap(badge)
    let stats = (parts?.stats ?? []).compactMap(stat)
    let rows = namedFields.map(row)
    let texts = [("title", parts?.title), ("subtitle", parts?.subtitle)].compactMap(text)
    return [
      "depth": .text(String(min(depth, 6))),
      "isRow": .flag(depth > 0),
      "image": parts?.image.map(image) ?? false,
      "texts": .list(texts),
      "hasBadges": .flag(!badges.isEmpty),
      "badges": .list(badges),
      "hasStats": .flag(!stats.isEmpty),
      "stats": .list(stats),
      "hasRows": .flag(!rows.isEmpty),
      "rows": .list(rows),
    ]
  }

  /// All where no part is named, else those that have room and no other part.
  private var namedFields: [Field] {
    viewModel.fields.filter { field in
      if field.rows != nil { return false }
      guard let parts = viewModel.gallery else { return true }
      return parts.fits[field.name] != nil && !parts.fields.contains(field.name)
    }
  }

  /// nil where nothing is there to show.
  private func shown(_ field: String) -> String? {
    guard let value = values[field], value != .null else { return nil }
    return value.shown
  }

  private func row(_ field: Field) -> TemplateValue {
    [
      "field": .text(field.name), "text": .text(shown(field.name) ?? "–"),
      "fit": fit(field.name),
    ]
  }

  private func text(_ part: String, _ field: String?) -> TemplateValue? {
    guard let field, let text = shown(field) else { return nil }
    return [
      "part": .text(part), "field": .text(field), "text": .text(text), "fit": fit(field),
    ]
  }

  private func image(_ field: String) -> TemplateValue {
    ["label": .text(field), "isThere": .flag(shown(field) != nil)]
  }

  private func badge(_ field: String) -> TemplateValue? {
    guard let text = shown(field), !text.isEmpty, values[field] != .bool(false) else { return nil }
    let label = values[field] == .bool(true) ? field : text
    return ["field": .text(field), "text": .text(label)]
  }

  private func stat(_ stat: GalleryParts.Stat) -> TemplateValue? {
    shown(stat.field).map { text in
      [
        "field": .text(stat.field), "text": .text(text), "label": .text(stat.label),
        "language": .text(language),
      ]
    }
  }

  private func fit(_ field: String) -> TemplateValue {
    guard let fit = viewModel.gallery?.fits[field] else { return false }
    let weight = fit.font.isBold ? 600 : 400
    return .text(
      "--width: \(fit.width); --lines: \(fit.lines); --font: \(fit.font.size); "
        + "--line: \(fit.font.lineHeight); --weight: \(weight)"
    )
  }
}
