import Evaluator
import ViewModelIR

/// A text of a screen, as one example shows it in one language and locale.
package struct ShownText: Sendable {
  /// The place where a text is shown, which identifies it before and after a change.
  package struct Place: Hashable, Sendable {
    /// The view's name, preceded by the folder of its configuration unless that is the current folder.
    package var screen: String
    package var example: String
    /// The language's tag; `nil` for the source language.
    package var language: String?
    /// The locale that the user requested; `nil` for the example's own.
    package var locale: String?
    /// The path of a field, such as `cells[0].title`, or the keys of a presenter's text, such as `errors.default`.
    package var field: String
    /// The index among texts that are the same otherwise, such as those of two examples with the same name.
    package var occurrence = 0
  }

  package var place: Place
  /// The field as the spec declares it, such as `Cell.title`; `nil` for a presenter's text.
  package var declaredField: String?
  package var locale: String
  /// The locale, preceded by the language unless that is the locale's own.
  package var heading: String
  /// The text; `nil` if the field is `nil`.
  package var text: String?
}

extension PreviewedScreens.Previewed {
  /// The texts by preview and column.
  package var shownTexts: [[[ShownText]]] {
    var counts: [ShownText.Place: Int] = [:]
    return previews.map { preview in
      preview.columns.map { column in
        preview.shownTexts(in: column, as: name).map { text in
          var text = text
          text.place.occurrence = counts[text.place, default: 0]
          counts[text.place, default: 0] += 1
          return text
        }
      }
    }
  }
}

extension ScreenPreview {
  package func allTexts(as name: String) -> [ShownText] {
    columns.flatMap { shownTexts(in: $0, as: name) }
  }

  fileprivate func shownTexts(in column: Column, as name: String) -> [ShownText] {
    let texts = column.texts.map { Shown(path: $0.label, text: $0.text) }
    return (shownFields(column.fields) + texts).map { shown in
      let place = ShownText.Place(
        screen: name,
        example: subject.exampleName ?? "made up",
        language: column.example.language.flatMap { $0 == screen.language ? nil : $0 },
        locale: column.isOwnLocale ? nil : column.example.locale,
        field: shown.path
      )
      return ShownText(
        place: place,
        declaredField: shown.declaredField,
        locale: column.example.locale,
        heading: column.heading,
        text: shown.text
      )
    }
  }

  private struct Shown {
    /// The path of a field, such as `cells[0].title`, or the label of a presenter's text.
    var path: String
    /// The field as the spec declares it, such as `Cell.title`; `nil` for a presenter's text.
    var declaredField: String?
    var text: String?
  }

  /// The fields of the screen's view model and of the view models nested in it. A field that contains view models is replaced by their fields.
  private func shownFields(_ values: [String: Value]) -> [Shown] {
    func texts(_ values: [String: Value], of viewModel: ViewModel, _ prefix: String) -> [Shown] {
      viewModel.fields.flatMap { field in
        let declared = viewModel.declaredName(of: field)
        return texts(values[field.name] ?? .null, field.type, prefix + field.name, declared)
      }
    }
    func texts(_ value: Value, _ type: ValueType, _ path: String, _ declared: String) -> [Shown] {
      switch (value, type) {
      case (.null, _): return [Shown(path: path, declaredField: declared)]
      case (_, .optional(let wrapped)): return texts(value, wrapped, path, declared)
      case (.list(let elements), .list(let type)) where !elements.isEmpty:
        return elements.enumerated().flatMap { texts($1, type, "\(path)[\($0)]", declared) }
      case (.object(let values), .viewModel(let name)):
        return screen.viewModel(name).map { texts(values, of: $0, path + ".") } ?? []
      default: return [Shown(path: path, declaredField: declared, text: value.shown)]
      }
    }
    return screen.viewModels.first.map { texts(values, of: $0, "") } ?? []
  }
}

extension ViewModel {
  /// The name that identifies a field on its screen, such as `title` or `Cell.title`.
  package func declaredName(of field: Field) -> String {
    (name.map { $0 + "." } ?? "") + field.name
  }
}
