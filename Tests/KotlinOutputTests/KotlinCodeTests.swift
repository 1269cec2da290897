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
      ["Result", "Event", "URLResult", "Flow"].map(types.name)
        == ["ResultModel", "EventModel", "UrlResult", "Stream"]
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

  @Test func aWideConditionEndsOnALineOfItsOwn() {
    let long = Code.text(String(repeating: "a", count: 60))
    let branch = Code.Branch(conditions: [long, long], value: "b")
    let line = long.flat ?? ""
    #expect(
      Code.conditional([branch], otherwise: "c").lines(indent: 0)
        == ["if (\(line) &&", "    \(line)", ") {", "    b", "} else {", "    c", "}"]
    )
    #expect(
      Code.conditional([branch, branch], otherwise: "c").lines(indent: 0).prefix(3)
        == ["when {", "    \(line) &&", "        \(line) -> b"]
    )
  }

  @Test func aWideTextIsBrokenAfterASpace() {
    let long = String(repeating: "a", count: 60)
    let text = Code.string([
      .literal("\(long) b"), .template("c"), .literal("  d "), .template(.text(long)),
    ])
    #expect(
      Code.assignment("val x", text).lines(indent: 0)
        == ["val x =", "    \"\(long) b$c  \" +", "        \"d $\(long)\""]
    )
  }

  @Test func commentsStayComments() {
    #expect(docLines("a *\u{200B}/ b /* c", indent: 0) == ["/** a * / b / * c */"])
  }
}
