import DocumentReader
import TextOutput

/// A file of the output without its header.
package struct RenderedFile: Sendable {
  package var kind: FileKind
  package var name: String
  package var body: RenderedText
  /// The place in a spec or a schema that the file is made from; nil if there are several.
  package var location: Location?

  package init(_ kind: FileKind, name: String, body: RenderedText, location: Location? = nil) {
    self.kind = kind
    self.name = name
    self.body = body
    self.location = location
  }
}

/// In which folder a file belongs.
package enum FileKind: CaseIterable, Sendable { case source, test }

/// What a file is about.
package enum FileSubject: Hashable, Sendable {
  /// A spec or a schema, by its path.
  case spec(String)
  case schema(String)
  case allSpecs
}

/// How a view is written.
package enum ViewKind: CaseIterable, Sendable {
  /// Says what is there in each state.
  case declarative
  /// Changes what is there with each state.
  case imperative
}
