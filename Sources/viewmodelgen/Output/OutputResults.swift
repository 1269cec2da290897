/// What became of the files of a run.
struct OutputResults {
  enum Outcome {
    case unchanged, written, deleted
    /// There would be something to write, but the file is the user's.
    case refused
    /// There would be something to delete, but the file is the user's.
    case kept
  }

  struct File {
    let path: String
    let outcome: Outcome
    /// The one that the run compared or wrote; nil where nothing is there.
    var version: FileIdentity?
  }

  var files: [File] = []
  /// Of the output; where the run has written, as it is afterwards.
  var folders: [File] = []

  var written: [String] { paths(.written) }
  var deleted: [String] { paths(.deleted) }

  var summary: OutputSummary {
    OutputSummary(
      written: written.count,
      unchanged: paths(.unchanged).count,
      deleted: deleted.count,
      refused: paths(.refused).count
    )
  }

  private func paths(_ outcome: Outcome) -> [String] {
    files.filter { $0.outcome == outcome }.map(\.path)
  }
}

/// What a run did: `3 written, 5 unchanged, 1 deleted`.
struct OutputSummary: Hashable {
  var written = 0
  var unchanged = 0
  var deleted = 0
  var refused = 0

  var line: String {
    "\(written) written, \(unchanged) unchanged, \(deleted) deleted"
      + (refused == 0 ? "" : ", \(refused) refused")
  }
}
