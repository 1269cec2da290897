import DocumentReader

/// A generated file without its header.
package struct RenderedFile: Sendable {
  package var kind: FileKind
  package var name: String
  package var body: RenderedText
  /// The place in a spec or a schema from which the file is generated; `nil` if there are several.
  package var location: Location?

  package init(_ kind: FileKind, name: String, body: RenderedText, location: Location? = nil) {
    self.kind = kind
    self.name = name
    self.body = body
    self.location = location
  }
}

/// The folder in which a generated file belongs: the one for sources or the one for tests.
package enum FileKind: CaseIterable, Sendable { case source, test }

/// The input for which a file is generated.
package enum FileSubject: Hashable, Sendable {
  /// A spec, by its path.
  case spec(String)
  /// A schema, by its path.
  case schema(String)
  case allSpecs
}
