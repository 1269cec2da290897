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
