import DocumentReader

/// An element of an XML document, its name without a prefix.
package struct XMLElement: Sendable {
  package enum Content: Sendable {
    case text(String)
    case element(XMLElement)
  }

  package let name: String
  package let attributes: [String: String]
  package let location: Location
  package var content: [Content] = []

  init(_ name: String, _ attributes: [String: String], at location: Location) {
    self.name = name
    self.attributes = attributes
    self.location = location
  }

  package var children: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// With that of the elements in it, in which some tools wrap placeholders.
  package var text: String {
    content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }
}
