import DocumentReader

/// An element of an XML document. Its name has no prefix.
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

  /// The element's text, including that of nested elements, in which some tools wrap placeholders.
  package var text: String {
    content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }
}

/// Errors in XML.
extension Diagnostic {
  private static func xml(_ message: String, at location: Location) -> Diagnostic {
    Diagnostic(.syntax, message, at: location)
  }

  static func documentType(at location: Location) -> Diagnostic {
    xml("XLIFF 1.2 has no document type; remove it", at: location)
  }

  static func unclosed(_ name: String, at location: Location) -> Diagnostic {
    xml("'\(excerpt(name))' is not closed; the file may have been cut off", at: location)
  }

  static func wrongEnd(_ name: String, at location: Location) -> Diagnostic {
    xml("'</\(excerpt(name))>' does not match the innermost open element", at: location)
  }

  static func noTag(at location: Location) -> Diagnostic {
    xml("this is not a tag; write '&lt;' for '<' in a text", at: location)
  }

  static func noElement(at location: Location) -> Diagnostic {
    xml(
      "the file contains no element; an XLIFF file starts with '<xliff version=\"1.2\">'",
      at: location
    )
  }

  static func secondElement(at location: Location) -> Diagnostic {
    xml("a document has only one outermost element; remove this one", at: location)
  }

  static func textOutside(at location: Location) -> Diagnostic {
    xml("text outside the outermost element; remove it", at: location)
  }

  static func tooDeep(at location: Location) -> Diagnostic {
    xml("elements are nested more than 100 levels deep", at: location)
  }

  static func attributeTwice(_ name: String, at location: Location) -> Diagnostic {
    xml("the attribute '\(excerpt(name))' is given twice; remove one", at: location)
  }

  static func bareAmpersand(at location: Location) -> Diagnostic {
    xml("this '&' starts no reference; write '&amp;' for '&'", at: location)
  }

  static func unknownEntity(_ name: String, at location: Location) -> Diagnostic {
    xml("'&\(excerpt(name));' is not defined; write '&amp;' for '&' in a text", at: location)
  }
}
