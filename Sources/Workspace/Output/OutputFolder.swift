import DocumentReader
import OutputInterface
import TextOutput

/// What one folder should hold after a run.
struct OutputFolder {
  /// As the user or the configuration spells it.
  let path: String
  /// What the names of its files end with, after a dot.
  let fileExtension: String
  var files: [OutputFile]
  var coverage: Coverage
}

/// A rendered file and the spec or schema that its header names.
struct OutputFile {
  var kind = FileKind.source
  let name: String
  let source: String
  var body: RenderedText
  var writer = Header.Writer.generate
  /// Where what it says comes from, if from one place.
  var location: Location?
}

extension OutputFile {
  init(_ file: RenderedFile, from source: String, at location: Location?) {
    self.init(
      kind: file.kind,
      name: file.name,
      source: source,
      body: file.body,
      location: location
    )
  }
}

/// Whose files a run may call orphans.
struct Coverage {
  /// The specs that came out.
  var sources: Set<String>
  /// The specs that did not, or that the run left out: their files stay.
  var kept: Set<String>
  /// Whether the run knows all specs of the folder, so that files of any other source are left over.
  var isWhole: Bool

  /// Whether no file is an orphan.
  var isEmpty: Bool { !isWhole && sources.isEmpty }

  func includes(_ source: String) -> Bool {
    !kept.contains(source) && (isWhole || sources.contains(source))
  }

  mutating func formUnion(_ other: Coverage) {
    sources.formUnion(other.sources)
    kept.formUnion(other.kept)
    isWhole = isWhole && other.isWhole
  }
}
