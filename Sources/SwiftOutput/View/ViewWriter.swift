import ViewModelIR

/// Writes SwiftUI views as a starting point, one for each view model.
final class ViewWriter {
  let screen: Screen
  let presenter: Presenter?

  init(_ screen: Screen) {
    self.screen = screen
    presenter = screen.presenter
  }

  private var form: ViewForm? { presenter.map { ViewForm(screen: screen, presenter: $0) } }

  /// Returns the name of a view model's view: `NoteRowView`, or `NotesContentView` for the screen's own view model.
  func viewName(of viewModel: ViewModel) -> String {
    guard let name = viewModel.name else {
      return presenter == nil
        ? screen.view : "\(screen.stemName)ContentView"
    }
    return name.hasSuffix("View") ? name : "\(name)View"
  }

  /// Whether anything in the view calls the presenter.
  func usesPresenter(_ viewModel: ViewModel) -> Bool {
    // The view of a shared model knows no presenter, because several screens show it.
    if presenter == nil || viewModel.name.map({ screen.owner(of: $0) !== screen }) == true {
      return false
    }
    return viewModel.name == nil
      || allNested(in: viewModel).contains { field, nested in
        !actions(of: field, nested).isEmpty || selection(of: field, nested) != nil
      }
  }

  /// Returns the lines of the view's body.
  func body(of viewModel: ViewModel) -> [String] {
    var lines = ViewLines()
    let isScreen = viewModel.name == nil
    lines.block(isScreen ? "List {" : "VStack(alignment: .leading) {") { lines in
      if isScreen, let form, form.value != nil {
        lines.add("if let presenter", "\(form.name)(\(form.arguments))")
      }
      for field in viewModel.fields { add(field, of: viewModel, &lines) }
      if isScreen { addOwnActions(&lines) }
      if isScreen {
        for list in pages where list.fields.isEmpty { add(list, to: viewModel, &lines) }
      }
    }
    if isScreen, presenter?.load != nil { lines.modify(".refreshable { await presenter?.load() }") }
    let modifiers = accessibility(of: "", viewModel, over: "viewModel") + traits(of: viewModel)
    if !modifiers.isEmpty && !isScreen { lines.modify(".accessibilityElement(children: .combine)") }
    for modifier in modifiers { lines.modify(modifier) }
    return lines.lines
  }

  // MARK: - Fields

  /// A text, or the button that shows the new elements if the text depends on their number.
  private func text(_ value: String, of field: Field) -> String {
    showsNew(field) ? "Button(\(value)) { presenter?.showNew() }" : "Text(\(value))"
  }

  /// Whether the field depends on the number of new elements, which wait after a poll.
  func showsNew(_ field: Field) -> Bool {
    presenter?.hold.map { field.rule.variables.contains($0.input) } ?? false
  }

