import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

/// The fields of the screen's view model for an example; `nil` if its data does not fit the schema or its settings are wrong.
package func evaluate(
  _ example: Example,
  of screen: Screen,
  record: TextRecord? = nil,
  into diagnostics: inout [Diagnostic]
) -> [String: Value]? {
  let functions = FunctionTable(screen)
  return evaluate(example, of: screen, record: record, functions: functions, into: &diagnostics)
}

func evaluate(
  _ example: Example,
  of screen: Screen,
  record: TextRecord? = nil,
  functions: FunctionTable,
  into diagnostics: inout [Diagnostic]
) -> [String: Value]? {
  guard let viewModel = screen.viewModels.first,
    let context = displayContext(example, into: &diagnostics),
    let source = decode(example.data, as: viewModel.source, in: screen.service, into: &diagnostics)
  else { return nil }
  var inputs: [String: Value] = [:]
  for input in viewModel.inputs {
    guard let node = example.inputs[input.name],
      let value = decode(node, as: input.type, in: screen.service, into: &diagnostics)
    else { return nil }
    inputs[input.name] = value
  }
  let result = evaluate(
    viewModel,
    in: screen,
    source: source,
    inputs: inputs,
    context: context,
    language: example.language,
    record: record,
    functions: functions
  )
  guard case .object(let fields) = result else { return nil }
  return fields
}

/// The fields of the screen's view model for each example of the spec, except those that cannot be evaluated.
package func shownExamples(of screen: Screen) -> [(example: String, fields: [String: Value])] {
  screen.examples.filter { !$0.isSample }.compactMap { example in
    var ignoredDiagnostics: [Diagnostic] = []
    return evaluate(example, of: screen, into: &ignoredDiagnostics).map { (example.name, $0) }
  }
}

/// The display context of an example, created as in the generated tests (Templates/Tests.mustache); `nil` if a setting is wrong.
func displayContext(_ example: Example, into diagnostics: inout [Diagnostic]) -> DisplayContext? {
  guard let timeZone = TimeZone(identifier: example.timeZone) else {
    let location = example.places.timeZone
    diagnostics.append(.unknownTimeZone(example.timeZone, code: .exampleData, at: location))
    return nil
  }
  guard let now = RFC3339.date(from: example.now) else {
    diagnostics.append(.invalidNow(example.now, at: example.places.now))
    return nil
  }
  guard isLocale(example.locale) else {
    diagnostics.append(.unknownLocale(example.locale, at: example.places.locale))
    return nil
  }
  let locale = Locale(identifier: example.locale)
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = locale
  calendar.timeZone = timeZone
  return DisplayContext(locale: locale, timeZone: timeZone, calendar: calendar, now: now)
}

/// Whether the system has data for the language of a locale. `Locale` itself accepts any text.
package func isLocale(_ identifier: String) -> Bool {
  knownLanguages.contains(language(identifier))
}

/// Whether the text is an RFC 3339 timestamp of a valid day and time.
package func isInstant(_ text: String) -> Bool { RFC3339.date(from: text) != nil }

/// The identifier of the locale closest to a misspelled one; `nil` if none is close.
package func nearestLocale(_ identifier: String) -> String? {
  suggestion(for: identifier, among: Locale.availableIdentifiers.sorted())
}

private let knownLanguages = Set(Locale.availableIdentifiers.map { language($0) })

/// The language of a locale: `zh` for `zh_Hant_TW` and `zh-Hant`.
private func language(_ identifier: String) -> Substring {
  identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
}
