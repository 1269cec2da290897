import DocumentReader

/// An element of an XML document. Its name has no prefix.
package struct XMLElement {
  package let name: String
  package let attributes: [String: String]
  package let location: Location
  package var children: [XMLElement] = []
  /// The text, including that of nested elements, in which some tools wrap placeholders.
  package var text = ""

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }
}
