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
      .argument(swiftLabel($0.name), .text(swiftIdentifier($0.name)))
    }
    let isNamed = !writer.keptRows.isEmpty || presenter.empty?.usesContext == true
    if isNamed { statements.add("let context = context()") }
    for rows in writer.keptRows { statements.add(writer.keep(rows)) }
    if viewModel.usesContext || !writer.keptRows.isEmpty {
      arguments.append(isNamed ? "in: context" : "in: context()")
    }
    arguments += writer.keptRows.map { $0.argument(in: screen, writer.keptRow($0)) }
    let flags = flagStatements
    let keyword = flags.isEmpty ? "let" : "var"
    let made = Code.call(screen.typeName(of: viewModel), arguments)
    let loaded: Code
    if flags.isEmpty, presenter.empty == nil {
      loaded = .call(".loaded", [made])
    } else {
      statements.add(.assignment("\(keyword) viewModel", made))
      loaded = ".loaded(viewModel)"
    }
    for flag in flags { flag(&statements) }
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

  var flagStatements: [(inout Statements) -> Void] {
    var flags: [(inout Statements) -> Void] = []
    func add(_ flag: String, _ value: String) {
      flags.append { $0.add(.text("viewModel.\(swiftMember(flag)) = \(value)")) }
    }
    if let flag = presenter.load.progress { add(flag, "loadsRunning > 0") }
    if let flag = presenter.more?.progress { add(flag, "isLoadingMore") }
    for action in presenter.actions {
      guard let progress = action.progress, let running = writer.runningFlag(action) else {
        continue
      }
      guard let rows = action.rows else {
        add(progress, action.again == .parallel ? "\(running) > 0" : running)
        continue
      }
      flags.append { statements in
        setInRows(rows.fields[...], "viewModel", 0, progress, running, &statements)
      }
    }
    return flags
  }

  func setInRows(
    _ fields: ArraySlice<String>,
    _ base: String,
    _ depth: Int,
    _ progress: String,
    _ running: String,
    _ statements: inout Statements
  ) {
    guard let field = fields.first else {
      let flag = "\(base).\(swiftMember(progress))"
      return statements.add(.text("\(flag) = \(running).contains(\(base).id)"))
    }
    let index = depth == 0 ? "index" : "index\(depth + 1)"
    let list = "\(base).\(swiftMember(field))"
    statements.block(.text("for \(index) in \(list).indices")) { statements in
      setInRows(fields.dropFirst(), "\(list)[\(index)]", depth + 1, progress, running, &statements)
    }
  }

  /// What `text(for:)` says of an error.
  var alerts: [String] {
    let other = Code.returning(writer.texts.code(presenter.otherError))
    var result: [String] = []
    let texts = presenter.errors.map(\.text) + [presenter.otherError]
    if texts.contains(where: \.usesContext) { result.append("let context = context()") }
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
