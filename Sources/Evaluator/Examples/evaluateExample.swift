import DocumentReader
import Foundation
import ViewModelIR
import ViewModelSupport

/// The fields of the screen's view model for one example; nil where its data does not fit the schema.
package func evaluate(
  _ example: Example,
  of screen: Screen,
  record: TextRecord? = nil,
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
    record: record
  )
  guard case .object(let fields) = result else { return nil }
  return fields
}

/// What the screen shows of each example that its spec has, but for those whose data does not fit the schema.
package func shownExamples(of screen: Screen) -> [(example: String, fields: [String: Value])] {
  screen.examples.filter { !$0.isSample }.compactMap { example in
    var unheard: [Diagnostic] = []
    return evaluate(example, of: screen, into: &unheard).map { (example.name, $0) }
  }
}

/// The context of the generated tests (Templates/Tests.mustache), made in the same way.
func displayContext(_ example: Example, into diagnostics: inout [Diagnostic]) -> DisplayContext? {
  guard let timeZone = TimeZone(identifier: example.timeZone) else {
    let location = example.places.timeZone
    diagnostics.append(.unknownTimeZone(example.timeZone, code: .exampleData, at: location))
    return nil
  }
  guard let now = RFC3339.date(from: example.now) else {
    diagnostics.append(.wrongClock(example.now, at: example.places.now))
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

/// Whether the system has data for its language; `Locale` itself takes any text.
package func isLocale(_ identifier: String) -> Bool {
  knownLanguages.contains(language(identifier))
}

/// Whether it is an RFC 3339 timestamp of a real day and time.
package func isInstant(_ text: String) -> Bool { RFC3339.date(from: text) != nil }

/// The locale that a misspelt one is closest to.
package func nearestLocale(_ identifier: String) -> String? {
  suggestion(for: identifier, among: Locale.availableIdentifiers.sorted())
}

private let knownLanguages = Set(Locale.availableIdentifiers.map { language($0) })

/// `zh` of `zh_Hant_TW` and `zh-Hant`.
private func language(_ identifier: String) -> Substring {
  identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
}
