import DocumentReader
import TestSupport
import Testing
import Translations

/// Tests the reader for the part of XML 1.0 that XLIFF files use.
@Suite struct ReadXMLTests {
  @Test(
    arguments: [
      ("<a>x</a>", "a[x]"), ("<a/>", "a[]"), ("<?xml version='1.0'?>\n<a>\n</a>\n", "a[\n]"),
      ("\u{FEFF}<a>é 日 😀</a>", "a[é 日 😀]"), ("<a b='1' c=\"2\">x</a>", "a(b=1 c=2)[x]"),
      ("<a b = '<'/>", nil), ("<a b='&lt;&#10;&#x1F600;'/>", "a(b=<\n😀)[]"),
      ("<a b='x\ny\r\nz\tw\ré'/>", "a(b=x y z w é)[]"),
      ("<a>&amp;&lt;&gt;&quot;&apos;</a>", "a[&<>\"']"), ("<a>x\r\ny\rz&#13;</a>", "a[x\ny\nz\r]"),
      ("<a><![CDATA[<&amp;>]]></a>", "a[<&amp;>]"), ("<a>x<!-- <b> -->y</a>", "a[xy]"),
      ("<x:a xmlns:x='u'><x:b/></x:a>", "a(xmlns:x=u)[b[]]"),
      ("<a>1<b>2</b>3<b/></a>", "a[1b[2]3b[]]"),
    ] as [(String, String?)]
  )
  func documentIsRead(text: String, shown: String?) {
    var diagnostics: [Diagnostic] = []
    let root = readXML(SourceFile(path: "x.xml", text: text), into: &diagnostics)
    #expect(root.map(show) == shown)
    #expect(diagnostics.isEmpty == (shown != nil))
  }

  /// All elements and attributes have a location. Counting each one from the start of the file would exceed the time limit.
  @Test(.slow, .timeLimit(.minutes(1)), arguments: ["", "\n"]) func aLongDocumentIsRead(end: String)
    throws
  {
    let count = 20_000
    let attributes = (0..<count).map { "a\($0)=''\(end)" }.joined(separator: " ")
    let text = "<a \(attributes)>" + String(repeating: "<b/>\(end)", count: count) + "</a>"
    var diagnostics: [Diagnostic] = []
    let root = try #require(
      readXML(SourceFile(path: "x.xml", text: text), into: &diagnostics)
    )
    #expect(root.attributes.count == count && root.children.count == count)
    let last = try #require(root.children.last).location
    #expect(last.line == (end.isEmpty ? 1 : 2 * count))
  }

  @Test(arguments: [
    ("", "1:1: the file contains no element; an XLIFF file starts with '<xliff version=\"1.2\">'"),
    ("<a>", "1:1: 'a' is not closed; the file may have been cut off"),
    ("<a>\n <b></a>", "2:5: '</a>' does not match the innermost open element"),
    ("<a>\r<b/>\r\n\né<c></b></a>", "4:5: '</b>' does not match the innermost open element"),
    ("<a>\n<b>\n</b>", "1:1: 'a' is not closed; the file may have been cut off"),
    ("</a>", "1:1: '</a>' does not match the innermost open element"),
    ("<a/><b/>", "1:5: a document has only one outermost element; remove this one"),
    ("<a/>x", "1:5: text outside the outermost element; remove it"),
    ("<a>1 < 2</a>", "1:7: this is not a tag; write '&lt;' for '<' in a text"),
    ("<a b></a>", "1:5: this is not a tag; write '&lt;' for '<' in a text"),
    ("<a b='1' b='2'/>", "1:10: the attribute 'b' is given twice; remove one"),
    ("<a>é & b</a>", "1:6: this '&' starts no reference; write '&amp;' for '&'"),
    ("<a>&nbsp;</a>", "1:4: '&nbsp;' is not defined; write '&amp;' for '&' in a text"),
    ("<a>&#xD800;</a>", "1:4: '&#xD800;' is not defined; write '&amp;' for '&' in a text"),
    (
      "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
      "1:1: XLIFF 1.2 has no document type; remove it"
    ),
    ("<a><!-- x</a>", "1:4: 'comment' is not closed; the file may have been cut off"),
    ("<a b='x>", "1:6: 'attribute' is not closed; the file may have been cut off"),
    ("<a>\u{0}</a>", "1:4: a NUL byte, as in binary files and UTF-16; save the file as UTF-8 text"),
    (String(repeating: "<a>", count: 101), "1:301: elements are nested more than 100 levels deep"),
  ])
  func mistakeIsReportedAtItsLocation(text: String, message: String) {
    var diagnostics: [Diagnostic] = []
    #expect(readXML(SourceFile(path: "x.xml", text: text), into: &diagnostics) == nil)
    #expect(
      diagnostics.map { "\($0.location.line):\($0.location.column): \($0.message)" } == [message]
    )
  }

  private func show(_ element: XMLElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let content = element.content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): show(element)
      }
    }
    let shown = attributes.isEmpty ? "" : "(\(attributes.joined(separator: " ")))"
    return "\(element.name)\(shown)[\(content.joined())]"
  }
}
