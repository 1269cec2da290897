import Foundation
import Testing
import ViewModelIR
import ViewModelSupport

@testable import Evaluator

@Suite struct TextFormatTests {
  @Test(
    arguments: [
      ("plain", 5, "plain"), ("plainly", 5, "plai…"), ("two words", 5, "two…"), ("", 1, ""),
      ("ab", 1, "…"), ("ab", 0, "…"), ("ab", -3, "…"), ("👩‍👩‍👧‍👦🇩🇪👍🏽", 2, "👩‍👩‍👧‍👦…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("مرحبا بالعالم", 7, "مرحبا…"),
      ("a\r\nb\r\nc", 3, "a…"), ("     x", 3, "…"),
    ]
  )
  func textIsTruncated(text: String, length: Int, shown: String) {
    #expect(text.truncated(to: length).utf8.elementsEqual(shown.utf8))
  }

  @Test(
    arguments: [
      ("Ada King Lovelace", "A", "AL", "AKL"), ("ada", "A", "A", "A"), ("", "", "", ""),
      ("  ", "", "", ""), ("a b c d", "A", "AD", "ABD"), ("山田 太郎", "山", "山太", "山太"),
      ("😀 Ada", "A", "A", "A"), ("👩‍👩‍👧‍👦 🇩🇪", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("(ben) 'x'", "B", "BX", "BX"),
      ("e\u{301}ve", "E\u{301}", "E\u{301}", "E\u{301}"), ("7 Up", "7", "7U", "7U"),
      // Names in Georgian have no capitals, and ǆ has its own form at the start of a word.
      ("ჯონი ǆep", "ჯ", "ჯǅ", "ჯǅ"), ("-", "-", "-", "-"),
    ]
  )
  func initialsOfANameAreShown(text: String, one: String, two: String, three: String) {
    #expect([1, 2, 3].map { text.nameInitials(count: $0) } == [one, two, three])
  }

  @Test(
    arguments: [
      ("4111 1111 1111 1234", 4, "•••• •••• •••• 1234"), ("DE89-3704", 2, "••••-••04"),
      ("1234", 4, "••••"), ("123", 4, "•••"), ("12345", 4, "•2345"), ("", 4, ""),
      ("12 34", 0, "•• ••"), ("👩‍👩‍👧‍👦xy🇩🇪", 1, "👩‍👩‍👧‍👦•y🇩🇪"), ("a$b=c", 1, "•$•=c"),
      ("- -", 1, "- -"), ("ab", -1, "••"), ("+49 170 1234567", 4, "+•• ••• •••4567"),
      ("e\u{301}कि½x", 1, "•••x"), ("\u{600}5x", 1, "•x"),
    ]
  )
  func textIsMasked(text: String, visible: Int, shown: String) {
    #expect(text.masked(visible: visible) == shown)
  }

  /// A screen reader says what is visible.
  @Test(arguments: [
    ("+49 (30) 12-34", 4, "12-34"), ("4111 1111 1111 1234", 4, "1234"), ("DE89-3704", 2, "04"),
    ("1234", 4, ""), ("(12)", 2, ""), ("12345", 4, "2345"), ("", 4, ""),
  ])
  func maskedTextWithoutMaskIsWhatIsVisible(text: String, visible: Int, shown: String) {
    #expect(text.masked(visible: visible, with: "") == shown)
  }

  @Test(
    arguments: [
      ("https://www.example.com/", "example.com", "example.com"),
      ("https://example.com/a/b/?q=1#f", "example.com", "example.com/a/b"),
      ("HTTPS://WWW.Example.COM:8080", "example.com", "example.com:8080"),
      ("https://me:pw@evil.org/x", "evil.org", "evil.org/x"),
      ("https://bank.com@evil.org", "evil.org", "evil.org"),
      ("http://[::1]:80/", "[::1]", "[::1]:80"), ("http://[::1]", "[::1]", "[::1]"),
      ("https://www.org", "www.org", "www.org"),
      ("https://x.org/%C3%A4/%E2%9C%93", "x.org", "x.org/ä/✓"),
      ("https://x.org/%2F%20%E2%80%AE%FF%", "x.org", "x.org/%2F%20%E2%80%AE%FF%"),
      ("https://www.xn--bcher-kva.de:80/a", "bücher.de", "bücher.de:80/a"),
      ("xn--80ak6aa92e.xn--p1ai/a", "аррӏе.рф", "xn--80ak6aa92e.xn--p1ai/a"),
      ("https://XN--JP-5T7DU0C.jp", "日本jp.jp", "日本jp.jp"),
      // Look-alikes of apple.com and of a path, a letter that is not normalized, an accent without
      // a letter, invalid Punycode.
      ("https://xn--pple-43d.com", "xn--pple-43d.com", "xn--pple-43d.com"),
      ("https://xn--acom-0g7a.x.org", "xn--acom-0g7a.x.org", "xn--acom-0g7a.x.org"),
      ("https://xn--qsa52d.org", "xn--qsa52d.org", "xn--qsa52d.org"),
      ("https://xn--7hb.org", "xn--7hb.org", "xn--7hb.org"),
      ("https://xn--99999999.xn--a-.xn--", "xn--99999999.xn--a-.xn--", "xn--99999999.xn--a-.xn--"),
      ("mailto:me@example.com?cc=you", "me@example.com", "me@example.com"),
      ("tel:+48-22", "+48-22", "+48-22"), ("file:///tmp/a/", "/tmp/a", "/tmp/a"),
      ("relative/path", "relative/path", "relative/path"),
      ("www.example.com/a", "example.com", "www.example.com/a"),
      ("WWW.Example.com", "example.com", "WWW.Example.com"),
      ("www.org", "www.org", "www.org"),
      ("Example.org:8080?q=1", "example.org", "Example.org:8080?q=1"),
      ("münchen.de#a", "münchen.de", "münchen.de#a"), ("3.5/5", "3.5/5", "3.5/5"),
      ("me@example.org", "me@example.org", "me@example.org"), ("a..b/c", "a..b/c", "a..b/c"),
      ("and so on.", "and so on.", "and so on."), ("x.org:y", "x.org:y", "x.org:y"),
      ("data:text/plain,x", "data:text/plain,x", "data:text/plain,x"),
      ("", "", ""), (":", ":", ":"), ("https://", "https://", "https://"),
      ("see: https://x.org", "see: https://x.org", "see: https://x.org"),
      ("1a://x.org", "1a://x.org", "1a://x.org"),
    ]
  )
  func hostAndShortFormOfAURLAreShown(text: String, host: String, short: String) {
    #expect([text.urlHostText, text.urlShortText] == [host, short])
  }

  @Test func fullURLIsDecodedForReading() {
    let text = "https://x.org/%c3%a4%2F%20/?q=%E5%B1%B1#%80"
    #expect(text.urlFullText == "https://x.org/ä%2F%20/?q=山#%80")
  }

  @Test(
    arguments: [
      (["a", "b", "c"], .and, .standard, "a, b, and c", "a, b und c"),
      (["a", "b"], .or, .short, "a or b", "a oder b"),
      (["a", "b", "c"], .and, .narrow, "a, b, c", "a, b und c"),
      (["a"], .and, .standard, "a", "a"), ([], .or, .standard, "", ""),
      (["", ""], .and, .standard, " and ", " und "),
    ]
      as [(
        [String], TextFormat.ListOptions.Conjunction, TextFormat.ListOptions.Width, String, String
      )]
  )
  func listsAreFormatted(
    texts: [String],
    conjunction: TextFormat.ListOptions.Conjunction,
    width: TextFormat.ListOptions.Width,
    english: String,
    german: String
  ) {
    let format = Format(.text(.list(.init(conjunction: conjunction, width: width))))
    let value = Value.list(texts.map(Value.string))
    for (locale, shown) in [("en_US", english), ("de_DE", german)] {
      #expect(
        formatted(value, of: .list(.string), as: format, in: scope(locale: locale)) == shown
      )
    }
  }
}
