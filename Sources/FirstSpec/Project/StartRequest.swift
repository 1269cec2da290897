import Workspace

/// What `init` is asked for.
package struct StartRequest {
  /// Of the spec; nil for one named after the first sample.
  let view: String?
  /// JSON files; none for a spec to look at and change.
  let samples: [String]
  /// Of the service model; nil for one named after the view.
  let type: String?
  let wishes: InferenceWishes

  package init(view: String?, samples: [String], type: String?, wishes: InferenceWishes) {
    self.view = view
    self.samples = samples
    self.type = type
    self.wishes = wishes
  }
}

/// What `init` writes: all of it or nothing.
package struct StartPlan {
  package struct File {
    package let path: String
    package let text: String
  }

  package internal(set) var files: [File]
  /// What the samples say; nil without any.
  package let inferred: InferredSchema?
}
