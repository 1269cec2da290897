import DocumentReader

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
