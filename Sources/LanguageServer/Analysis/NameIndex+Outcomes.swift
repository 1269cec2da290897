import DocumentReader
import SpecSyntax

extension NameIndex {
  /// Adds the events that an action sends, the locals that it sets, and the input with the text of its error. Returns them as uses, and the
  /// names of events as definitions the first time.
  static func outcomes(of action: Node, inputs: Set<String>) -> [Occurrence] {
    let stages: [Node?] = [
      action, action[ActionKey.onSuccess.rawValue], action[ActionKey.onFailure.rawValue],
    ]
    let stated = stages.compactMap { $0 }
    var occurrences: [Occurrence] = []
    for stage in stated {
      occurrences += (stage[SuccessKey.set.rawValue]?.members ?? []).map { member in
        let symbol: Symbol =
          inputs.contains(member.key)
          ? .input(member.key, model: nil) : .screenValue(member.key)
        return Occurrence(symbol: symbol, location: member.keyLocation.unquoted)
      }
      if let event = stage[SuccessKey.event.rawValue], let (name, location) = event.eventName {
        occurrences.append(Occurrence(symbol: .event(name), location: location.unquoted))
      }
    }
    if let error = action[ActionKey.onFailure.rawValue]?[FailureKey.error.rawValue],
      let name = error.text
    {
      let symbol = Symbol.input(name, model: nil)
      occurrences.append(Occurrence(symbol: symbol, location: error.location.unquoted))
    }
    return occurrences
  }
}

extension Node {
  /// The name of an event, written as `openSettings` or `{ openNote: … }`.
  fileprivate var eventName: (String, Location)? {
    if let text { return (text, location) }
    return members?.first.map { ($0.key, $0.keyLocation) }
  }
}
