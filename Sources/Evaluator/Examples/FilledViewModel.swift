import DocumentReader
import ViewModelIR

/// A view model filled from an example: the JSON that it is created from, and the values of its fields.
package struct FilledViewModel {
  package let viewModel: ViewModel
  package let values: [String: Value]
  private let screen: Screen
  /// The JSON of `self`; `nil` if that is computed, or if the example has no such row.
  private let data: Node?

  /// Creates the screen's own view model; returns `nil` if the example's data does not fit the schema.
  package init?(_ example: Example, of screen: Screen, into diagnostics: inout [Diagnostic]) {
    guard let viewModel = screen.viewModels.first,
      let values = evaluate(example, of: screen, into: &diagnostics)
    else { return nil }
    self.init(viewModel, values, of: screen, from: example.data)
  }

  private init(
    _ viewModel: ViewModel,
    _ values: [String: Value],
    of screen: Screen,
    from data: Node?
  ) {
    self.viewModel = viewModel
    self.values = values
    self.screen = screen
    self.data = data
  }

  /// A row of a field, without values if the example has no such row; `nil` if the field has no rows.
  package func row(_ index: Int = 0, of field: Field) -> FilledViewModel? {
    guard case .each(let list, let model, _) = field.rule, let row = screen.viewModel(model) else {
      return nil
    }
    var values: [String: Value] = [:]
    if case .list(let rows)? = self.values[field.name],
      case .object(let found)? = rows.dropFirst(index).first
    {
      values = found
    }
    let elements = node(of: list)?.elements ?? []
    // A lossy list can skip elements, and then a row's index does not identify its element.
    let data = elements.count == count(of: field) ? elements.dropFirst(index).first : nil
    return FilledViewModel(row, values, of: screen, from: data)
  }

  /// The number of rows in a field.
  package func count(of field: Field) -> Int {
    if case .list(let rows)? = values[field.name] { rows.count } else { 0 }
  }

  /// The view model and, recursively, the first row of each field.
  package var withRows: [FilledViewModel] {
    [self] + viewModel.fields.compactMap { row(of: $0) }.flatMap(\.withRows)
  }

  /// The JSON that a path leads to; `nil` for a computed value. `bindings`: the bindings of the rule that contains the expression.
  package func node(of expression: TypedExpression, bindings: [Binding] = []) -> Node? {
    switch expression.kind {
    case .model: return data
    case .property(let base, let name):
      let property = screen.service.property(name, of: base.type.unwrapped)
      return property.flatMap { node(of: base, bindings: bindings)?[$0.key] }
    case .variable(let name):
      let bound = bindings.first { $0.name == name }?.value
      return bound.flatMap { node(of: $0, bindings: bindings) }
    case .payload(let base, _), .coalesce(let base, _), .toNumber(let base):
      return node(of: base, bindings: bindings)
    default: return nil
    }
  }
}
