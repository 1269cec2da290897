import DocumentReader
import ViewModelIR

/// A view model as an example fills it: the JSON that it is made from, and what its fields come out as.
package struct FilledViewModel {
  package let viewModel: ViewModel
  package let values: [String: Value]
  private let screen: Screen
  /// What `self` is; nil where that is computed, or in no row of the example.
  private let data: Node?

  /// The screen's own; nil where the example's data does not fit.
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

  /// A row of a field, without values if the example has no such row; nil if the field has no rows.
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
    // A lossy list may drop elements, and then a row's index does not say which element it is.
    let data = elements.count == count(of: field) ? elements.dropFirst(index).first : nil
    return FilledViewModel(row, values, of: screen, from: data)
  }

  /// The number of rows in a field.
  package func count(of field: Field) -> Int {
    if case .list(let rows)? = values[field.name] { rows.count } else { 0 }
  }

  /// The screen's own view model, and the first row of each field of each.
  package var withRows: [FilledViewModel] {
    [self] + viewModel.fields.compactMap { row(of: $0) }.flatMap(\.withRows)
  }

  /// Where in the data a path leads; nil for what is computed. `bindings`: what the rule around it unwraps.
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
