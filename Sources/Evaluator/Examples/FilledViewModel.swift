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

  /// The first row of a field or its single nested view model; `nil` if the field nests none.
  private func nested(in field: Field) -> FilledViewModel? {
    guard let nested = field.rule.nested, let inner = screen.viewModel(nested.model) else {
      return nil
    }
    let found = rows(of: field).first
    var data = node(of: nested.source)
    if field.rule.isRows {
      let elements = data?.elements ?? []
      // A lossy list can skip elements, and then a row's index does not identify its element.
      data = elements.count == rows(of: field).count ? elements.first : nil
    }
    return FilledViewModel(inner, found?.members ?? [:], of: screen, from: data)
  }

  private func rows(of field: Field) -> [Value] {
    switch values[field.name] {
    case .list(let rows)?: rows
    case .object? where field.rule.nested != nil: [values[field.name] ?? .null]
    default: []
    }
  }

  /// The view model and, recursively, the single view model or the first row of each field that has one in the example.
  package var withNested: [FilledViewModel] {
    let filled = viewModel.fields.filter { !rows(of: $0).isEmpty }
    return [self] + filled.compactMap { nested(in: $0) }.flatMap(\.withNested)
  }

  /// The JSON that a path leads to; `nil` for a computed value.
  package func node(of expression: TypedExpression) -> Node? {
    switch expression.kind {
    case .model: return data
    case .property(let base, let name):
      let property = screen.service.property(name, of: base.type.unwrapped)
      return property.flatMap { node(of: base)?[$0.key] }
    case .payload(let base, _), .coalesce(let base, _), .toNumber(let base):
      return node(of: base)
    default: return nil
    }
  }
}
