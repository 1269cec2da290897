import DocumentReader
import ViewModelIR

extension Spec {
  /// `screen` as its author wrote it; a nil where there must be a value was an error.
  package struct Presenter: Sendable {
    var location: Location
    var name: Node?
    package var binding: ViewModelIR.Presenter.Binding?
    package var service: Service?
    var inputs: [Input]
    package var locals: [Node.Member]
    var load: Load?
    package var sources: [Source]
    var pollInterval: Double?
    var empty: Node?
    var more: More?
    var errors: [Node.Member]
    /// Where `default` is missing.
    var errorsLocation: Location
    package var actions: [Action]
    var selections: [Selection]

    package struct Service: Sendable {
      var protocolName: Node
      var name: Node?
      var generate: Bool
      package var importing: Node?
    }

    struct Call: Sendable {
      var function: Node
      /// `label: expression`
      var arguments: [Node.Member]
    }

    struct Load: Sendable {
      var call: Call
      var progress: Node?
      var stale: Node?
      var keep: (value: Bool, location: Location)?
      var debounce: (seconds: Double, location: Location)?
    }

    package struct Source: Sendable {
      package var name: String
      package var location: Location
      var call: Call
      var isOptional: Bool
    }

    struct More: Sendable {
      var condition: Node?
      var call: Call
      var append: Node
      var progress: Node?
    }

    package struct Action: Sendable {
      var name: String
      var location: Location
      var doc: String
      var row: Node?
      var parameters: [Input]
      var condition: Node?
      var call: Call
      var change: Change?
      var again: (value: ViewModelIR.Presenter.Action.Again, location: Location)?
      var progress: Node?
      var success: (value: ViewModelIR.Presenter.Action.Success, location: Location)?
      var toast: Toast?
      var failure: Failure?
      package var confirmation: Confirmation?
    }

    struct Toast: Sendable {
      var text: Node
      var undo: Node?
    }

    package struct Confirmation: Sendable {
      var title: Node
      var button: Node
      var cancel: Node?
      var isDestructive: Bool
    }

    enum Change: Sendable {
      case remove(Location)
      case set([Node.Member])
      /// `list: expression`
      case insert(Node.Member, atEnd: Bool)
    }

    enum Failure: Sendable {
      case alert(Node?)
      case silent, reload
    }

    struct Selection: Sendable {
      var name: String
      var location: Location
      var row: Node
      var obstacles: [(when: Node, alert: Node?)]
    }
  }
}
