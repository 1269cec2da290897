import SpecSyntax
import ViewModelIR

extension Scope {
  /// The path that the syntax denotes; `nil` if it is not a path.
  func path(_ syntax: Syntax) -> ScopePath? {
    switch syntax.kind {
    case .element: .element
    case .name("self"): .model
    case .name(let name): variables[name] == nil ? .member(.model, name) : .variable(name)
    case .member(let base, let name, _): path(base).map { .member($0, name) }
    case .lookup(let base, let key, _):
      if let base = path(base), let key = self.key(key) { .lookup(base, key) } else { nil }
    default: nil
    }
  }

  private func key(_ syntax: Syntax) -> ScopePath.Key? {
    switch syntax.kind {
    case .string(let text): .text(text)
    case .integer(let text): Int(text.filter { $0 != "_" }).map { .position($0) }
    default: path(syntax).map { .path($0) }
    }
  }

  /// The path that the expression denotes; `nil` if it is not a path. A variable may hold the value of a path that a condition has unwrapped.
  func path(_ expression: TypedExpression) -> ScopePath? {
    switch expression.kind {
    case .model: .model
    case .element: .element
    case .variable(let name):
      narrowed.path(of: name) ?? .variable(name)
    case .property(let base, let name): path(base).map { .member($0, name) }
    case .call(let base, let function, let arguments) where arguments.isEmpty:
      path(base).map { .member($0, function.rawValue) }
    case .lookup(let base, let key):
      if let base = path(base), let key = self.key(key) { .lookup(base, key) } else { nil }
    default: nil
    }
  }

  private func key(_ expression: TypedExpression) -> ScopePath.Key? {
    switch expression.kind {
    case .literal(.string(let text)): .text(text)
    case .literal(.integer(let position)): .position(position)
    default: path(expression).map { .path($0) }
    }
  }
}
