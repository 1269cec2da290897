import Measuring

/// The languages in addition to English, with their plural categories for whole numbers.
let languages: [(tag: String, categories: [String])] = [
  ("ar", ["zero", "one", "two", "few", "many", "other"]), ("bg", ["one", "other"]),
  ("cs", ["one", "few", "other"]), ("da", ["one", "other"]), ("de", ["one", "other"]),
  ("el", ["one", "other"]), ("es", ["one", "many", "other"]), ("fi", ["one", "other"]),
  ("fr", ["one", "many", "other"]), ("he", ["one", "two", "other"]),
  ("hr", ["one", "few", "other"]), ("hu", ["one", "other"]), ("it", ["one", "many", "other"]),
  ("ja", ["other"]), ("ko", ["other"]), ("nb", ["one", "other"]), ("nl", ["one", "other"]),
  ("pl", ["one", "few", "many"]), ("pt", ["one", "many", "other"]),
  ("ro", ["one", "few", "other"]), ("ru", ["one", "few", "many"]), ("sk", ["one", "few", "other"]),
  ("sl", ["one", "two", "few", "other"]), ("sv", ["one", "other"]), ("th", ["other"]),
  ("tr", ["one", "other"]), ("uk", ["one", "few", "many"]), ("vi", ["other"]), ("zh", ["other"]),
]

/// A folder of specs with 20 texts each. Of ten texts, one is a plural, three contain a value, and six do not.
struct App {
  let folder: String

  init(keys: Int, in folder: String, isTranslated: Bool) {
    self.folder = folder
    makeFolder(folder)
    makeFolder("\(folder)/specs")
    makeFolder("\(folder)/specs/schemas")
    let tags = languages.map(\.tag).joined(separator: ", ")
    let translations =
      isTranslated
      ? "translations: { catalog: ViewModels.xcstrings, languages: [\(tags)], missing: error }\n"
      : ""
    write("viewmodelgen.yaml", "specs: specs\naccess: public\n" + translations)
    write("specs/schemas/Item.schema.json", schema)
    for start in stride(from: 0, to: keys, by: 20) {
      let name = "Screen\(start / 20)"
      let texts = (start..<start + 20).map { "  text\($0): \(template($0))\n" }
      let spec = """
        view: \(name)View
        service: { schema: schemas/Item.schema.json, type: Item }
        display:
        \(texts.joined())
        """
      write("specs/\(name).yaml", spec)
    }
    if isTranslated { write("ViewModels.xcstrings", catalog(keys)) }
  }

  private func write(_ name: String, _ text: String) {
    writeFile("\(folder)/\(name)", Array(text.utf8))
  }
}

private let schema = """
  { "title": "Item", "type": "object", "required": ["name", "count"],
    "properties": { "name": { "type": "string" }, "count": { "type": "integer" } } }
  """

private enum Kind {
  case plural, slot, plain
}

private func kind(_ key: Int) -> Kind {
  switch key % 10 {
  case 0: .plural
  case 1...3: .slot
  default: .plain
  }
}

private func template(_ key: Int) -> String {
  switch kind(key) {
  case .plural:
    "\"{count | plural(one: '\(words(key, "en")) {value}', other: '{value} \(words(key, "en"))')}\""
  case .slot: "\"{name} \(words(key, "en"))\""
  case .plain: words(key, "en")
  }
}

/// Returns a text of about 27 bytes, which is the average in apps.
func words(_ key: Int, _ language: String) -> String { "number \(key) of the texts in \(language)" }

/// Returns the catalog as `translations sync` would write it.
private func catalog(_ keys: Int) -> String {
  let entries = (0..<keys).map { key in ("Screen\(key / 20).text\(key)", entry(key)) }
    .sorted { ($0.0.utf8.count, $0.0) < ($1.0.utf8.count, $1.0) }
  let strings = entries.map { "    \"\($0.0)\" : \($0.1)" }.joined(separator: ",\n")
  return
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
}

private func entry(_ key: Int) -> String {
  var localizations = languages.map { ($0.tag, localization(key, $0.tag, $0.categories)) }
  localizations.append(("en", localization(key, "en", ["one", "other"])))
  let list = localizations.sorted { $0.0 < $1.0 }.map { "        \"\($0.0)\" : \($0.1)" }
  return "{\n      \"localizations\" : {\n\(list.joined(separator: ",\n"))\n      }\n    }"
}

private func localization(_ key: Int, _ tag: String, _ categories: [String]) -> String {
  switch kind(key) {
  case .plain: return unit(words(key, tag))
  case .slot: return unit("%@ \(words(key, tag))")
  case .plural:
    let forms = categories.map { category in
      let text = category == "one" ? "\(words(key, tag)) %lld" : "%lld \(words(key, tag))"
      return "\"\(category)\" : \(unit(tag == "en" ? text : text + " (\(category))"))"
    }
    return "{ \"variations\" : { \"plural\" : { \(forms.joined(separator: ", ")) } } }"
  }
}

private func unit(_ text: String) -> String {
  "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
}

/// Returns Swift written by hand for as many texts, all of them without values and plurals.
func switchesByHand(keys: Int) -> String {
  let tags = languages.map(\.tag) + ["en"]
  let functions = (0..<keys).map { key in
    let cases = tags.map { "    case .\($0): \"\(words(key, $0))\"\n" }.joined()
    return
      "  public static func text\(key)(_ language: Language) -> String {\n    switch language {\n\(cases)    }\n  }\n"
  }
  return
    "public enum Language { case \(tags.joined(separator: ", ")) }\n\npublic enum Texts {\n\(functions.joined())}\n"
}

/// A program that writes the cost of a text to `calls.txt`, alternating between languages.
let callsDriver = """
  import Foundation

  let item = Item(name: "Ada", count: 3)
  func cost(_ language: DisplayLanguage) -> Double {
    let context = DisplayContext(language: language, locale: Locale(identifier: "en_US"))
    let clock = ContinuousClock()
    var length = 0
    let time = clock.measure {
      for _ in 0..<2_000 {
        let model = Screen0ViewModel(from: item, in: context)
        length += model.text1.utf8.count + model.text4.utf8.count
      }
    }
    precondition(length > 0)
    return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
  }
  var costs: [String: [Double]] = [:]
  for _ in 0..<7 {
    for language in [DisplayLanguage.en, .de, .pl, .ar] {
      costs[language.rawValue, default: []].append(cost(language) / 2_000 / 20)
    }
  }
  let text = costs.sorted { $0.key < $1.key }
    .map { "\\($0.key): \\(String(format: "%.2f", $0.value.sorted()[3])) µs per text" }
  let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  try (text.joined(separator: ", ") + "\\n")
    .write(to: folder.appendingPathComponent("calls.txt"), atomically: true, encoding: .utf8)
  """
