import DocumentReader

/// What loads, holds and changes what a view shows: the spec's `screen`, checked.
package struct Presenter: Sendable {
  /// How the view learns of a change.
  package enum Binding: String, CaseIterable, Sendable {
    case observation
    case publisher = "observableObject"
    case closures
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

  /// What the spec calls it; nil if it is named after the view.
  package var name: String?
  /// How such a name ends: `Presenter`.
  package var suffix: String
  package var location: Location
  package var binding: Binding
  package var service: Service
  /// Parameters of the initialiser.
  package var inputs: [ViewModel.Input] = []
  /// What the view sets, each with its first value.
  package var locals: [Local] = []
  package var load: Load
  /// What else a load asks for.
  package var sources: [Source] = []
  /// After how many seconds it is loaded again while the view waits.
  package var pollInterval: Double?
  /// Over the service's model: whether there is nothing to show.
  package var empty: TypedExpression?
  package var more: More?
  package var errors: [ErrorText] = []
  /// For every other error.
  package var otherError: Text
  package var actions: [Action] = []
  package var selections: [Selection] = []

  package init(
    location: Location,
    suffix: String,
    binding: Binding,
    service: Service,
    load: Load,
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
    /// A Bool of the view model's state, true while the call runs.
    package var progress: String?
    /// A Bool of the view model's state, true while what is shown was loaded with other locals.
    package var stale: String?
    /// Whether content that was loaded with other locals stays until the response is there.
    package var keeps = true
    /// How many seconds it waits after a local in its call has changed.
    package var debounce: Double?

    package init(call: Call) { self.call = call }
  }

  /// A call that fills an input of the view model.
  package struct Source: Sendable {
    package var name: String
    package var call: Call
    /// Whether the screen does without.
    package var isOptional: Bool

    package init(name: String, call: Call, isOptional: Bool) {
      self.name = name
      self.call = call
      self.isOptional = isOptional
    }
  }

  /// The next page; there is none where the condition does not hold, or an optional argument is nil.
  package struct More: Sendable {
    package var condition: TypedExpression?
    package var call: Call
    package var append: ListPath
    /// Over an element, `model`.
    package var id: TypedExpression
    package var progress: String?

    package init(
      condition: TypedExpression?,
      call: Call,
      append: ListPath,
      id: TypedExpression,
      progress: String?
    ) {
      self.condition = condition
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
    /// Whether the service may leave the list out.
    package var isOptional: Bool

    package init(names: [String], element: ValueType, isOptional: Bool) {
      self.names = names
      self.element = element
      self.isOptional = isOptional
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
    /// An error of the connection by its code, which specs write as `URLError.timedOut`.
    case connection(String)
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
  /// What people call it: `NotesPresenter` for `NotesView`.
  package func name(in screen: Screen) -> String {
    let view = screen.view
    return name ?? (view.hasSuffix("View") ? String(view.dropLast(4)) : view) + suffix
  }
}
