/// The path of a value in the JSON: `photos[0].created_at`.
struct DataPath {
  private indirect enum Step {
    case root
    case key(String, of: Step)
    case index(Int, of: Step)
  }

  private var step = Step.root

  func appending(_ key: String) -> DataPath {
    var path = self
    path.step = .key(key, of: step)
    return path
  }

  func appending(_ index: Int) -> DataPath {
    var path = self
    path.step = .index(index, of: step)
    return path
  }

  /// The path as shown in diagnostics; `nil` for the whole document.
  var text: String? {
    var steps: [String] = []
    var step = step
    while true {
      switch step {
      case .root:
        let text = steps.reversed().joined()
        return text.isEmpty ? nil : String(text.hasPrefix(".") ? text.dropFirst() : text[...])
      case .key(let key, let parent):
        steps.append("." + key)
        step = parent
      case .index(let index, let parent):
        steps.append("[\(index)]")
        step = parent
      }
    }
  }
}
