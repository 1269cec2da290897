import OutputInterface
import Testing

@testable import KotlinOutput

@Suite struct KotlinCodeTests {
  @Test(arguments: [
    ("avatarURL", "avatarUrl"), ("userID", "userId"), ("URLText", "UrlText"), ("isOn", "isOn"),
    ("HTMLPageID", "HtmlPageId"), ("id", "id"), ("in", "`in`"), ("class", "classValue"),
  ])
  func namesAreSpelledAsInKotlin(name: String, expected: String) {
    #expect(kotlinMember(name) == expected)
  }

  @Test func typesDoNotHideKotlins() {
    var options = TwinOptions(package: "a")
    options.modelSuffix = "State"
    options.names = ["Flow": "Stream"]
    let types = TypeNames(options: options)
    #expect(
      ["Result", "URLResult", "Flow"].map(types.name) == ["ResultModel", "UrlResult", "Stream"]
    )
    #expect(types.uiState(of: "URLRow") == "UrlRowState")
  }

  @Test func templatesEndWhereTheirNameEnds() {
    let literal = stringLiteral([
      .template("name"), .literal("s of "), .template("books.size"), .literal(" $5 \"\\\n\u{202E}"),
    ])
    #expect(literal == #""${name}s of ${books.size} \$5 \"\\\n\u202E""#)
  }

  @Test func operatorsEndALine() {
    let long = Code.text(String(repeating: "a", count: 60))
    #expect(
      Code.assignment("val x", .binary(long, sign: "+", long)).lines(indent: 0)
        == ["val x =", "    \(long.flat ?? "") +", "        \(long.flat ?? "")"]
    )
    #expect(
      Code.assignment("val x", .binary(long, sign: "?:", long)).lines(indent: 0)
        == ["val x =", "    \(long.flat ?? "")", "        ?: \(long.flat ?? "")"]
    )
  }

  @Test func commentsStayComments() {
    #expect(docLines("a *\u{200B}/ b /* c", indent: 0) == ["/** a * / b / * c */"])
  }
}
