import Evaluator
import ViewModelIR
import Workspace

/// The screen's fields with their values in each column. The fields of nested view models are indented below.
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
    let nested = field.rule.nested.flatMap { screen.viewModel($0.model) }
    let cells = columns.map { nested == nil ? textCell($0) : nestedCell($0) }
    rows.append(TableRow(label: indent + field.name, cells: cells))
    guard let nested else { continue }
    let found = columns.map(\.viewModels)
    for index in 0..<(found.map(\.count).max() ?? 0) {
      if field.rule.isRows {
        let label = "\(indent)  [\(index)]"
        rows.append(TableRow(label: label, cells: values.map { _ in "" }))
      }
      rows += previewRows(
        of: nested,
        in: screen,
        values: found.map { $0.dropFirst(index).first ?? [:] },
        depth: depth + (field.rule.isRows ? 2 : 1)
      )
    }
  }
  return rows
}

private func textCell(_ value: Value) -> TableCell {
  TableCell(value.shown, isDim: value == .null)
}

private func nestedCell(_ value: Value) -> TableCell {
  switch value {
  case .object: return ""
  case .list(let elements) where !elements.isEmpty:
    return TableCell(elements.count == 1 ? "1 item" : "\(elements.count) items", isDim: true)
  default: return textCell(value)
  }
}

extension Value {
  /// The fields' values of each view model in this value of a field: of one, several, or none.
  var viewModels: [[String: Value]] {
    switch self {
    case .object(let object): [object]
    case .list(let elements): elements.flatMap(\.viewModels)
    default: []
    }
  }
}
