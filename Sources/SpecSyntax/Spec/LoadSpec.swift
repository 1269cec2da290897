import DocumentReader
import ViewModelIR

package enum LoadKey: String, MappingKey {
  case call, with, cached, progress, stale, keep, debounce, atMostEvery

  package static let mapping = "'load'"

  package var definition: KeyDefinition {
    switch self {
    case .call: .init(.text, isRequired: true, "the name of the service's function")
    case .with:
      .init(
        .names(.text),
        "`label: expression`, the arguments of the call, which can use inputs and locals"
      )
    case .cached:
      .init(
        .text,
        "the name of another function of the service, with the same arguments, that returns what is kept from an earlier load, or nil; [it is shown](#load) until the response arrives"
      )
    case .progress:
      .init(
        .either([.text, .mapping(ProgressKey.self)]),
        "a Bool in the spec's `state` that is true while the call runs, or `{ name: isLoading, after: 300ms }` to [show it only for slow calls](#load)"
      )
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
    case .atMostEvery:
      .init(
        .lengthOfTime,
        "how soon after a load `load()` and `poll()` call the service again, such as `5s`, unless the load failed or sent other values"
      )
    }
  }
}

package enum ProgressKey: String, MappingKey {
  case name, after

  package static let mapping = "'progress'"

  package var definition: KeyDefinition {
    switch self {
    case .name: .init(.text, isRequired: true, "a Bool in the spec's `state`")
    case .after:
      .init(.lengthOfTime, isRequired: true, "how long a call runs before the Bool becomes true")
    }
  }
}

package enum SourceKey: String, MappingKey {
  case call, with, optional, more

  package static let mapping = "a source"

  package var definition: KeyDefinition {
    switch self {
    case .call:
      .init(
        .text,
        isRequired: true,
        "the name of the service's function, which returns the value of the input"
      )
    case .with:
      .init(
        .names(.text),
        "`label: expression`, the arguments of the call, which can use inputs, locals and [the content](#sources)"
      )
    case .more:
      .init(
        .mapping(MoreKey.self),
        "[the call](#more) that returns the next page of the source, if it is a list with pages of its own"
      )
    case .optional:
      .init(
        .bool,
        "`true` if the screen should not wait for the source; if the call fails, the input is nil (without this key, the whole load fails)"
      )
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
    package var cached: Node?
    package var progress: Node?
    /// How long a load runs before its progress is shown.
    package var progressDelay: Double?
    package var stale: Node?
    package var keep: (value: Bool, location: Location)?
    package var debounce: (seconds: Double, location: Location)?
    package var throttle: (seconds: Double, location: Location)?
  }

  package struct Source: Sendable {
    package var name: String
    package var location: Location
    package var call: Call
    package var isOptional: Bool
    package var more: More?
  }
}

func readLoad(_ node: Node, into diagnostics: inout [Diagnostic]) -> Spec.Presenter.Load? {
  guard let keys = KeyReader<LoadKey>(node, into: &diagnostics),
    let call = readCall(.call, .with, keys, into: &diagnostics)
  else { return nil }
  let progress = readProgress(keys, into: &diagnostics)
  return .init(
    call: call,
    cached: readFunction(.cached, keys, into: &diagnostics),
    progress: progress?.name,
    progressDelay: progress?.delay,
    stale: keys.scalar(.stale, into: &diagnostics),
    keep: keys[.keep].flatMap { node in
      keys.bool(.keep, into: &diagnostics).map { ($0, node.location) }
    },
    debounce: readSeconds(.debounce, keys, into: &diagnostics),
    throttle: readSeconds(.atMostEvery, keys, into: &diagnostics)
  )
}

private func readProgress(
  _ keys: KeyReader<LoadKey>,
  into diagnostics: inout [Diagnostic]
) -> (name: Node, delay: Double?)? {
  guard let node = keys.node(.progress) else { return nil }
  if node.members == nil { return keys.scalar(.progress, into: &diagnostics).map { ($0, nil) } }
  guard let keys = KeyReader<ProgressKey>(node, into: &diagnostics),
    let name = keys.scalar(.name, into: &diagnostics),
    let delay = readSeconds(.after, keys, into: &diagnostics)
  else { return nil }
  return (name, delay.seconds)
}

func readSeconds<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> (seconds: Double, location: Location)? {
  guard let node = keys.scalar(key, into: &diagnostics) else { return nil }
  return seconds(node, "'\(key.rawValue)'", into: &diagnostics).map { ($0, node.location) }
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
    isOptional: keys.bool(.optional, into: &diagnostics) ?? false,
    more: keys[.more].flatMap { readMore($0, into: &diagnostics) }
  )
}

func readCall<Key: MappingKey>(
  _ call: Key,
  _ with: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Call? {
  guard let function = readFunction(call, keys, into: &diagnostics) else { return nil }
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

/// Reads the name of a function of the service.
private func readFunction<Key: MappingKey>(
  _ key: Key,
  _ keys: KeyReader<Key>,
  into diagnostics: inout [Diagnostic]
) -> Node? {
  guard let function = keys.scalar(key, into: &diagnostics) else { return nil }
  checkPropertyName(function.text ?? "", "a call", at: function.location, into: &diagnostics)
  return function
}
