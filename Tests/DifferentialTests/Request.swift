import DocumentReader
import Evaluator
import Foundation
import TestSupport
import ViewModelIR
import ViewModelSupport

/// A document and the context in which it is shown. The driver decodes it as its own `Request`.
struct Request: Encodable {
  let screen: String
  let language: String?
  let locale: String
  let timeZone: String
  let calendar: String
  let now: String
  let data: String
  let inputs: [String: String]
}

extension Request {
  static let locales = [
    "en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN", "pl_PL", "th_TH", "es_ES",
    "he_IL", "lt_LT", "lv_LV", "pt_BR", "ru_RU", "sl_SI", "de_DE@mu=fahrenhe",
  ]
  /// The locales of the comparison with Android, whose data for languages are not Apple's.
  static let androidLocales =
    TestRun.current == .thorough
    ? locales + [
      "ar_SA", "es_MX", "fi_FI", "it_IT", "ko_KR", "nl_NL", "pt_PT", "sv_SE", "tr_TR", "zh_CN",
      "zh_TW",
    ] : locales
  private static let timeZones = [
    "UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Apia",
  ]
  /// Times near some of the dates in `Edges`: a leap day, changes of the clocks, and both ends of a year.
  private static let clocks = [
    "2024-03-05T13:45:07Z", "2024-02-29T23:59:59.999Z", "2024-03-10T07:00:00Z",
    "2024-11-03T06:00:00Z", "2023-12-31T23:59:30Z", "2024-01-01T00:00:00Z", "1970-01-01T00:00:00Z",
  ]
  /// Requests with each document in every locale or, if the screen is translated, with twice as many documents, each in every language
  /// and in one of the locales in turn.
  static func edges(
    of screen: Screen,
    seed: UInt64,
    in locales: [String] = Request.locales
  ) -> [Request] {
    guard let viewModel = screen.viewModels.first else { return [] }
    var edges = EdgeJSON(screen.service, seed: seed)
    var requests: [Request] = []
    for number in 0..<(screen.languages.isEmpty ? 20 : 40) {
      let data = edges.document(viewModel.source)
      let inputs = viewModel.inputs.map { ($0.name, edges.document($0.type, at: $0.name)) }
      let languages: [String?] = screen.languages.isEmpty ? [nil] : screen.languages
      let places = screen.languages.isEmpty ? locales : [locales[number % locales.count]]
      for (offset, (locale, language)) in product(places, languages).enumerated() {
        requests.append(
          Request(
            screen: screen.driverName,
            language: language,
            locale: locale,
            timeZone: timeZones[(number + offset) % timeZones.count],
            calendar: locale == "th_TH" ? "buddhist" : "gregorian",
            now: clocks[(number + 2 * offset) % clocks.count],
            data: data,
            inputs: Dictionary(inputs, uniquingKeysWith: { first, _ in first })
          )
        )
      }
    }
    return requests
  }

  init(_ screen: Screen, data: String) {
    self.init(
      screen: screen.driverName,
      language: nil,
      locale: "en_US",
      timeZone: "UTC",
      calendar: "gregorian",
      now: Self.clocks[0],
      data: data,
      inputs: [:]
    )
  }

  /// The leaves of the fields that the evaluator computes for the request.
  func fields(of screen: Screen) -> [String: String] {
    guard let viewModel = screen.viewModels.first,
      let source = value(data, viewModel.source, in: screen.service)
    else { return ["error": "refused"] }
    var values: [String: Value] = [:]
    for input in viewModel.inputs {
      values[input.name] = value(inputs[input.name] ?? "", input.type, in: screen.service)
    }
    var calendar = Calendar(identifier: calendar == "buddhist" ? .buddhist : .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    let context = DisplayContext(
      locale: Locale(identifier: locale),
      timeZone: calendar.timeZone,
      calendar: calendar,
      now: RFC3339.date(from: now) ?? .distantPast
    )
    return Leaves(
      evaluate(
        viewModel,
        in: screen,
        source: source,
        inputs: values,
        context: context,
        language: language
      )
    ).texts
  }

  private func value(_ json: String, _ type: ValueType, in service: ServiceModel) -> Value? {
    var diagnostics: [Diagnostic] = []
    return readJSON(SourceFile(path: "edge.json", text: json), into: &diagnostics)
      .flatMap { decode($0, as: type, in: service, into: &diagnostics) }
  }
}

extension [Request] {
  /// The answers of a driver, which reads the file `requests` in a folder and writes `answers`.
  func answers(
    in folder: TemporaryFolder,
    running driver: () async throws -> Void
  ) async throws -> [[String: String]] {
    let encoder = JSONEncoder()
    let lines = try map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    try folder.write(lines.joined(separator: "\n"), to: "requests")
    try await driver()
    let answers = try Data(contentsOf: folder.url.appending(path: "answers"))
    return try answers.split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode([String: String].self, from: $0) }
  }
}

private func product(_ locales: [String], _ languages: [String?]) -> [(String, String?)] {
  locales.flatMap { locale in languages.map { (locale, $0) } }
}

extension Screen {
  /// The key of the screen in the driver. It includes the layout because two specs can have the same view in different layouts.
  var driverName: String { "\(view)/\(layout)" }
}
