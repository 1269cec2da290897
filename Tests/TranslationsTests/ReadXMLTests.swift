import DocumentReader
import Testing
import Translations

/// As much of XML 1.0 as XLIFF files are made of.
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
  func aDocumentIsRead(text: String, shown: String?) {
    var diagnostics: [Diagnostic] = []
    let root = readXML(SourceFile(path: "x.xml", text: text), into: &diagnostics)
    #expect(root.map(show) == shown)
    #expect(diagnostics.isEmpty == (shown != nil))
  }

  /// All elements and attributes have a location. Counting each one from the start of the file would exceed the time limit.
  @Test(.timeLimit(.minutes(1)), arguments: ["", "\n"]) func aLongDocumentIsRead(end: String) throws
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
    ("", "1:1: there is no element in it; an XLIFF file has '<xliff version=\"1.2\">'"),
    ("<a>", "1:1: 'a' is never closed; the file may have been cut off"),
    ("<a>\n <b></a>", "2:5: '</a>' closes nothing that is open"),
    ("<a>\r<b/>\r\n\né<c></b></a>", "4:5: '</b>' closes nothing that is open"),
    ("<a>\n<b>\n</b>", "1:1: 'a' is never closed; the file may have been cut off"),
    ("</a>", "1:1: '</a>' closes nothing that is open"),
    ("<a/><b/>", "1:5: a document has one outermost element"),
    ("<a/>x", "1:5: text outside of all elements"),
    ("<a>1 < 2</a>", "1:7: this is not a tag; a '<' in a text is '&lt;'"),
    ("<a b></a>", "1:5: this is not a tag; a '<' in a text is '&lt;'"),
    ("<a b='1' b='2'/>", "1:10: the attribute 'b' is given twice"),
    ("<a>é & b</a>", "1:6: a lone '&'; in XML it is '&amp;'"),
    ("<a>&nbsp;</a>", "1:4: '&nbsp;' stands for nothing; a '&' in a text is '&amp;'"),
    ("<a>&#xD800;</a>", "1:4: '&#xD800;' stands for nothing; a '&' in a text is '&amp;'"),
    (
      "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
      "1:1: a document type; XLIFF 1.2 has none, so take it out"
    ),
    ("<a><!-- x</a>", "1:4: 'comment' is never closed; the file may have been cut off"),
    ("<a b='x>", "1:6: 'attribute' is never closed; the file may have been cut off"),
    ("<a>\u{0}</a>", "1:4: a NUL byte, as in binary files and UTF-16; save the file as UTF-8 text"),
    (String(repeating: "<a>", count: 101), "1:301: more than 100 elements inside each other"),
  ])
  func aMistakeIsToldAtItsPlace(text: String, message: String) {
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
