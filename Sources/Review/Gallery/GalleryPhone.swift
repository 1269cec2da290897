import DocumentReader
import Evaluator
import OutputInterface
import Translations
import ViewModelIR

/// A screen as a phone might show it. `gallery` in the spec arranges the fields; without it, their names and types decide.
struct GalleryPhone {
  private let screen: Screen
  private let column: ScreenPreview.Column

  init(_ screen: Screen, _ column: ScreenPreview.Column) {
    self.screen = screen
    self.column = column
  }

  /// A state that the phone shows in place of the fields, or over them.
  enum Instead {
    case loading
    /// The first load failed, so there are no fields to show.
    case failure(String)
    /// An action failed, so its error appears over the fields.
    case alert(String)
  }

  func value(
    _ heading: String,
    _ columns: GalleryColumns,
    _ instead: Instead? = nil
  ) -> TemplateValue {
    var (isLoading, failure, shownAlerts) = (false, "", alerts)
    switch instead {
    case nil: break
    case .loading: isLoading = true
    case .failure(let text): failure = text
    case .alert(let text):
      shownAlerts = [alert(source: heading, text: text, buttons: ["OK"], language: "en")]
    }
    let isShown = !isLoading && failure.isEmpty
    let isExample = instead == nil
    let language = column.language(in: screen)
    let isMirrored = language == PseudoLanguage.mirrored.rawValue || isRightToLeft(language)
    let title = isExample ? heading : "\(heading), \(column.heading)"
    return [
      "index": columns.index(of: column.heading),
      "heading": .text(isLoading ? heading : title),
      "language": .text(column.languageOfPage(in: screen)),
      "direction": isMirrored ? "rtl" : "ltr",
      "isLoading": .flag(isLoading),
      "failure": .text(failure),
      "cards": .list(isShown ? cards : []),
      "form": isShown ? form : false,
      "alerts": .list(isShown ? shownAlerts : []),
    ]
  }

  private var form: TemplateValue {
    guard let form = ShownForm(of: screen, loading: column.example) else { return false }
    return [
      "controls": .list(
        form.controls.map { control in
          [
            "name": .text(control.local.name),
            "label": .text(label(control.local.name)),
            "text": .text(control.text(in: screen)),
            "isEmpty": .flag(control.value == .null || control.value == .string("")),
            "problems": .lines(control.problems),
          ]
        }
      ),
      "buttons": .list(
        form.buttons.map { ["text": .text(label($0.name)), "isDisabled": .flag(!$0.isEnabled)] }
      ),
    ]
  }

  private var cards: [TemplateValue] {
    let depth = screen.isShared ? 1 : 0
    return screen.viewModels.first.map { cards(of: $0, column.fields, depth: depth) } ?? []
  }

  /// The card of a view model, followed by the cards of the view models nested in it.
  private func cards(
    of viewModel: ViewModel,
    _ values: [String: Value],
    depth: Int
  ) -> [TemplateValue] {
    let form = screen.presenter.map { ScreenForm(screen: screen, presenter: $0) }
    let problems = viewModel.fields.filter {
      viewModel.name == nil && form?.showsProblem($0) == true
    }
    let card = GalleryCard(
      viewModel: viewModel,
      values: values,
      inForm: Set(problems.map(\.name)),
      language: screen.language
    )
    let shown = viewModel.fields.filter { field in
      viewModel.gallery?.cells.contains(field.name) ?? true
    }
    let nested = shown.flatMap { field -> [TemplateValue] in
      guard let nested = field.rule.nested, let model = screen.viewModel(nested.model) else {
        return []
      }
      return (values[field.name] ?? .null).viewModels.flatMap { values in
        cards(of: model, values, depth: depth + 1)
      }
    }
    return [card.value(depth: depth)] + nested
  }

  /// The alerts and the confirmation dialogs over the screen.
  private var alerts: [TemplateValue] {
    var alerts: [(source: String, text: String, buttons: [String])] = []
    for (label, text) in column.texts where label.contains(".") && !label.hasPrefix("errors.") {
      let part = label.split(separator: ".").drop { $0 != "confirm" }.dropFirst().first
      if ["button", "buttons", "cancel"].contains(part), let last = alerts.indices.last {
        alerts[last].buttons.append(text)
      } else if part == "message", let last = alerts.indices.last {
        alerts[last].text += "\n\(text)"
      } else {
        alerts.append((label, text, []))
      }
    }
    return alerts.map { alert(source: $0.source, text: $0.text, buttons: $0.buttons) }
  }

