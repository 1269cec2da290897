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

/// What is not XML.
extension Diagnostic {
  private static func xml(_ message: String, at location: Location) -> Diagnostic {
    Diagnostic(.syntax, message, at: location)
  }

  static func documentType(at location: Location) -> Diagnostic {
    xml("a document type; XLIFF 1.2 has none, so take it out", at: location)
  }

  static func unclosed(_ name: String, at location: Location) -> Diagnostic {
    xml("'\(excerpt(name))' is never closed; the file may have been cut off", at: location)
  }

  static func wrongEnd(_ name: String, at location: Location) -> Diagnostic {
    xml("'</\(excerpt(name))>' closes nothing that is open", at: location)
  }

  static func noTag(at location: Location) -> Diagnostic {
    xml("this is not a tag; a '<' in a text is '&lt;'", at: location)
  }

  static func noElement(at location: Location) -> Diagnostic {
    xml("there is no element in it; an XLIFF file has '<xliff version=\"1.2\">'", at: location)
  }

  static func secondElement(at location: Location) -> Diagnostic {
    xml("a document has one outermost element", at: location)
  }

  static func textOutside(at location: Location) -> Diagnostic {
    xml("text outside of all elements", at: location)
  }

  static func tooDeep(at location: Location) -> Diagnostic {
    xml("more than 100 elements inside each other", at: location)
  }

  static func attributeTwice(_ name: String, at location: Location) -> Diagnostic {
    xml("the attribute '\(excerpt(name))' is given twice", at: location)
  }

  static func bareAmpersand(at location: Location) -> Diagnostic {
    xml("a lone '&'; in XML it is '&amp;'", at: location)
  }

  static func unknownEntity(_ name: String, at location: Location) -> Diagnostic {
    xml("'&\(excerpt(name));' stands for nothing; a '&' in a text is '&amp;'", at: location)
  }
}
