import DocumentReader
import ViewModelIR

package enum PollKey: String, MappingKey {
  case every, hold

  package static let mapping = "'poll'"

  package var definition: KeyDefinition {
    switch self {
    case .every: .init(.lengthOfTime, isRequired: true, "the time between two loads")
    case .hold:
      .init(
        .text,
        "an Int in the spec's `inputs`: the number of new elements, which [wait](#new-elements-that-wait) for `showNew()`"
      )
    }
  }
}

extension Spec.Presenter {
  package struct Poll: Sendable {
    package var seconds: Double
    /// The input that receives the number of new elements, which wait.
    package var hold: Node?
  }
}

func readPoll(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Poll? {
  guard let keys = KeyReader<PollKey>(node, into: &diagnostics),
    let every = readSeconds(.every, keys, into: &diagnostics)
  else { return nil }
  return .init(seconds: every.seconds, hold: keys.scalar(.hold, into: &diagnostics))
}

func readTick(
  _ keys: KeyReader<PresenterKey>,
  into diagnostics: inout [Diagnostic]
) -> (seconds: Double, location: Location)? {
  guard let (seconds, location) = readSeconds(.tick, keys, into: &diagnostics) else { return nil }
  // Days begin at a multiple of a quarter of an hour in all time zones, so each of them begins with a tick.
  guard seconds >= 1, (900 / seconds).rounded() * seconds == 900 else {
    diagnostics.append(.unevenTick(keys[.tick]?.text ?? "", at: location))
    return nil
  }
  return (seconds, location)
}
