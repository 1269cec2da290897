import DocumentReader
import Foundation
import TestSupport
import Testing
import XLIFFReader

@testable import Translations

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts of translators and of specs stay texts in an XLIFF document, for other tools and for the tool itself.
struct HostileTextsInXLIFFTests {
  @Test func textIsOneElementOfXLIFF() throws {
    for text in hostileTexts(2_000) {
      let written = xliffText([file(with: text)])
      // XML 1.0 cannot contain these, not even escaped.
      let expected = replacing(text) {
        $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) ? "\u{FFFD}" : nil
      }
      let elements = XLIFFElements()
      let parser = XMLParser(data: Data(written.utf8))
      parser.delegate = elements
      #expect(parser.parse(), "\(written)")
      #expect(elements.texts == ["source": expected, "target": expected, "note": expected])
      #expect(elements.count == 9)

      var diagnostics: [Diagnostic] = []
      let received = readXLIFF(SourceFile(path: "a.xliff", text: written), into: &diagnostics)
      #expect(diagnostics.isEmpty)
      #expect(received.first?.units.first?.target == expected, "\(written)")
    }
  }

  private func file(with text: String) -> XLIFFFile {
    let unit = TransUnit(id: "Book.title", source: text, target: .init(text: text), note: text)
    return XLIFFFile(
      original: "A.xcstrings",
      sourceLanguage: "en",
      targetLanguage: "de",
      units: [unit]
    )
  }
}

/// Collects the texts of a document, and counts its elements.
private final class XLIFFElements: NSObject, XMLParserDelegate {
  var texts: [String: String] = [:]
  var count = 0
  private var open: [String] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    count += 1
    open.append(name)
    if ["source", "target", "note"].contains(name) { texts[name] = "" }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let name = open.last, texts[name] != nil { texts[name, default: ""] += text }
  }
}