  private func add(_ field: Field, of viewModel: ViewModel, _ lines: inout ViewLines) {
    if case .state = field.rule { return }
    if viewModel.isIdentifiable, field.name == "id" { return }
    if field.spokenOf != nil { return }
    if isInForm(field, of: viewModel) { return }
    if viewModel.name == nil, form?.locals.showsProblem(field) == true { return }
    if let spoken = field.accessibilityText {
      if isReadOut(field, of: viewModel) { return }
      let part = spoken.owner.isEmpty ? "if it is not nil" : "of '\(spoken.owner)'"
      return lines.add("// Use viewModel.\(swiftMember(field.name)) as the \(spoken.part) \(part).")
    }
    let value = "viewModel.\(swiftMember(field.name))"
    let name = swiftIdentifier(field.name)
    if viewModel.isEmptyText(field), let hasNoRows = viewModel.hasNoRows(in: "viewModel") {
      let bound = !field.type.isOptional ? "" : ", let \(name) = \(value)"
      return lines.add("if \(hasNoRows)\(bound)", "Text(\(bound.isEmpty ? value : name))")
    }
    let spoken = viewModel.fields.first { $0.spokenOf == field.name }
    switch field.type {
    case .string, .styledText: lines.add(text(value, of: field))
    case .optional(.string):
      return add(text(name, of: field), ifLet: name, value, spoken, or: name, &lines)
    case .optional(.styledText):
      let words = "String(\(name).characters)"
      return add(text(name, of: field), ifLet: name, value, spoken, or: words, &lines)
    case .url, .optional(.url):
      if viewModel.gallery?.image == field.name || field.isPicture {
        lines.add("AsyncImage(url: \(value))")
      } else if field.type == .url {
        lines.add("Link(\"\(field.linkLabel)\", destination: \(value))")
      } else {
        let link = "Link(\"\(field.linkLabel)\", destination: \(name))"
        return add(link, ifLet: name, value, spoken, or: "\"\"", &lines)
      }
    case .boolean:
      if enablesControl(field, of: viewModel) || saysOnlyWhetherThereIsMore(field, of: viewModel) {
        return
      }
      lines.add(
        "Label(\"\(label(field.name))\", systemImage: \(value) ? \"checkmark\" : \"xmark\")"
      )
      if spoken == nil, isSaidByTrait(field, of: viewModel) {
        lines.modify(".accessibilityHidden(true)")
      }
    case .list(.string): lines.add("ForEach(\(value), id: \\.self) { Text($0) }")
    case .list(.viewModel(let model)):
      guard let nested = screen.viewModel(model) else { return }
      let own = pages.filter { viewModel.name == nil && $0.fields.first == field.name }
      // A first row that loads when it appears would load the whole list at once.
      for list in own where list.more.isPrepended {
        lines.add("Button(\"Earlier\")", "Task { await presenter?.\(list.function)() }")
      }
      addRows(field, nested, &lines)
      for list in own where !list.more.isPrepended { add(list, to: viewModel, &lines) }
    case .viewModel(let model):
      if let nested = screen.viewModel(model) { lines.add(view(of: nested, value)) }
    case .optional(.viewModel(let model)):
      if let nested = screen.viewModel(model) {
        lines.add("if let \(name) = \(value)", view(of: nested, name))
      }
    default:
      let label = spoken.map { " Its label is viewModel.\(swiftMember($0.name))." } ?? ""
      return lines.add("// Add a view for \(value): \(screen.swiftName(field.type)).\(label)")
    }
    if let spoken { lines.modify(accessibilityLabel(spoken, or: "\"\"")) }
  }

  /// Adds a view of an optional value that is bound to a name.
  private func add(
    _ view: String,
    ifLet name: String,
    _ value: String,
    _ spoken: Field?,
    or other: String,
    _ lines: inout ViewLines
  ) {
    guard let spoken else { return lines.add("if let \(name) = \(value)", view) }
    lines.block("if let \(name) = \(value) {") { lines in
      lines.add(view)
      lines.modify(accessibilityLabel(spoken, or: other))
    }
  }

  /// `.accessibilityLabel(viewModel.ageTextSpoken)`
  private func accessibilityLabel(_ spoken: Field, or other: String) -> String {
    let text = "viewModel.\(swiftMember(spoken.name))"
    return ".accessibilityLabel(\(text)\(spoken.type.isOptional ? " ?? \(other)" : ""))"
  }

  /// `NoteRowView(viewModel: row, presenter: presenter)`
  private func view(of nested: ViewModel, _ value: String) -> String {
    let presenter = usesPresenter(nested) ? ", presenter: presenter" : ""
    return "\(viewName(of: nested))(viewModel: \(value)\(presenter))"
  }

  private func addRows(_ field: Field, _ nested: ViewModel, _ lines: inout ViewLines) {
    let list = "viewModel.\(swiftMember(field.name))"
    let head =
      nested.isIdentifiable
      ? "ForEach(\(list)) { row in"
      : "ForEach(Array(\(list).enumerated()), id: \\.offset) { _, row in"
    let row = view(of: nested, "row")
    lines.block(head) { lines in
      if let selection = selection(of: field, nested) {
        lines.add("Button {")
        lines.modify("presenter?.\(selection.function)(id: row.id)")
        lines.block("} label: {") { $0.add(row) }
      } else {
        lines.add(row)
      }
      let actions = actions(of: field, nested)
      let kept = presenter?.actions.lazy.compactMap(\.kept).first { $0.rows.fields == [field.name] }
      if actions.isEmpty, kept == nil { return }
      lines.modify(".swipeActions {") { lines in
        guard let kept else { return self.addControls(actions, row: nested, &lines) }
        lines.block("if row.\(swiftMember(kept.flag)) {") { lines in
          lines.add("Button(\"Try Again\")", "Task { await presenter?.retry(id: row.id) }")
          lines.add("Button(\"Discard\", role: .destructive)", "presenter?.discard(id: row.id)")
        }
        if actions.isEmpty { return }
        lines.also("else {") { self.addControls(actions, row: nested, &$0) }
      }
    }
  }

