import ViewModelIR

/// The actions on rows and on the whole screen.
extension ViewControllerWriter {
  /// Returns a function that calls an action of the screen, for a control of the app.
  func own(_ action: Presenter.Action) -> [String] {
    let name =
      ["handle", "handleEvents", "observe", "show", "showNotices", "showToast"].contains(
        action.name
      )
      ? "\(action.name)Action" : action.name
    return views.function(name, calling: action, of: "presenter", capturing: "[presenter] in ")
  }

  /// The overrides for tasks, swipe actions, selections and later pages.
  var overrides: [[String]] {
    guard presenter != nil else { return [] }
    return [errorFooter, repeats, swipes, selects, more].compactMap { $0 }
  }

  /// The override that shows errors below the first section.
  private var errorFooter: [String]? {
    if errors.isEmpty { return nil }
    var lines = ViewLines()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView,")
    lines.add("  viewForFooterInSection section: Int")
    lines.block(") -> UIView? {") { lines in
      lines.add("if section > 0 || errors.isEmpty { return nil }")
      lines.add("var content = UIListContentConfiguration.plainFooter()")
      lines.add("content.text = errors.joined(separator: \"\\n\")")
      lines.add("content.textProperties.color = .systemRed")
      lines.add("let footer = UITableViewHeaderFooterView()")
      lines.add("footer.contentConfiguration = content")
      lines.add("return footer")
    }
    return lines.lines
  }

  /// The bodies of the tasks that run while the view is visible.
  var tasks: [[String]] {
    let poll = presenter?.pollInterval == nil ? [] : ["await presenter.poll()"]
    let observe = presenter?.updates.isEmpty == false ? ["await presenter.observe()"] : []
    return [poll, observe, views.minutes].filter { !$0.isEmpty }
  }

  /// The overrides that start and cancel the tasks.
  private var repeats: [String]? {
    if tasks.isEmpty { return nil }
    var lines = ViewLines()
    lines.block("override func viewWillAppear(_ animated: Bool) {") { lines in
      lines.add("super.viewWillAppear(animated)")
      for task in tasks {
        lines.add("tasks.append(")
        lines.modify("Task { [presenter] in") { lines in
          for line in task { lines.add(line) }
        }
        lines.add(")")
      }
    }
    lines.add("")
    lines.block("override func viewDidDisappear(_ animated: Bool) {") { lines in
      lines.add("super.viewDidDisappear(animated)")
      lines.add("for task in tasks { task.cancel() }")
      lines.add("tasks = []")
    }
    return lines.lines
  }

  private var swipes: [String]? {
    let sections = lists.enumerated().filter { !views.actions(of: $1.field, $1.nested).isEmpty }
    if sections.isEmpty { return nil }
    var lines = ViewLines()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView,")
    lines.add("  trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath")
    lines.block(") -> UISwipeActionsConfiguration? {") { lines in
      lines.add("guard let viewModel else { return nil }")
      lines.add("var actions: [UIContextualAction] = []")
      for (index, list) in sections {
        lines.block("if indexPath.section == \(index + 1) {") { lines in
          lines.add("let row = viewModel.\(swiftMember(list.field.name))[indexPath.row]")
          for action in views.actions(of: list.field, list.nested) {
            let condition = views.availability(of: action, list.nested).code(over: "row")
            if let condition {
              lines.block("if \(condition) {") { addSwipe(action, list.nested, &$0) }
            } else {
              addSwipe(action, list.nested, &lines)
            }
          }
        }
      }
      lines.add("return UISwipeActionsConfiguration(actions: actions)")
    }
    return lines.lines
  }

  private func addSwipe(_ action: Presenter.Action, _ row: ViewModel, _ lines: inout ViewLines) {
    let calls: [(title: String, argument: String)]
    switch views.control(action, over: row) {
    case .button: calls = [(label(action.name), "")]
    case .toggle(let name):
      calls = [(label(action.name), ", \(swiftLabel(name)): !row.\(swiftMember(name))")]
    case .menu(let name, let cases):
      calls = cases.map { (label($0), ", \(swiftLabel(name)): .\(swiftMember($0))") }
    case .function:
      let name = swiftIdentifier(action.name)
      return lines.add("// Add a control that asks for the arguments of \(name)(…) and calls it.")
    }
    let style = action.isDestructive ? "destructive" : "normal"
    for call in calls {
      let function = "presenter.\(swiftMember(action.name))(id: row.id\(call.argument))"
      let head =
        "UIContextualAction(style: .\(style), title: \"\(call.title)\") { [presenter] _, _, done in"
      lines.call("actions.append", head) { lines in
        lines.add(action.isAsync ? "Task { await \(function) }" : function)
        lines.add("done(true)")
      }
    }
  }

  private var selects: [String]? {
    let sections = lists.enumerated().compactMap { index, list in
      views.selection(of: list.field, list.nested).map { (index, list.field, $0) }
    }
    if sections.isEmpty { return nil }
    var lines = ViewLines()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView,")
    lines.add("  willSelectRowAt indexPath: IndexPath")
    lines.block(") -> IndexPath? {") { lines in
      for (index, field, selection) in sections {
        let rows = "viewModel?.\(swiftMember(field.name))"
        lines.block("if indexPath.section == \(index + 1), let row = \(rows)[indexPath.row] {") {
          $0.add("return presenter.\(selection.function)(id: row.id) ? indexPath : nil")
        }
      }
      lines.add("return nil")
    }
    return lines.lines
  }

  private var more: [String]? {
    if views.pages.isEmpty { return nil }
    var lines = ViewLines()
    lines.add("override func tableView(")
    lines.add("  _ tableView: UITableView,")
    lines.add("  willDisplay cell: UITableViewCell,")
    lines.add("  forRowAt indexPath: IndexPath")
    lines.block(") {") { lines in
      for list in views.pages {
        let index = lists.firstIndex { $0.field.name == list.fields.first } ?? lists.count - 1
        let section = index + 1
        lines.block("if indexPath == [\(section), texts[\(section)].count - 1] {") {
          $0.add("Task { [presenter] in await presenter.\(list.function)() }")
        }
      }
    }
    return lines.lines
  }
}
