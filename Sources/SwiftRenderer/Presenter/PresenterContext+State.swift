import SwiftCode
import SwiftNaming
import ViewModelIR

extension PresenterContext {
  /// What `render` does with the view model.
  var states: [String] {
    guard let viewModel = writer.viewModel else { return [] }
    var statements = Statements(indent: indent + 2)
    var arguments: [Code] = [.argument("from", .text(writer.model))]
    arguments += viewModel.inputs.map {
      .argument(swiftLabel($0.name), .text(writer.names.property($0.name)))
    }
    let isNamed = !writer.keptRows.isEmpty || presenter.empty?.readsContext == true
    if isNamed { statements.add("let context = context()") }
    for rows in writer.keptRows { statements.add(writer.keep(rows)) }
    if viewModel.usesContext || !writer.keptRows.isEmpty {
      arguments.append(isNamed ? "in: context" : "in: context()")
    }
    arguments += writer.keptRows.map { $0.argument(in: screen, writer.keptRow($0)) }
    let flags = flags
    let keyword = flags.isEmpty ? "let" : "var"
    let made = Code.call(screen.typeName(of: viewModel), arguments)
    let loaded: Code
    if flags.isEmpty, presenter.empty == nil {
      loaded = .call(".loaded", [made])
    } else {
      statements.add(.assignment("\(keyword) viewModel", made))
      loaded = ".loaded(viewModel)"
    }
    for flag in flags { set(flag, in: flag.fields[...], &statements) }
    let state: Code =
      if let empty = presenter.empty {
        .ternary(
          writer.condition(empty),
          then: ".empty(viewModel)",
          else: ".loaded(viewModel)"
        )
      } else {
        loaded
      }
    statements.add(.assignment("new", state))
    return statements.lines.map { String($0.dropFirst(2)) }
  }

  /// Each flag of the model, or of rows, with all that sets it.
  private var flags: [Flag] {
    var flags: [Flag] = []
    func add(_ name: String?, in fields: [String] = [], _ condition: @escaping Flag.Condition) {
      guard let name else { return }
      if let index = flags.firstIndex(where: { $0.fields == fields && $0.name == name }) {
        flags[index].conditions.append(condition)
      } else {
        flags.append(Flag(fields: fields, name: name, conditions: [condition]))
      }
    }
    add(presenter.load.progress) { _ in "loadsRunning > 0" }
    add(presenter.more?.progress) { _ in "isLoadingMore" }
    for action in presenter.actions {
      add(action.progress, in: action.rows?.fields ?? []) { writer.isRunning(action, row: $0) }
    }
    return flags
  }

  private func set(
    _ flag: Flag,
    in fields: ArraySlice<String>,
    of base: String = "viewModel",
    depth: Int = 0,
    _ statements: inout Statements
  ) {
    guard let field = fields.first else {
      return statements.add(
        .assignment("\(base).\(swiftMember(flag.name))", flag.value("\(base).id"))
      )
    }
    let index = depth == 0 ? "index" : "index\(depth + 1)"
    let list = "\(base).\(swiftMember(field))"
    statements.block(.text("for \(index) in \(list).indices")) { statements in
      set(flag, in: fields.dropFirst(), of: "\(list)[\(index)]", depth: depth + 1, &statements)
    }
  }

  /// What `text(for:)` says of an error.
  var alerts: [String] {
    let other = Code.returning(writer.texts.code(presenter.otherError))
    var result: [String] = []
    let texts = presenter.errors.map(\.text) + [presenter.otherError]
    if texts.contains(where: \.readsContext) { result.append("let context = context()") }
    if presenter.errors.isEmpty { return result + other.outdentedLines(indent: 4) }
    result.append("switch error {")
    for error in presenter.errors {
      result += label("case \(pattern(error)):", .returning(writer.texts.code(error.text)))
    }
    return result + label("default:", other) + ["}"]
  }

  func label(_ label: String, _ statement: Code) -> [String] {
    if let flat = statement.flat, 4 + label.count + 1 + flat.count <= lineWidth {
      return ["\(label) \(flat)"]
    }
    return [label] + statement.outdentedLines(indent: 6).map { "  " + $0 }
  }

  func pattern(_ error: Presenter.ErrorText) -> String {
    switch error.pattern {
    case .url(let code): return "URLError.\(code)"
    case .own(let name, let parameters):
      let used = error.text.expressions.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
      let bound = parameters.map {
        used.contains($0.name) ? "let \(swiftIdentifier($0.name))" : "_"
      }
      let values = used.isDisjoint(with: parameters.map(\.name)) ? [] : bound
      let held = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      return "\(writer.errorType).\(swiftMember(name))\(held)"
    }
  }
}

/// What shows that something runs.
private struct Flag {
  /// Of a row's id; that of a model has none.
  typealias Condition = (_ id: String) -> String

  /// The fields that lead to the rows; none for the screen's own model.
  let fields: [String]
  let name: String
  var conditions: [Condition]

  func value(_ id: String) -> Code {
    let parts = conditions.map { Code.text($0(id)) }
    guard let first = parts.first else { return "false" }
    return .binary(first, parts.dropFirst().map { .init("||", $0) })
  }
}
