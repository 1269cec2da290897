/// The results of writing the files of a run.
package struct OutputResults {
  enum Outcome {
    case unchanged, written, deleted
    /// The file was not overwritten: it was edited by hand, or not generated.
    case refused
    /// The file is orphaned, but was not deleted: it was edited by hand.
    case kept
  }

  package struct File {
    let path: String
    let outcome: Outcome
    /// The version that the run compared or wrote; `nil` if there is no file.
    var version: FileIdentity?
  }

  package struct Folder {
    let path: String
    /// Whether the run itself has changed it.
    let isChanged: Bool
    /// The version of the folder when the run compared its files.
    let compared: FileIdentity?
    /// The names of the entries that the run knows.
    let names: Set<String>

    /// The folder as an entry of the results; without a version if the folder has entries that the run does not know.
    func file() -> File {
      if !isChanged { return File(path: path, outcome: .unchanged, version: compared) }
      let version = FileIdentity(of: path)
      let entries = try? folderEntries(path)
      let isKnown = entries?.allSatisfy { names.contains($0.name) } == true
      return File(path: path, outcome: .written, version: isKnown ? version : nil)
    }
  }

  var files: [File] = []
  var folders: [Folder] = []

  var written: [String] { paths(.written) }
  var deleted: [String] { paths(.deleted) }

  package var summary: OutputSummary {
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

/// The number of files by outcome: `3 written, 5 unchanged, 1 deleted`.
package struct OutputSummary: Hashable {
  var written = 0
  var unchanged = 0
  var deleted = 0
  var refused = 0

  package init(written: Int = 0, unchanged: Int = 0, deleted: Int = 0, refused: Int = 0) {
    self.written = written
    self.unchanged = unchanged
    self.deleted = deleted
    self.refused = refused
  }

  package var line: String {
    "\(written) written, \(unchanged) unchanged, \(deleted) deleted"
      + (refused == 0 ? "" : ", \(refused) refused")
  }
}
