extension Code {
  /// Returns the code with `let` before its assignment to the name; `nil` if the code does not only assign to it.
  func declaring(_ name: String) -> Code? {
    switch self {
    case .assignment(let target, let value) where target == .text(name):
      .assignment("let \(target)", value)
    case .naming(let whole, let parts, let statement):
      whole.declaring(name).flatMap { whole in
        statement.declaring(name).map { .naming(whole, parts, $0) }
      }
    default: nil
    }
  }

  var containsClosure: Bool {
    switch self {
    case .closure: true
    case .sequence(let parts): parts.contains(where: \.containsClosure)
    case .chain(let base, let links): ([base] + links).contains(where: \.containsClosure)
    default: false
    }
  }
}
