import DocumentReader
import ViewModelIR

package enum PollKey: String, MappingKey {
  case every, at, hold

  package static let mapping = "'poll'"

  package var definition: KeyDefinition {
    switch self {
    case .every: .init(.lengthOfTime, isRequired: true, "the time between two loads")
    case .at: TickKey.time("also when the time has come that the data name, such as `expiresAt`")
    case .hold:
      .init(
        .text,
        "an Int in the spec's `inputs`: the number of new elements, which [wait](#new-elements-that-wait) for `showNew()`"
      )
    }
  }
}

package enum TickKey: String, MappingKey {
  case every, at

  package static let mapping = "'tick'"

  package var definition: KeyDefinition {
    switch self {
    case .every: .init(.lengthOfTime, isRequired: true, "the time between two updates")
    case .at: Self.time("also when the time has come that the data name, such as `expiresAt`")
    }
  }

  fileprivate static func time(_ description: String) -> KeyDefinition {
    .init(.text, "an expression for a `Date`: \(description)")
  }
}

extension Spec.Presenter {
  package struct Tick: Sendable {
    package var seconds: Double
    package var at: SpecExpression?
    package var location: Location
  }

  package struct Poll: Sendable {
    package var seconds: Double
    /// The next time at which a load is also due.
    package var at: SpecExpression?
    /// The input that receives the number of new elements, which wait.
    package var hold: Node?
  }
}

func readPoll(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Poll? {
  guard let keys = KeyReader<PollKey>(node, into: &diagnostics),
    let every = readSeconds(.every, keys, into: &diagnostics)
  else { return nil }
  return .init(
    seconds: every.seconds,
    at: keys.expression(.at, into: &diagnostics),
    hold: keys.scalar(.hold, into: &diagnostics)
  )
}

/// Reads `tick`: a time, or `{ every: 1min, at: expiresAt }`.
func readTick(
  _ keys: KeyReader<PresenterKey>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Tick? {
  var at: SpecExpression?
  let every: (seconds: Double, location: Location)?
  if let node = keys.node(.tick), node.members != nil {
    guard let keys = KeyReader<TickKey>(node, into: &diagnostics) else { return nil }
    at = keys.expression(.at, into: &diagnostics)
    every = readSeconds(.every, keys, into: &diagnostics)
  } else {
    every = readSeconds(.tick, keys, into: &diagnostics)
  }
  guard let (seconds, location) = every else { return nil }
  // Days begin at a multiple of a quarter of an hour in all time zones, so each of them begins with a tick.
  guard seconds >= 1, (900 / seconds).rounded() * seconds == 900 else {
    let text = keys[.tick]?.text ?? keys[.tick]?.members?.first { $0.key == "every" }?.value.text
    diagnostics.append(.unevenTick(text ?? "", at: location))
    return nil
  }
  return .init(seconds: seconds, at: at, location: location)
}