  /// Adds the last row, which loads a page when it appears. It does so again when its `id` changes: if the page was short, so that the row is
  /// still visible, and after a load, during which `loadMore()` does nothing. A page that failed is not requested again until the user
  /// scrolls. The request has a task of its own, because the new `id` cancels the row's.
  private func add(_ list: ViewPages, to viewModel: ViewModel, _ lines: inout ViewLines) {
    let fields = list.fields.map(swiftMember)
    var id = fields.first.map { rows in
      "viewModel.\(rows)" + (fields.count > 1 ? ".map(\\.\(fields[1]).count)" : ".count")
    }
    if let progress = loadProgress {
      id = "viewModel.\(swiftMember(progress)) ? nil : \(id ?? "true")"
    }
    if let progress = list.more.progress {
      lines.add("ProgressView()")
      lines.modify(".opacity(viewModel.\(swiftMember(progress)) ? 1 : 0)")
    } else {
      lines.add("Color.clear")
    }
    let task = id.map { "(id: \($0))" } ?? ""
    lines.modify(".task\(task) {") { $0.add("Task { await presenter?.\(list.function)() }") }
  }

  /// The flag whose end means that the next pages can be loaded again; `nil` if a failed page would change it too.
  var loadProgress: String? {
    let progress = presenter?.load?.progress
    return pages.isEmpty || pages.contains { $0.more.progress == progress } ? nil : progress
  }

  /// The lists with pages.
  var pages: [ViewPages] { ViewPages.all(of: screen) }

  /// Whether the field is the condition for a next page, which the last row shows.
  private func saysOnlyWhetherThereIsMore(_ field: Field, of viewModel: ViewModel) -> Bool {
    guard viewModel.name == nil, case .value(let value) = field.rule else { return false }
    let condition = value.withoutShared(of: viewModel)
    return pages.contains { $0.source == nil && $0.isPossible(if: condition) }
  }

  /// Whether the field has nothing but the text of an error, which the form shows.
  private func isInForm(_ field: Field, of viewModel: ViewModel) -> Bool {
    guard viewModel.name == nil, field.type.unwrapped == .string else { return false }
    let errors = presenter?.locals.filter(\.isError).map(\.name) ?? []
    switch field.rule {
    case .value(let value): return value.variableName.map(errors.contains) ?? false
    case .text(let text), .fallback(let text, otherwise: nil):
      return text.segments.count == 1
        && text.expressions.flatMap(\.variables).contains(where: errors.contains)
    default: return false
    }
  }

  func lists(of viewModel: ViewModel) -> [(Field, ViewModel)] {
    nested(in: viewModel).filter { $0.0.rule.isRows }
  }

  /// The fields with nested view models.
  private func nested(in viewModel: ViewModel) -> [(Field, ViewModel)] {
    viewModel.fields.compactMap { field in
      field.rule.nested.flatMap { screen.viewModel($0.model) }.map { (field, $0) }
    }
  }

  /// The fields with nested view models at any depth. The fields of each model are listed once, because a model can contain itself.
  private func allNested(in viewModel: ViewModel) -> [(Field, ViewModel)] {
    var found = nested(in: viewModel)
    var seen: Set<String?> = [viewModel.name]
    var next = 0
    while next < found.count {
      let inner = found[next].1
      if seen.insert(inner.name).inserted { found += nested(in: inner) }
      next += 1
    }
    return found
  }
}

extension Presenter.Action {
  /// Whether the action's function is asynchronous: it neither only asks a question nor only changes what the presenter holds.
  var isAsync: Bool { question == nil && call != nil }

  var isDestructive: Bool {
    if case .remove? = change {
      true
    } else {
      question?.buttons.contains(where: \.isDestructive) == true
    }
  }
}

extension ViewModel {
  /// Returns a Swift condition that all lists of `base` are empty; `nil` if there are no lists.
  func hasNoRows(in base: String) -> String? {
    if lists.isEmpty { return nil }
    let holds = base.hasSuffix("?") ? " == true" : ""
    return lists.map { "\(base).\(swiftMember($0.name)).isEmpty\(holds)" }
      .joined(separator: " && ")
  }
}
