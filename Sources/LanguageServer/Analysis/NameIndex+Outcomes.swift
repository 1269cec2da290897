import DocumentReader
import SpecSyntax

extension NameIndex {
  /// Adds the events that an action sends, the locals that it sets, the inputs with the text of its error, and the actions that follow or
  /// undo it. Returns them as uses, and the names of events as definitions the first time.
  static func outcomes(of action: Node, inputs: Set<String>) -> [Occurrence] {
    let keys: [ActionKey] = [.onRefused, .onSuccess, .onFailure]
    let stages = [action] + keys.flatMap { (action[$0.rawValue]?.cases ?? []) }
    var occurrences: [Occurrence] = []
    func use(_ symbol: Symbol, at location: Location) {
      occurrences.append(Occurrence(symbol: symbol, location: location.unquoted))
    }
    for stage in stages {
      for member in stage[SuccessKey.set.rawValue]?.members ?? [] {
        let symbol: Symbol =
          inputs.contains(member.key)
          ? .input(member.key, model: nil) : .screenValue(member.key)
        use(symbol, at: member.keyLocation)
      }
      for event in stage[SuccessKey.event.rawValue]?.cases ?? [] {
        if let (name, location) = (event[EventCaseKey.event.rawValue] ?? event).invokedName {
          use(.event(name), at: location)
        }
      }
      if let (name, location) = stage[SuccessKey.then.rawValue]?.invokedName {
        use(.action(name), at: location)
      }
      if let undo = stage[SuccessKey.undo.rawValue], let name = undo.text {
        use(.action(name), at: undo.location)
      }
      if let error = stage[FailureKey.error.rawValue], let name = error.text {
        use(.input(name, model: nil), at: error.location)
      }
    }
    return occurrences
  }
}

extension Node {
  /// The elements of a list, or the node itself.
  fileprivate var cases: [Node] { elements ?? [self] }

  /// The name in `openSettings` or `{ openNote: … }`.
  fileprivate var invokedName: (String, Location)? {
    if let text { return (text, location) }
    return members?.first.map { ($0.key, $0.keyLocation) }
  }
}
