import CExpat
import DocumentReader

/// Reads an XML document in UTF-8 with Expat. Returns `nil`, with a diagnostic, if it is not well-formed or has a document type.
/// Foundation's parser needs libxml2, drops unknown entities, and has no locations but the ends of tags.
package func readXML(_ file: SourceFile, into diagnostics: inout [Diagnostic]) -> XMLElement? {
  // A line break separates a namespace from a name, which cannot contain one.
  guard let start = checkEncoding(file, into: &diagnostics),
    let parser = XML_ParserCreateNS("UTF-8", CChar(bitPattern: UInt8(ascii: "\n")))
  else { return nil }
  defer { XML_ParserFree(parser) }
  let reader = XMLReader(file, start, parser)
  XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
  XML_SetElementHandler(
    parser,
    { data, name, attributes in XMLReader.at(data)?.open(name, attributes) },
    { data, _ in XMLReader.at(data)?.close() }
  )
  XML_SetCharacterDataHandler(parser) { data, bytes, count in
    let text = UnsafeRawBufferPointer(start: bytes, count: Int(count))
    XMLReader.at(data)?.add(String(decoding: text, as: UTF8.self))
  }
  // Without a document type, there are no entities that could be expanded or loaded.
  XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
    XMLReader.at(data)?.stop("XLIFF 1.2 has no document type; remove it")
  }
  // All at once: Expat would read a long token again with each part.
  let status = file.bytes.dropFirst(start).withUnsafeBytes { bytes in
    XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
  }
  if status == XML_STATUS_OK, let root = reader.root { return root }
  diagnostics.append(reader.problem)
  return nil
}

/// Builds the elements of a document from the events of a parser.
private final class XMLReader {
  private(set) var root: XMLElement?
  private let file: SourceFile
  private let start: Int
  private let parser: XML_Parser
  private var elements: [XMLElement] = []
  private var marker = LocationMarker()
  private var refusal: Diagnostic?

  init(_ file: SourceFile, _ start: Int, _ parser: XML_Parser) {
    self.file = file
    self.start = start
    self.parser = parser
  }

  static func at(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  func open(_ name: UnsafePointer<CChar>?, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    if elements.count == 100 { return stop("elements are nested more than 100 levels deep") }
    var attributes: [String: String] = [:]
    var next = list
    while let pair = next, let key = pair[0], let value = pair[1] {
      attributes[String(cString: key)] = String(cString: value)
      next = pair + 2
    }
    let name = name.flatMap { String(cString: $0).split(separator: "\n").last } ?? ""
    elements.append(XMLElement(name: String(name), attributes: attributes, location: location))
  }

  func close() {
    guard var element = elements.popLast() else { return }
    // Some tools have placeholders in an attribute of an empty element.
    if element.text.isEmpty { element.text = element.attributes["equiv-text"] ?? "" }
    guard let last = elements.indices.last else {
      root = element
      return
    }
    elements[last].text += element.text
    elements[last].children.append(element)
  }

  func add(_ text: String) {
    if let last = elements.indices.last { elements[last].text += text }
  }

  func stop(_ reason: String) {
    refusal = refusal ?? Diagnostic(.syntax, reason, at: location)
    XML_StopParser(parser, 0)
  }

  /// Why the document cannot be read.
  var problem: Diagnostic {
    if let refusal { return refusal }
    let error = XML_GetErrorCode(parser)
    let ends = [XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION]
    if ends.contains(error), let element = elements.last {
      let words = "\(quoted(element.name)) is not closed; is the file cut off?"
      return Diagnostic(.syntax, words, at: element.location)
    }
    let words = XML_ErrorString(error).map { String(cString: $0) } ?? "not well-formed"
    let hint =
      switch error {
      case XML_ERROR_TAG_MISMATCH: elements.last.map { "; close \(quoted($0.name)) first" } ?? ""
      case XML_ERROR_NO_ELEMENTS, XML_ERROR_SYNTAX:
        "; an XLIFF file starts with '<xliff version=\"1.2\">'"
      case XML_ERROR_INVALID_TOKEN, XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF:
        "; write '&lt;' for '<' and '&amp;' for '&' in a text"
      default: ""
      }
    return Diagnostic(.syntax, words + hint, at: location)
  }

  private var location: Location {
    marker.location(of: start + max(0, Int(XML_GetCurrentByteIndex(parser))), in: file)
  }
}
