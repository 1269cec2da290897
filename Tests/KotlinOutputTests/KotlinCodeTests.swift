import Foundation
import OutputInterface
import Testing
import TextOutput

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

  /// A type of the service with one of these names would be hidden in the files that import the name.
  @Test func importedTypesAreReserved() throws {
    let files = FileManager.default.enumerator(at: kotlinTests, includingPropertiesForKeys: nil)
    var imported: Set<String> = []
    for case let file as URL in try #require(files)
    where file.pathExtension == "kt" && file.deletingLastPathComponent().lastPathComponent == "main"
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      imported.formUnion(text.matches(of: /(?m)^import .*\.([A-Z]\w*)$/).map { String($0.1) })
    }
    #expect(imported.count > 20)
    #expect(imported.filter { !isReservedType($0) } == [])
  }

  @Test func anotherICUHasTheSameTypes() {
    var options = TwinOptions(package: "com.example")
    options.icu = TwinOptions.icu4j
    let needs: Set<Need> = [.module("android.icu.text.NumberFormat"), .module("java.util.Locale")]
    let file = KotlinFile(options: options, declarations: [Declaration(lines: [], needs: needs)])
    #expect(
      file.body.string.contains("import com.ibm.icu.text.NumberFormat\nimport java.util.Locale\n")
    )
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
