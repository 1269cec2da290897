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

  @Test(arguments: ["<div>", "<li><p>", "<script><!--", "&", "<a x='", "<!--", "<table><tr><td>"])
  func largeInputsAreRead(part: String) {
    let html = String(repeating: part, count: 200_000 / part.count)
    #expect(html.htmlText.count <= html.count)
  }
}
