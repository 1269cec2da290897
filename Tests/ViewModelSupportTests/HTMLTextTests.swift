import Testing
import ViewModelSupport

/// Tests the texts of HTML that `Tests/Browser/test_html.py` does not compare with a browser, and some that it does.
@Suite struct HTMLTextTests {
  @Test(arguments: [
    // Lines
    ("<p>Dear <b>Ada</b>,</p><p>thank<br>you</p>", "Dear Ada,\n\nthank\nyou"),
    ("<ul><li>one<li>two</ul>three", "one\ntwo\nthree"),
    ("a\n  b <i> c</i>&nbsp; d", "a b c\u{A0} d"), ("<pre>\n a\n  b</pre>c", "a\n  b\nc"),
    ("<table><tr><td>1<td>2<tr><td>3</table>", "1\t2\n3"), ("<div><div>a</div></div>", "a"),
    // What is not shown
    ("a<script>if (1 < 2) { '</b>' }</script>b<style>p{}</style>", "ab"),
    ("<script><!-- <script></script> --></script>a", "a"), ("<SCRIPT>x</Script >a", "a"),
    ("a<!-- b -- > c -->d<!-->e<?f?>g<!h>i", "adegi"), ("<p hidden>a<p>b", "b"),
    ("<span class=\"x invisible\">https://</span>example.com", "example.com"),
    ("<template>a<b>b</template>c<title>d</title>", "c"), ("<script>a", ""), ("a<style>", "a"),
    // Character references
    ("&lt;b&gt; &amp;amp; &copy &notit; &notin; &bogus; &", "<b> &amp; © ¬it; ∉ &bogus; &"),
    ("&#65;&#x1F600;&#x80;&#0;&#xD800;&#99999999;&#;&#x;", "A😀€\u{FFFD}\u{FFFD}\u{FFFD}&#;&#x;"),
    ("&NotEqualTilde;&fjlig;&CounterClockwiseContourIntegral;", "≂̸fj∳"),
    // What is not HTML
    ("1 < 2 > 0", "1 < 2 > 0"), ("<3 </3 </>", "<3"), ("a<b", "a"), ("a</b", "a"), ("a<", "a<"),
    ("a</", "a</"), ("<a title=\"b>c\">d</a x=\">\">e", "de"), ("</p>a</div>b</br>c", "ab\nc"),
    ("", ""), (" \n\t", ""), ("e\u{301}<b>🇩🇪</b>", "e\u{301}🇩🇪"), ("a\u{0}b", "ab"),
  ])
  func textIsThatOfABrowser(html: String, text: String) {
    #expect(html.htmlText == text)
  }

  @Test(arguments: [
    (
      "a <b>b <i>c</i></b><strong>d</strong> <del>e</del><code>f</code>",
      "a **b *c*d** ~~e~~`f`"
    ),
    ("<h1>a</h1><p>b <em> c </em>d</p>", "**a**\n\nb *c* d"), ("<pre>a\n b</pre>", "`a`\n` b`"),
    // What is not closed
    ("<p><b>a<p>b", "**a**\n\n**b**"), ("<p><cite>a<p>b", "*a*\n\nb"),
    ("<b>a <i>b</b> c</i>d", "**a *b*** *c*d"),
    ("<table><tr><th>a<td><b>b<td>c</table>d", "**a**\t**b**\tc\nd"),
    ("<b>a</strong>b</b>", "**ab**"),
    // Links
    ("<a href=https://x.y>a <b>b</b></a> c", "[a **b**](https://x.y) c"),
    (
      "<a href=' https://x.y/?a=1&copy=2&amp;b&#61;\n3&lt '>a</a>",
      "[a](https://x.y/?a=1&copy=2&b=3%3C)"
    ),
    ("<a href=https://x.y>a<a href=https://z.y>b</a>c", "[a](https://x.y)[b](https://z.y)c"),
    ("<a href=\"java&#9;script:alert(1)\">a</a><a href=/b>b</a><a>c</a>", "abc"),
    ("<a href=https://x.y href=https://z.y>*a*</a>", "[\\*a\\*](https://x.y)"),
  ])
  func styledTextHasTheMarksOfABrowser(html: String, notation: String) {
    #expect(html.styledHTML().notation == notation)
    #expect(String(html.styledHTML().characters) == html.htmlText)
  }

  @Test(arguments: [
    "<b>", "<i></b>", "<a href='&amp;'>", "<div>", "<li><p>", "<script><!--", "&", "<a x='", "<!--",
    "<table><tr><td>",
  ])
  func largeInputsAreRead(part: String) {
    let html = String(repeating: part, count: 200_000 / part.count)
    #expect(html.styledHTML().characters.count <= html.count)
  }
}
