import DocumentReader
import TestSupport
import Testing
import XLIFFReader

/// Tests how Expat is used to read XLIFF files.
@Suite struct ReadXMLTests {
  @Test(
    arguments: [
      ("<a>x</a>", "a[x]"), ("<a/>", "a[]"), ("<?xml version='1.0'?>\n<a>\n</a>\n", "a[\n]"),
      ("\u{FEFF}<a>é 日 😀</a>", "a[é 日 😀]"), ("<a b='1' c=\"2\">x</a>", "a(b=1 c=2)[x]"),
      ("<a b = '<'/>", nil), ("<a b='&lt;&#10;&#x1F600;'/>", "a(b=<\n😀)[]"),
      ("<a b='x\ny\r\nz\tw\ré'/>", "a(b=x y z w é)[]"),
      ("<a>&amp;&lt;&gt;&quot;&apos;</a>", "a[&<>\"']"), ("<a>x\r\ny\rz&#13;</a>", "a[x\ny\nz\r]"),
      ("<a><![CDATA[<&amp;>]]></a>", "a[<&amp;>]"), ("<a>x<!-- <b> -->y</a>", "a[xy]"),
      ("<x:a xmlns:x='u'><x:b/></x:a>", "a[]b[]"),
      ("<a>1<b>2</b>3<b/></a>", "a[123]b[2]b[]"),
      ("<a>1<b equiv-text='2'/></a>", "a[12]b(equiv-text=2)[2]"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>", "a[é]"),
    ] as [(String, String?)]
  )
  func documentIsRead(text: String, shown: String?) {
    var diagnostics: [Diagnostic] = []
    let root = readXML(SourceFile(path: "x.xml", text: text), into: &diagnostics)
    #expect(root.map(show) == shown)
    #expect(diagnostics.isEmpty == (shown != nil))
  }

  /// That the time grows linearly, with all units on one line too, is measured by `GrowthBenchmark`.
  @Test(arguments: ["", "\n"]) func manyElementsHaveTheirLocations(end: String) throws {
    let count = 500
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
    ("", "1:1: no element found; an XLIFF file starts with '<xliff version=\"1.2\">'"),
    ("hello", "1:1: syntax error; an XLIFF file starts with '<xliff version=\"1.2\">'"),
    ("<a>", "1:1: 'a' is not closed; is the file cut off?"),
    ("<a>\n<b>\n</b>", "1:1: 'a' is not closed; is the file cut off?"),
    ("<a><!-- x</a>", "1:1: 'a' is not closed; is the file cut off?"),
    ("<a>\n <b></a>", "2:7: mismatched tag; close 'b' first"),
    ("<a>\r<b/>\r\n\né<c></b></a>", "4:7: mismatched tag; close 'c' first"),
    ("<a:x xmlns:a='u' xmlns:b='u'></b:x>", "1:32: mismatched tag; close 'x' first"),
    ("<a:x/>", "1:1: unbound prefix"),
    ("<a/><b/>", "1:5: junk after document element"),
    ("<a/>x", "1:5: junk after document element"),
    ("<a b='1' b='2'/>", "1:10: duplicate attribute"),
    ("<a>1 < 2</a>", "1:7: not well-formed (invalid token)\(escape)"),
    ("<a b></a>", "1:5: not well-formed (invalid token)\(escape)"),
    ("<a>]]></a>", "1:6: not well-formed (invalid token)\(escape)"),
    ("<a>é & b</a>", "1:7: not well-formed (invalid token)\(escape)"),
    ("<a>\u{1}</a>", "1:4: not well-formed (invalid token)\(escape)"),
    ("<a>&nbsp;</a>", "1:4: undefined entity\(escape)"),
    ("<a>&#0;</a>", "1:4: reference to invalid character number\(escape)"),
    ("<a>&#xD800;</a>", "1:4: reference to invalid character number\(escape)"),
    ("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>", noType),
    ("<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;'>]><a>&c;</a>", noType),
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

  private static let escape = "; write '&lt;' for '<' and '&amp;' for '&' in a text"
  private static let noType = "1:13: XLIFF 1.2 has no document type; remove it"

  private func show(_ element: XMLElement) -> String {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let shown = attributes.isEmpty ? "" : "(\(attributes.joined(separator: " ")))"
    return "\(element.name)\(shown)[\(element.text)]\(element.children.map(show).joined())"
  }
}
