import DocumentReader

/// What a name in a spec stands for.
enum Symbol: Hashable {
  /// `model`: whose it is; nil for the spec's own.
  case input(String, model: String?)
  case local(String, model: String?)
  case field(String, model: String?)
  case format(String)
  case model(String)
  /// Of a screen's `inputs` and `local` that the view model has no part in.
  case screenValue(String)
  case property(String, of: String)
  case type(String)

  var name: String {
    switch self {
    case .input(let name, _), .local(let name, _), .field(let name, _), .format(let name),
      .model(let name), .screenValue(let name), .property(let name, _), .type(let name):
      name
    }
  }

  /// Whether the spec gives the name, and not the schema.
  var isOwn: Bool {
    switch self {
    case .property, .type: false
    default: true
    }
  }
}

/// A place where a name stands.
struct Occurrence: Hashable {
  let symbol: Symbol
  let location: Location
  var isDefinition = false
}
