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

  /// A row of a field or its single nested view model, without values if the example has none; `nil` if the field nests none.
  package func nested(_ index: Int = 0, in field: Field) -> FilledViewModel? {
    guard let nested = field.rule.nested, let inner = screen.viewModel(nested.model) else {
      return nil
    }
    let found = rows(of: field).dropFirst(index).first
    var data = node(of: nested.source)
    if field.rule.isRows {
      let elements = data?.elements ?? []
      // A lossy list can skip elements, and then a row's index does not identify its element.
      data = elements.count == count(of: field) ? elements.dropFirst(index).first : nil
    }
    return FilledViewModel(inner, found?.members ?? [:], of: screen, from: data)
  }

  /// The number of rows in a field, or of its single nested view model.
  package func count(of field: Field) -> Int { rows(of: field).count }

  private func rows(of field: Field) -> [Value] {
    switch values[field.name] {
    case .list(let rows)?: rows
    case .object? where field.rule.nested != nil: [values[field.name] ?? .null]
    default: []
    }
  }

  /// The view model and, recursively, the single view model or the first row of each field that has one in the example.
  package var withNested: [FilledViewModel] {
    let filled = viewModel.fields.filter { count(of: $0) > 0 }
    return [self] + filled.compactMap { nested(in: $0) }.flatMap(\.withNested)
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
