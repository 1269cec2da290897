import DocumentReader
import Foundation
import OutputInterface
import Translations
import ViewModelSupport
import XLIFFReader

/// Reads texts as the helpers of generated code read strings in a response.
func callHelpers(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = RFC3339.date(from: text).map { RFC3339.string(from: $0) }
  _ = RFC3339.day(from: text).map { RFC3339.dayString(from: $0) }
  _ = ISO8601Duration.seconds(from: text).map { ISO8601Duration.string(from: $0) }
  _ = (text.urlHostText, text.urlShortText, text.urlFullText, text.finiteNumber)
  let parts = text.split(separator: "\n", maxSplits: 1).map(String.init)
  if parts.count == 2 { _ = parts[0].isOlderVersion(than: parts[1]) }
}

/// Checks that the text of HTML is not much longer than the HTML, with and without marks.
func readRandomHTML(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  precondition(text.htmlText.utf8.count <= 8 * text.utf8.count, "the text grew")
  precondition(String(text.styledHTML().characters) == text.htmlText, "marks changed the text")
}

/// Checks that the parts of Markdown are in order and inside the text.
func readRandomMarkdown(_ bytes: [UInt8]) {
  for hasTokens in [true, false] {
    var reader = MarkdownReader(bytes, hasTokens: hasTokens)
    var last = 0
    for part in reader.read() {
      precondition(part.bytes.lowerBound >= last && part.bytes.upperBound <= bytes.count)
      last = part.bytes.upperBound
    }
  }
}

/// The first line is the pattern, the others are the text.
func searchRandomPattern(_ bytes: [UInt8]) {
  let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 1)
  guard parts.count == 2 else { return }
  let (pattern, text) = (String(parts[0]), String(parts[1]))
  let isFound = text.containsMatch(of: pattern)
  precondition(isFound || text.replacingMatches(of: pattern, with: "") == text)
}

func renderRandomTemplate(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "random.mustache", bytes: bytes)
  let template = Template(file, partials: ["part": file], into: &diagnostics)
  let context: TemplateValue = [
    "text": "t <&>", "flag": true, "empty": "", "list": [["text": "a"], ["text": "b"]],
    "lines": lines(["one", "two"]),
  ]
  let isRendered = template?.render(context, into: &diagnostics) != nil
  check(diagnostics, areErrors: !isRendered)
}

/// What is read from a catalog can be written.
func readRandomCatalog(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "random.xcstrings", bytes: bytes)
  let catalog = readCatalog(file, into: &diagnostics)
  check(diagnostics, areErrors: catalog == nil)
  if let catalog { _ = catalogJSON(catalog.root) }
}

func readRandomXLIFF(_ bytes: [UInt8]) {
  var diagnostics: [Diagnostic] = []
  _ = readXLIFF(SourceFile(path: "random.xliff", bytes: bytes), into: &diagnostics)
  check(diagnostics)
}
