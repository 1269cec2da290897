import DocumentReader
import OutputInterface

/// The files that a folder should contain after a run.
struct OutputFolder {
  /// The folder's path as the user or the configuration spells it.
  let path: String
  /// The extension of the files' names, without the dot.
  let fileExtension: String
  var files: [OutputFile]
  var coverage: Coverage
  /// The configurations of the run that have this folder; empty if it belongs to a build system.
  var owners: Set<FolderOwner> = []
}

/// A rendered file and the spec or schema that its header names.
struct OutputFile {
  var kind = FileKind.source
  let name: String
  let source: String
  var body: RenderedText
  var writer = Header.Writer.generate
  /// The location that the file is generated from; `nil` if there are several.
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

  /// Creates the file with the types of a schema.
  init(_ file: RenderedFile, of types: SchemaTypeFile) {
    let location = types.declarations.first?.location
    self.init(file, from: lastComponent(types.path), at: location)
  }
}

/// The specs whose files a run can treat as orphaned.
struct Coverage {
  /// The names of the specs that were compiled without errors.
  var sources: Set<String>
  /// The names of the specs that had errors or were left out: their files are kept.
  var kept: Set<String>
  /// Whether the run knows all specs of the folder, so that files of any other source are orphaned.
  var isWhole: Bool

  /// Whether no file can be orphaned.
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
