import Foundation

/// Reads requests, one JSON object a line, and prints for each the fields of its view model as JSON.
struct Request: Decodable {
  let screen: String
  let language: String?
  let locale: String
  let timeZone: String
  let calendar: String
  let now: String
  let data: String
  let inputs: [String: String]

  func model<Model: Decodable>() throws -> Model {
    try decoded(data)
  }

  func input<Value: Decodable>(_ name: String) throws -> Value {
    try decoded(inputs[name] ?? "")
  }

  /// Decodes a date from a string, which a plain decoder does only inside the generated types.
  func input(_ name: String) throws -> Date? {
    guard let text: String = try decoded(inputs[name] ?? "null") else { return nil }
    return RFC3339.date(from: text) ?? RFC3339.day(from: text) ?? RFC3339.localDateTime(from: text)
  }

  func input(_ name: String) throws -> Date {
    let date: Date? = try input(name)
    guard let date else { throw NoDate() }
    return date
  }

  var context: DisplayContext {
    let identifier: Calendar.Identifier = calendar == "buddhist" ? .buddhist : .gregorian
    var calendar = Calendar(identifier: identifier)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    #if LANGUAGES
      return DisplayContext(
        language: language.flatMap(DisplayLanguage.init),
        locale: Locale(identifier: locale),
        timeZone: calendar.timeZone,
        calendar: calendar,
        now: RFC3339.date(from: now) ?? .distantPast
      )
    #else
      return DisplayContext(
        locale: Locale(identifier: locale),
        timeZone: calendar.timeZone,
        calendar: calendar,
        now: RFC3339.date(from: now) ?? .distantPast
      )
    #endif
  }

  private func decoded<Model: Decodable>(_ json: String) throws -> Model {
    try JSONDecoder().decode(Model.self, from: Data(json.utf8))
  }
}

struct NoDate: Error {}

/// The leaves of a value by path. `Leaves` in the tests does the same with the evaluator's values.
struct Fields {
  var leaves: [String: String] = [:]

  mutating func add(_ value: Any, at path: String) {
    switch value {
    case let value as Bool: leaves[path] = "bool \(value)"
    case let value as Int: leaves[path] = "int \(value)"
    case let value as Double: leaves[path] = "double \(value.bitPattern)"
    case let value as Decimal: leaves[path] = "decimal \(value)"
    case let value as String: leaves[path] = "string \(value)"
    case let value as AttributedString: leaves[path] = "string \(value.notation)"
    case let value as Date:
      leaves[path] = "date \(value.timeIntervalSinceReferenceDate.bitPattern)"
    case let value as URL: leaves[path] = "url \(value.absoluteString)"
    case let value as UUID: leaves[path] = "uuid \(value.uuidString)"
    case let value as any RawRepresentable<String>: leaves[path] = "string \(value.rawValue)"
    case let value as any RawRepresentable<Int>: leaves[path] = "string \(value.rawValue)"
    case let value as any RawRepresentable<Double>:
      let number = value.rawValue
      leaves[path] = "string \(Int(exactly: number).map { "\($0)" } ?? "\(number)")"
    case let value as JSONValue: add(value, at: path)
    case let value as [String: Any]:
      for (key, value) in value { add(value, at: "\(path).\(key)") }
    default: addParts(of: value, at: path)
    }
  }

  private mutating func add(_ value: JSONValue, at path: String) {
    switch value {
    case .null: leaves[path] = "null"
    case .bool(let value): add(value, at: path)
    case .integer(let value): add(value, at: path)
    case .decimal(let value): add(value, at: path)
    case .number(let value): add(value, at: path)
    case .string(let value): add(value, at: path)
    case .array(let values):
      leaves[path + ".count"] = "int \(values.count)"
      for (index, value) in values.enumerated() { add(value, at: "\(path)[\(index)]") }
    case .object(let members):
      for (key, value) in members { add(value, at: "\(path).\(key)") }
    }
  }

  private mutating func addParts(of value: Any, at path: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else {
        leaves[path] = "null"
        return
      }
      add(wrapped.value, at: path)
    case .collection:
      leaves[path + ".count"] = "int \(mirror.children.count)"
      for (index, child) in mirror.children.enumerated() {
        add(child.value, at: "\(path)[\(index)]")
      }
    default:
      for child in mirror.children { add(child.value, at: "\(path).\(child.label ?? "?")") }
    }
  }
}

func answer(_ request: Request) -> [String: String] {
  guard let screen = screens[request.screen] else { return ["error": "no such screen"] }
  var fields = Fields()
  do {
    fields.add(try screen(request), at: "")
  } catch {
    return ["error": "refused"]
  }
  return fields.leaves
}

let input = try String(contentsOf: URL(filePath: CommandLine.arguments[1]), encoding: .utf8)
let requests = try input.split(separator: "\n").map {
  try JSONDecoder().decode(Request.self, from: Data($0.utf8))
}
// Requests with the same settings follow each other, so that the texts that are kept for one are shown for others.
let settings = requests.map { [$0.screen, $0.locale, $0.timeZone, $0.calendar] }
var answers = requests.map { _ in Data() }
for index in requests.indices.sorted(by: { settings[$0].lexicographicallyPrecedes(settings[$1]) }) {
  answers[index] = try JSONEncoder().encode(answer(requests[index])) + [UInt8(ascii: "\n")]
}
try Data(answers.joined()).write(to: URL(filePath: CommandLine.arguments[2]))
