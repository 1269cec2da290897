import DocumentReader

/// A presenter, which loads, holds and changes the data of a view: a spec's `screen` after checking.
package struct Presenter: Sendable {
  /// How the view observes changes.
  package enum Binding: String, CaseIterable, Sendable {
    case observation
    case publisher = "observableObject"
    case closures
  }

  /// The service that the presenter calls.
  package struct Service: Hashable, Sendable {
    package var protocolName: String
    /// The name of the service in the presenter.
    package var name: String
    /// Whether the protocol is generated; otherwise the app provides it, in the module `importing` if that is not `nil`.
    package var isGenerated: Bool
    package var importing: String?

    package init(protocolName: String, name: String, isGenerated: Bool, importing: String?) {
      self.protocolName = protocolName
      self.name = name
      self.isGenerated = isGenerated
      self.importing = importing
    }
  }

  /// The name in the spec; `nil` if the presenter is named after the view.
  package var name: String?
  /// The suffix of the name if it is derived from the view: `Presenter`.
  package var suffix: String
  package var location: Location
  /// The locations of the names that the author chooses, such as those of locals and actions.
  package var nameLocations: [String: Location] = [:]
  package var binding: Binding
  package var service: Service
  /// The parameters of the initializer.
  package var inputs: [ViewModel.Input] = []
  /// The locals, which the view edits, with their initial values.
  package var locals: [Local] = []
  /// The values of the spec's `let` that occur in the presenter's expressions, each as one expression over the model, the inputs and the
  /// locals.
  package var shared: [ViewModel.Local] = []
  /// The call that returns the model; `nil` for a screen that loads nothing.
  package var load: Load?
  /// The other calls of a load.
  package var sources: [Source] = []
  /// The number of seconds between the loads while the view polls; `nil` if it does not poll.
  package var pollInterval: Double?
  /// The next time at which a load is also due, over the model; `nil` if the data name none.
  package var pollTime: TypedExpression?
  /// The new elements that wait after a poll; `nil` if a poll shows them immediately.
  package var hold: Hold?
  package var updates: [Update] = []
  /// The number of seconds between the times at which texts that depend on the time are updated; `nil` if they are not.
  package var tick: Double?
  /// The next time at which the texts also change, over the model; `nil` if the data name none.
  package var tickTime: TypedExpression?
  /// The condition under which there is nothing to show. It reads the service model.
  package var empty: TypedExpression?
  package var more: More?
  package var errors: [ErrorText] = []
  /// The text for every other error.
  package var otherError: Text
  /// Whether the user can try again what has failed with an error that is not listed.
  package var retriesOthers = false
  package var actions: [Action] = []
  package var selections: [Selection] = []

  package init(
    location: Location,
    suffix: String,
    binding: Binding,
    service: Service,
    load: Load?,
    otherError: Text
  ) {
    self.location = location
    self.suffix = suffix
    self.binding = binding
    self.service = service
    self.load = load
    self.otherError = otherError
  }

  package struct Local: Sendable {
    package var name: String
    package var type: ValueType
    package var value: TypedExpression
    /// Whether the view model depends on the local.
    package var isShown: Bool
    package var role = Role.value
    /// The new values of other locals when the view or an action sets another value.
    package var onChange: [Action.Effects.Assignment] = []

    package enum Role: Hashable, Sendable {
      case value
      /// The local begins with the value of this expression over the model.
      case edits(TypedExpression)
      /// The presenter sets the local to the text of an error.
      case error
      /// The local is true from the first time that the user triggers an action until the action succeeds.
      case attempt(of: String)
    }

    package init(name: String, type: ValueType, value: TypedExpression, isShown: Bool) {
      self.name = name
      self.type = type
      self.value = value
      self.isShown = isShown
    }
  }

  /// A call of a service function.
  package struct Call: Sendable {
    package var function: String
    package var location: Location
    /// The arguments with their labels. In their values, `variable("row")` is the row's element and `model` is the shown data.
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

  /// The path of a list in the service model; without names, the model itself is the list.
  package struct ListPath: Hashable, Sendable {
    package var path: PropertyPath
    package var element: ValueType

    package init(path: PropertyPath, element: ValueType) {
      self.path = path
      self.element = element
    }

    package var names: [String] { path.names }

    /// Whether the service can omit the list, or a part of the model that the list is in.
    package var isOptional: Bool { path.isOptional }
  }

  /// The rows of a field, identified by their IDs.
  package struct Rows: Sendable {
    /// The fields that lead to the rows: `rows`, `sections` and `rows`, or `post`, `poll` and `options`.
    package var fields: [String]
    /// The types of those fields that are single nested view models; `nil` for the lists.
    package var nesting: [ValueType?] = []
    /// The list of the model or, for rows in rows, of an element of `outer`.
    package var list: ListPath
    /// The ID of an element, which is `model` in this expression.
    package var id: TypedExpression
    /// The rows whose elements have the list; `nil` for a list of the model.
    package var outer: Outer?

    /// Rows that have rows.
    package struct Outer: Hashable, Sendable {
      package var list: ListPath
      /// The ID of an element, which is `model` in this expression.
      package var id: TypedExpression

      package init(list: ListPath, id: TypedExpression) {
        self.list = list
        self.id = id
      }
    }

    package init(fields: [String], list: ListPath, id: TypedExpression) {
      self.fields = fields
      self.list = list
      self.id = id
    }
  }

  package enum ErrorPattern: Hashable, Sendable {
    /// A case of the service's own error type.
    case own(name: String, parameters: [ViewModel.Input])
    /// An error of the connection, by its code. Specs write it as `URLError.timedOut`.
    case connection(String)

    /// The name of the case or of the code.
    package var shortName: String {
      switch self {
      case .own(let name, _): name
      case .connection(let code): code
      }
    }
  }

  package struct ErrorText: Sendable {
    package var pattern: ErrorPattern
    package var location: Location
    package var text: Text
    /// The locals that receive a text of the error, each beside a field; `nil` for the text of the error itself. A text with bindings can
    /// be `nil`.
    package var fields: [(local: String, text: Text?)]
    /// Whether the user can try again what has failed.
    package var isRetried = false

    package init(
      pattern: ErrorPattern,
      location: Location,
      text: Text,
      fields: [(local: String, text: Text?)]
    ) {
      self.pattern = pattern
      self.location = location
      self.text = text
      self.fields = fields
    }
  }

  /// A selection of a row, which the view navigates to unless an obstacle prevents it.
  package struct Selection: Sendable {
    package struct Obstacle: Sendable {
      package var condition: TypedExpression
      /// The alert that the user sees; `nil` for none.
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
  /// The name of the presenter's type: `NotesPresenter` for `NotesView`.
  package func name(in screen: Screen) -> String {
    let view = screen.view
    return name ?? (view.hasSuffix("View") ? String(view.dropLast(4)) : view) + suffix
  }
}
