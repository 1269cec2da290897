import DocumentReader
import ViewModelIR

package enum LoadKey: String, MappingKey {
  case call, with, progress, stale, keep, debounce

  package static let mapping = "'load'"

  package var definition: KeyDefinition {
    switch self {
    case .call: .init(.text, isRequired: true, "the name of the service's function")
    case .with:
      .init(
        .names(.text),
        "`label: expression`, the arguments of the call, which can use inputs and locals"
      )
    case .progress: .init(.text, "a Bool in the spec's `state` that is true while the call runs")
    case .stale:
      .init(
        .text,
        "a Bool in the spec's `state` that is true while the content shown was loaded with other values of `local`"
      )
    case .keep:
      .init(
        .bool,
        "`false` hides content that was loaded with other values of `local` as soon as the load begins"
      )
    case .debounce:
      .init(
        .lengthOfTime,
        "how long a load waits if a local in `with` has changed since the previous load, such as `300ms` or `1s`; the first load never waits"
      )
    }
  }
}

package enum SourceKey: String, MappingKey {
  case call, with, optional

  package static let mapping = "a source"

  package var definition: KeyDefinition {
    switch self {
    case .call:
      .init(
        .text,
        isRequired: true,
        "the name of the service's function, which returns the value of the input"
      )
    case .with: LoadKey.with.definition
    case .optional:
      .init(
        .bool,
        "`true` if the screen should not wait for the source; if the call fails, the input is nil (without this key, the whole load fails)"
      )
    }
  }
}

package enum PollKey: String, MappingKey {
  case every

  package static let mapping = "'poll'"
  package static let choices = [KeyChoice([PollKey.every], allowed: [.every])]
  package var definition: KeyDefinition {
    .init(.lengthOfTime, PresenterKey.poll.definition.description)
  }
}

package enum MoreKey: String, MappingKey {
  case when, call, with, append, progress

  package static let mapping = "'more'"

  package var definition: KeyDefinition {
    switch self {
    case .when:
      .init(.text, "a condition on the service's model that is true if there is a next page")
    case .call:
      .init(
        .text,
        isRequired: true,
        "the name of the service's function, which returns the service's model, as for `load`"
      )
    case .with:
      .init(
        LoadKey.with.shape,
        isRequired: true,
        "`label: expression`, the arguments of the call, which can also use the service's model; if one that does is nil, there is no next page"
      )
    case .append:
      .init(
        .text,
        isRequired: true,
        "the list to which the page's elements are added, `self` or a property; its rows must have an `id`"
      )
    case .progress: LoadKey.progress.definition
    }
  }
}

extension Spec.Presenter {
  package struct Call: Sendable {
    package var function: Node
    package var arguments: [SpecArgument]
  }

  package struct Load: Sendable {
    package var call: Call
    package var progress: Node?
    package var stale: Node?
    package var keep: (value: Bool, location: Location)?
    package var debounce: (seconds: Double, location: Location)?
  }

  package struct Source: Sendable {
    package var name: String
    package var location: Location
    package var call: Call
    package var isOptional: Bool
  }

  package struct More: Sendable {
    package var condition: SpecExpression?
    package var call: Call
    package var append: SpecExpression
    package var progress: Node?
  }
}

func readLoad(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Load? {
  guard let keys = KeyReader<LoadKey>(node, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  let debounce = keys.scalar(.debounce, into: &diagnostics)
  return .init(
    call: call,
    progress: keys.scalar(.progress, into: &diagnostics),
    stale: keys.scalar(.stale, into: &diagnostics),
    keep: keys[.keep].flatMap { node in
      keys.bool(.keep, into: &diagnostics).map { ($0, node.location) }
    },
    debounce: debounce.flatMap { node in
      seconds(node, "'debounce'", into: &diagnostics).map { ($0, node.location) }
    }
  )
}

func readSource(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Source? {
  checkVariableName(member.key, "a source", at: member.keyLocation, into: &diagnostics)
  let what = "source '\(member.key)'"
  guard let keys = KeyReader<SourceKey>(member.value, what, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  return .init(
    name: member.key,
    location: member.keyLocation,
    call: call,
    isOptional: keys.bool(.optional, into: &diagnostics) ?? false
  )
}

func readPoll(_ node: Node, into diagnostics: inout [Diagnostic]) -> Double? {
  guard let keys = KeyReader<PollKey>(node, into: &diagnostics),
    keys.require(.every, into: &diagnostics) != nil,
    let every = keys.scalar(.every, into: &diagnostics)
  else { return nil }
  return seconds(every, "'every'", into: &diagnostics)
}

func readTick(
  _ keys: KeyReader<PresenterKey>,
  into diagnostics: inout [Diagnostic]
) -> (seconds: Double, location: Location)? {
  guard let node = keys.scalar(.tick, into: &diagnostics),
    let seconds = seconds(node, "'tick'", into: &diagnostics)
  else { return nil }
  // Days begin at a multiple of a quarter of an hour in all time zones, so each of them begins with a tick.
  guard seconds >= 1, (900 / seconds).rounded() * seconds == 900 else {
    diagnostics.append(.unevenTick(node.text ?? "", at: node.location))
    return nil
  }
  return (seconds, node.location)
}

func readMore(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.More? {
  guard let keys = KeyReader<MoreKey>(node, into: &diagnostics) else { return nil }
  guard keys.node(.with) != nil, let call = readCall(.call, .with, keys, into: &diagnostics),
    let append = keys.expression(.append, into: &diagnostics)
  else { return nil }
  return .init(
    condition: keys.expression(.when, into: &diagnostics),
    call: call,
    append: append,
    progress: keys.scalar(.progress, into: &diagnostics)
  )
}

func readCall<Key: MappingKey>(
  _ call: Key,
  _ with: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Call? {
  guard let function = keys.scalar(call, into: &diagnostics) else { return nil }
  checkPropertyName(function.text ?? "", "a call", at: function.location, into: &diagnostics)
  let arguments = keys.arguments(with, into: &diagnostics)
  for argument in arguments {
    checkPropertyName(argument.name, "an argument", at: argument.location, into: &diagnostics)
  }
  return .init(function: function, arguments: arguments)
}

/// The seconds of a duration of up to a day, such as `300ms`, `0.5s` or `2min`. Returns `nil` and reports an error for anything else.
private func seconds(
  _ node: Node,
  _ what: String,
  into diagnostics: inout [Diagnostic]
) -> Double? {
  let text = node.text ?? ""
  for (unit, length) in [("ms", 0.001), ("min", 60), ("s", 1)] where text.hasSuffix(unit) {
    guard let count = Double(text.dropLast(unit.count)) else { break }
    let seconds = count * length
    if seconds > 0, seconds <= 86_400 { return seconds }
    break
  }
  diagnostics.append(.notALengthOfTime(text, what: what, at: node.location))
  return nil
}
