import Evaluator
import Foundation
import SpecCompiler

/// The fields of the screen with their values in each locale, those of nested view models indented below.
func previewRows(of screen: Screen, values: [[String: Value]]) -> [TableRow] {
  guard let viewModel = screen.viewModels.first else { return [] }
  return previewRows(of: viewModel, in: screen, values: values, depth: 0)
}

private func previewRows(
  of viewModel: ViewModel,
  in screen: Screen,
  values: [[String: Value]],
  depth: Int
) -> [TableRow] {
  let indent = String(repeating: "  ", count: depth)
  var rows: [TableRow] = []
  for field in viewModel.fields {
    let columns = values.map { $0[field.name] ?? .null }
    rows.append(TableRow(label: indent + field.name, cells: columns.map(previewText)))
    guard let nested = nestedViewModel(of: field.type, in: screen) else { continue }
    let lists = columns.map(\.objects)
    for index in 0..<(lists.map(\.count).max() ?? 0) {
      let label = "\(indent)  [\(index)]"
      rows.append(TableRow(label: label, cells: values.map { _ in "" }))
      rows += previewRows(
        of: nested,
        in: screen,
        values: lists.map { $0.dropFirst(index).first ?? [:] },
        depth: depth + 2
      )
    }
  }
  return rows
}

private func nestedViewModel(of type: ValueType, in screen: Screen) -> ViewModel? {
  switch type {
  case .list(let element), .optional(let element): nestedViewModel(of: element, in: screen)
  case .viewModel(let name): screen.viewModels.first { $0.name == name }
  default: nil
  }
}

private func previewText(_ value: Value) -> String {
  switch value {
  case .null: "nil"
  case .bool(let bool): bool ? "true" : "false"
  case .integer(let integer): String(integer)
  case .number(let number): String(number)
  case .string(let string): string
  case .date(let date), .day(let date): date.formatted(.iso8601)
  case .url(let url): url.absoluteString
  case .uuid(let uuid): uuid.uuidString
  case .list(let elements) where !value.objects.isEmpty:
    elements.count == 1 ? "1 item" : "\(elements.count) items"
  case .list(let elements): "[" + elements.map(previewText).joined(separator: ", ") + "]"
  case .object: ""
  }
}

extension Value {
  /// The view models in it: one, a list of them, or none.
  fileprivate var objects: [[String: Value]] {
    switch self {
    case .object(let object): [object]
    case .list(let elements): elements.flatMap(\.objects)
    default: []
    }
  }
}
