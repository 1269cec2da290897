import Evaluator
import Reports
import ViewModelIR

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
    let nested = nestedViewModel(of: field.type, in: screen)
    let cells = columns.map { nested == nil ? textCell($0) : countCell($0) }
    rows.append(TableRow(label: indent + field.name, cells: cells))
    guard let nested else { continue }
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
  case .viewModel(let name): screen.viewModel(name)
  default: nil
  }
}

private func textCell(_ value: Value) -> TableCell {
  TableCell(value.shown, isDim: value == .null)
}

private func countCell(_ value: Value) -> TableCell {
  guard case .list(let elements) = value, !elements.isEmpty else { return textCell(value) }
  return TableCell(elements.count == 1 ? "1 item" : "\(elements.count) items", isDim: true)
}

extension Value {
  /// The fields' values of each view model in this value: of one, several, or none.
  fileprivate var objects: [[String: Value]] {
    switch self {
    case .object(let object): [object]
    case .list(let elements): elements.flatMap(\.objects)
    default: []
    }
  }
}
