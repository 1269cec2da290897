import DocumentReader

/// What loads, holds and changes what a view shows: the spec's `screen`, checked.
package struct Presenter: Sendable {
  /// How the view learns of a change.
  package enum Binding: String, CaseIterable, Sendable {
    case observation, observableObject, closures
  }

  /// The protocol whose functions it calls.
  package struct Service: Hashable, Sendable {
    package var protocolName: String
    /// What the presenter calls it.
    package var name: String
    /// Whether the protocol is written, or the app has it, in the module `importing` if that is named.
    package var isGenerated: Bool
    package var importing: String?

    package init(protocolName: String, name: String, isGenerated: Bool, importing: String?) {
      self.protocolName = protocolName
      self.name = name
      self.isGenerated = isGenerated
      self.importing = importing
    }
  }

  /// As Swift has it: `NotesPresenter`, or `NotesView.Presenter`.
  package var typeName: String
  package var location: Location
  package var binding: Binding
  package var service: Service
  /// Parameters of the initialiser.
  package var inputs: [ViewModel.Input]
  /// What the view sets, each with its first value.
  package var locals: [Local]
  package var load: Load
  /// Over the service's model: whether there is nothing to show.
  package var empty: TypedExpression?
  package var more: More?
  package var errors: [ErrorText]
  /// For every other error.
  package var otherError: Text
  package var actions: [Action]
  package var selections: [Selection]

  package init(
    typeName: String,
    location: Location,
    binding: Binding,
    service: Service,
    inputs: [ViewModel.Input],
    locals: [Local],
    load: Load,
    empty: TypedExpression?,
    more: More?,
    errors: [ErrorText],
    otherError: Text,
    actions: [Action],
    selections: [Selection]
  ) {
    self.typeName = typeName
    self.location = location
    self.binding = binding
    self.service = service
    self.inputs = inputs
    self.locals = locals
    self.load = load
    self.empty = empty
    self.more = more
    self.errors = errors
    self.otherError = otherError
    self.actions = actions
    self.selections = selections
  }

  package struct Local: Sendable {
    package var name: String
    package var type: ValueType
    package var value: TypedExpression
    /// Whether the view model is made from it.
    package var isShown: Bool

    package init(name: String, type: ValueType, value: TypedExpression, isShown: Bool) {
      self.name = name
      self.type = type
      self.value = value
      self.isShown = isShown
    }
  }

  /// A function of the service with its arguments.
  package struct Call: Sendable {
    package var function: String
    package var location: Location
    /// Labels and values; `variable("row")` is the row's element, `model` what is shown.
    package var arguments: [Rule.Argument]
    package var result: ValueType?

    package init(
      function: String,
      location: Location,
      arguments: [Rule.Argument],
      result: ValueType?
    ) {
      self.function = function
      self.location = location
      self.arguments = arguments
      self.result = result
    }
  }

  package struct Load: Sendable {
    package var call: Call
    /// A Bool of the view model's state.
    package var progress: String?

    package init(call: Call, progress: String?) {
      self.call = call
      self.progress = progress
    }
  }

  /// The next page; there is none where an optional argument is nil.
  package struct More: Sendable {
    package var call: Call
    package var append: ListPath
    /// Over an element, `model`.
    package var id: TypedExpression
    package var progress: String?

    package init(call: Call, append: ListPath, id: TypedExpression, progress: String?) {
      self.call = call
      self.append = append
      self.id = id
      self.progress = progress
    }
  }

  /// Where a list is in the service's model; no names where it is the model.
  package struct ListPath: Hashable, Sendable {
    package var names: [String]
    package var element: ValueType

    package init(names: [String], element: ValueType) {
      self.names = names
      self.element = element
    }
  }

  /// The rows of a display field, known by their ids.
  package struct Rows: Sendable {
    /// The fields that lead to them: `rows`, or `sections` and `rows`.
    package var fields: [String]
    package var list: ListPath
    /// Over an element, `model`.
    package var id: TypedExpression

    package init(fields: [String], list: ListPath, id: TypedExpression) {
      self.fields = fields
      self.list = list
      self.id = id
    }
  }

  package enum ErrorPattern: Hashable, Sendable {
    /// A case of the protocol's error.
    case own(name: String, parameters: [ViewModel.Input])
    /// A code of `URLError`.
    case url(String)
  }

  package struct ErrorText: Sendable {
    package var pattern: ErrorPattern
    package var location: Location
    package var text: Text

    package init(pattern: ErrorPattern, location: Location, text: Text) {
      self.pattern = pattern
      self.location = location
      self.text = text
    }
  }

  /// What the user does, as a function of the presenter.
  package struct Action: Sendable {
    package enum Again: String, CaseIterable, Sendable { case ignore, latest, parallel }

    /// What is shown before the service has answered.
    package enum Change: Sendable {
      case remove
      /// Fields of the row's element, or of the model.
      case set([Assignment])
      case insert(TypedExpression, into: ListPath, id: TypedExpression, atEnd: Bool)
    }

    package struct Assignment: Sendable {
      package var field: String
      package var type: ValueType
      package var value: TypedExpression

      package init(field: String, type: ValueType, value: TypedExpression) {
        self.field = field
        self.type = type
        self.value = value
      }
    }

    package enum Success: String, CaseIterable, Sendable { case keep, use, reload }

    package enum Failure: Sendable {
      case alert(Text?)
      case silent, reload
    }

    package var name: String
    package var doc: String
    package var rows: Rows?
    package var parameters: [ViewModel.Input]
    package var condition: TypedExpression?
    package var call: Call
    package var change: Change?
    package var again: Again
    package var progress: String?
    package var success: Success
    package var failure: Failure

    package init(
      name: String,
      doc: String,
      rows: Rows?,
      parameters: [ViewModel.Input],
      condition: TypedExpression?,
      call: Call,
      change: Change?,
      again: Again,
      progress: String?,
      success: Success,
      failure: Failure
    ) {
      self.name = name
      self.doc = doc
      self.rows = rows
      self.parameters = parameters
      self.condition = condition
      self.call = call
      self.change = change
      self.again = again
      self.progress = progress
      self.success = success
      self.failure = failure
    }
  }

  /// A row that the view goes on with, unless a rule says why not.
  package struct Selection: Sendable {
    package struct Obstacle: Sendable {
      package var condition: TypedExpression
      /// What the user is told; nil for nothing.
      package var alert: Text?

      package init(condition: TypedExpression, alert: Text?) {
        self.condition = condition
        self.alert = alert
      }
    }

    package var name: String
    package var rows: Rows
    package var obstacles: [Obstacle]

    package init(name: String, rows: Rows, obstacles: [Obstacle]) {
      self.name = name
      self.rows = rows
      self.obstacles = obstacles
    }
  }
}

