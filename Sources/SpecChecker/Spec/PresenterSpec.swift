import DocumentReader
import ViewModelIR

extension Spec {
  /// `screen` as its author wrote it; a nil where there must be a value was an error.
  struct Presenter: Sendable {
    var location: Location
    var name: Node?
    var binding: ViewModelIR.Presenter.Binding?
    var service: Service?
    var inputs: [Input]
    var locals: [Node.Member]
    var load: Load?
    var sources: [Source]
    var pollInterval: Double?
    var empty: Node?
    var more: More?
    var errors: [Node.Member]
    /// Where `default` is missing.
    var errorsLocation: Location
    var actions: [Action]
    var selections: [Selection]

    struct Service: Sendable {
      var protocolName: Node
      var name: Node?
      var generate: Bool
      var importing: String?
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

    struct Source: Sendable {
      var name: String
      var location: Location
      var call: Call
      var isOptional: Bool
    }

    struct More: Sendable {
      var condition: Node?
      var call: Call
      var append: Node
      var progress: Node?
    }

    struct Action: Sendable {
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
      var confirmation: Confirmation?
    }

    struct Toast: Sendable {
      var text: Node
      var undo: Node?
    }

    struct Confirmation: Sendable {
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
