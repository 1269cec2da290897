import Foundation
import ViewModelIR

/// The leaves of a value by path, in the form in which `Fields` of the driver has those of a view model.
struct Leaves {
  private(set) var texts: [String: String] = [:]

  init(_ value: Value) {
    add(value, at: "")
  }

  private mutating func add(_ value: Value, at path: String) {
    switch value {
    case .null: texts[path] = "null"
    case .bool(let bool): texts[path] = "bool \(bool)"
    case .integer(let integer): texts[path] = "int \(integer)"
    case .number(let number): texts[path] = "double \(number.bitPattern)"
    case .decimal(let number): texts[path] = "decimal \(number)"
    case .string(let text): texts[path] = "string \(text)"
    case .date(let date), .day(let date), .localDateTime(let date):
      texts[path] = "date \(date.timeIntervalSinceReferenceDate.bitPattern)"
    case .url(let url): texts[path] = "url \(url.absoluteString)"
    case .uuid(let uuid): texts[path] = "uuid \(uuid.uuidString)"
    case .list(let values):
      texts[path + ".count"] = "int \(values.count)"
      for (index, value) in values.enumerated() { add(value, at: "\(path)[\(index)]") }
    case .object(let fields):
      for (name, value) in fields { add(value, at: "\(path).\(name)") }
    case .choice(let name, let value): add(value, at: "\(path).\(name)")
    case .json(let value): add(value, at: path)
    }
  }
}