extension Presenter {
  /// What a row's element is called in expressions.
  package static let row = "row"

  package var calls: [Call] { [load.call] + [more?.call].compactMap { $0 } + actions.map(\.call) }

  /// All rules, as those of a view model, by what they belong to: what needs formats of the presenter's own.
  package var texts: [(owner: String, text: Text)] {
    errors.map { ("error", $0.text) } + [("error", otherError)]
      + actions.compactMap { action in
        if case .alert(let text?) = action.failure { (action.name, text) } else { nil }
      }
      + selections.flatMap { selection in
        selection.obstacles.compactMap { obstacle in obstacle.alert.map { (selection.name, $0) } }
      }
  }

  /// What it asks of values, outside texts.
  package var expressions: [TypedExpression] {
    var found = [empty].compactMap { $0 } + calls.flatMap { $0.arguments.map(\.value) }
    for action in actions {
      found += [action.condition].compactMap { $0 }
      switch action.change {
      case .set(let assignments): found += assignments.map(\.value)
      case .insert(let value, _, _, _): found.append(value)
      case .remove, nil: break
      }
    }
    return found + selections.flatMap { $0.obstacles.map(\.condition) }
  }

  /// The lists of rows in which it sets flags, by the names that lead to them.
  package var flaggedRows: [[String]] {
    actions.compactMap { $0.progress == nil ? nil : $0.rows?.fields }
  }

  /// The properties that it assigns to or changes, by the type that has them, which Swift must have as `var`.
  package func changedProperties(of service: ServiceModel) -> [String: Set<String>] {
    var changed: [String: Set<String>] = [:]
    func add(_ list: ListPath) {
      var type = service.root
      for name in list.names {
        if let owner = type.declaredName { changed[owner, default: []].insert(name) }
        type = service.property(name, of: type.unwrapped)?.type ?? type
      }
    }
    if let more { add(more.append) }
    for action in actions {
      if action.change != nil || action.success == .use { action.rows.map { add($0.list) } }
      switch action.change {
      case .set(let assignments):
        let owner = (action.rows?.list.element ?? service.root).declaredName
        if let owner { changed[owner, default: []].formUnion(assignments.map(\.field)) }
      case .insert(_, let list, _, _): add(list)
      case .remove, nil: break
      }
    }
    return changed
  }
}
