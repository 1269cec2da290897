import ViewModelIR

/// A value of the spec's `let` that a presenter computes in a private member, because it is used several times or chooses between values.
/// Others stand where they are used.
struct SharedMember {
  let name: String
  let value: TypedExpression

  static func all(of presenter: Presenter, excluding taken: Set<String>) -> [SharedMember] {
    let texts = presenter.texts.flatMap(\.text.expressions)
    var users = presenter.expressions + texts
    var members: [SharedMember] = []
    for local in presenter.shared.reversed() {
      guard case .value(let value) = local.rule, !value.isPath, !value.readsContext else {
        continue
      }
      let count = users.reduce(0) { $0 + $1.occurrences(of: value) }
      guard count > 1 || count == 1 && value.chooses else { continue }
      let name = unused(local.name, taken.union(members.map(\.name)))
      members.insert(SharedMember(name: name, value: value), at: 0)
      // What other values have in common with this one is then computed in it.
      users = users.map { $0.replacing(value) } + [value]
    }
    return members
  }

  /// `shown(in: help)`, or `question` if the value does not depend on the model. In an escaping closure, Swift requires `self.` before it.
  func use(_ model: String, escapes: Bool = false) -> Code {
    let name = escapes ? "self.\(swiftMember(name))" : swiftIdentifier(name)
    return value.readsModel ? .call(.text(name), ["in: \(model)"]) : .text(name)
  }
}

extension PresenterWriter {
  /// `private func shown(in help: Help) -> [HelpQuestion] { … }`
  var sharedMembers: [Declaration] {
    shared.map { member in
      var writer = self
      writer.texts.expressions.named[member.value] = nil
      let body = [writer.code(member.value)]
      let name = swiftIdentifier(member.name)
      let type = screen.code(member.value.type)
      guard member.value.readsModel else {
        return Declaration(head: "private var \(name): \(type)", body: body)
      }
      let root = screen.code(screen.service.root)
      return Declaration(
        function: "private func \(name)",
        ["in \(model): \(root)"],
        result: type,
        body: body
      )
    }
  }
}

extension TypedExpression {
  /// Whether the expression is a property, or a property of one.
  fileprivate var isPath: Bool {
    switch kind {
    case .model, .variable, .literal, .enumCase: true
    case .property(let base, _): base.isPath
    case .call(let base, let function, []): function.definition.isProperty && base.isPath
    default: false
    }
  }

  /// Whether the expression or a part of it is a choice between values.
  var chooses: Bool {
    if case .choice = kind { return true }
    return children.contains(where: \.chooses)
  }

  fileprivate func occurrences(of other: Self) -> Int {
    self == other ? 1 : children.reduce(0) { $0 + $1.occurrences(of: other) }
  }

  /// Returns the expression with a literal in place of another one, which is not counted any more.
  fileprivate func replacing(_ other: Self) -> Self {
    self == other
      ? TypedExpression(type, .literal(.null)) : mapChildren { $0.replacing(other) }
  }
}