  /// - Parameter language: The language of the buttons; empty if it is that of the text.
  private func alert(
    source: String,
    text: String,
    buttons: [String],
    language: String = ""
  ) -> TemplateValue {
    [
      "source": .text(source),
      "text": .text(text),
      "hasButtons": .flag(!buttons.isEmpty),
      "language": .text(language),
      "buttons": .lines(buttons),
    ]
  }
}

/// A view model's fields as a card: arranged by `gallery`, or one below the other.
private struct GalleryCard {
  let viewModel: ViewModel
  let values: [String: Value]
  /// The fields that the form shows under its controls.
  let inForm: Set<String>
  /// The spec's language, which is the language of the labels in `gallery`.
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
      "image": imageField.map(image) ?? false,
      "texts": .list(texts),
      "hasBadges": .flag(!badges.isEmpty),
      "badges": .list(badges),
      "hasStats": .flag(!stats.isEmpty),
      "stats": .list(stats),
      "hasRows": .flag(!rows.isEmpty),
      "rows": .list(rows),
    ]
  }

  /// The image: the field that `gallery` names or, without `gallery`, the first URL whose name suggests a picture.
  private var imageField: String? {
    if let parts = viewModel.gallery { return parts.image }
    return viewModel.fields.first { $0.type.unwrapped == .url && $0.isPicture }?.name
  }

  /// The fields to list by name. If the spec has `gallery`, these are the fields with a size but without a role; otherwise, the fields that
  /// a view would show as text.
  private var namedFields: [Field] {
    viewModel.fields.filter { field in
      if field.rule.nested != nil { return false }
      guard let parts = viewModel.gallery else { return isShown(field) }
      return parts.fits[field.name] != nil && !parts.fields.contains(field.name)
    }
  }

  /// Whether to list a field: not IDs, URLs, accessibility texts, nor the text for an empty list if there are rows.
  private func isShown(_ field: Field) -> Bool {
    if viewModel.isIdentifiable && field.name == "id" { return false }
    if inForm.contains(field.name) { return false }
    if [.url, .uuid].contains(field.type.unwrapped) || field.accessibilityText != nil
      || field.spokenOf != nil
    {
      return false
    }
    return !viewModel.isEmptyText(field) || hasNoRows
  }

  private var hasNoRows: Bool {
    viewModel.fields.allSatisfy { field in
      guard case .list = field.type, case .list(let elements)? = values[field.name] else {
        return true
      }
      return elements.isEmpty
    }
  }

  /// The field's value as text; `nil` if the field is `nil`.
  private func shown(_ field: String) -> String? {
    guard let value = values[field], value != .null else { return nil }
    let isStyled = viewModel.field(field)?.type.unwrapped == .styledText
    return isStyled ? wordsOfMarkdown(value.shown) : value.shown
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
    // What a screen reader says is clearer than a name in code.
    let spoken = viewModel.fields.first { $0.spokenOf == field }.flatMap { shown($0.name) }
    let label = values[field] == .bool(true) ? spoken ?? field : text
    return ["field": .text(field), "text": .text(label)]
  }

  private func stat(_ stat: GalleryParts.Stat) -> TemplateValue? {
    shown(stat.field).map { text in
      let isField =
        stat.label != stat.field && viewModel.field(stat.label)?.type.unwrapped == .string
      return [
        "field": .text(stat.field), "text": .text(text),
        "label": .text(isField ? shown(stat.label) ?? "" : stat.label),
        "language": .text(isField ? "" : language),
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

extension ShownForm.Control {
  /// What the control shows: a check mark, the name of a case, or the value.
  fileprivate func text(in screen: Screen) -> String {
    if value == .bool(true) { return "✓" }
    if value == .bool(false) { return "–" }
    if local.isSecret { return String(repeating: "•", count: value.shown.count) }
    let cases = screen.service.enumeration(local.type.unwrapped)?.cases ?? []
    let found = cases.first { .string($0.rawValue) == value }
    return found.map { label($0.name) } ?? (value == .null ? "" : value.shown)
  }
}
