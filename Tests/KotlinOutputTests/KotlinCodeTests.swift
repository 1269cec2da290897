import Foundation
import OutputInterface
import TestSupport
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

  @Test(arguments: [("notify", "notifyCall"), ("in", "`in`"), ("toString", "toStringCall")])
  func functionsAreNotThoseOfEveryObject(name: String, expected: String) {
    #expect(kotlinFunction(name) == expected)
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
    where ["main", "test"].contains(file.deletingLastPathComponent().lastPathComponent)
      && file.pathExtension == "kt"
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      imported.formUnion(text.matches(of: /(?m)^import .*\.([A-Z]\w*)$/).map { String($0.1) })
    }
    #expect(imported.count > 20)
    // Its name is another one for each version.
    let types = imported.filter { !$0.hasPrefix("SameVersionOfSupport_") }
    #expect(types.filter { !isReservedType($0) } == [])
  }

  /// In the helpers, which are in the package of the generated types, these would hide the types that Kotlin imports itself.
  @Test func typesThatHelpersUseAreReserved() throws {
    let helpers = Repository.root.appending(path: "Sources/KotlinSupport")
    var used: Set<String> = []
    var declared: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: helpers.path) {
      let text = try String(contentsOf: helpers.appending(path: file), encoding: .utf8)
        .replacing(/"""(?:[^"]|"(?!""))*"""/, with: "")
        .replacing(/\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/, with: "")
      for match in text.matches(of: /\b(?:class|interface|object|import .*[. ])\s*([A-Z]\w*)/) {
        declared.insert(String(match.1))
      }
      for match in text.matches(of: /\b(?:fun|class|interface)\s*\w*\s*<([^>]*)>/) {
        for parameter in match.1.matches(of: /[A-Z]\w*/) { declared.insert(String(parameter.0)) }
      }
      for match in text.matches(of: /[\w.`$]*[A-Z]\w*/) where match.0.first?.isUppercase == true {
        if match.0.contains(where: \.isLowercase) {
          used.insert(String(match.0.prefix { $0 != "." }))
        }
      }
    }
    #expect(used.count > 100)
    #expect(used.subtracting(declared).filter { !isReservedType($0) } == [])
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

  @Test func aChoiceInATextIsOnOneLine() {
    let branches = [
      Code.Branch(conditions: ["a"], value: "1"), Code.Branch(conditions: ["b"], value: "2"),
    ]
    let choice = Code.conditional(branches, otherwise: "3")
    #expect(choice.flat == nil)
    #expect(
      stringLiteral([.template(choice)]) == #""${if (a) 1 else if (b) 2 else 3}""#
    )
    #expect(
      stringLiteral([.template(.choice(of: "x", branches, otherwise: "3"))])
        == #""${when (x) { a -> 1; b -> 2; else -> 3 }}""#
    )
  }

  @Test func anOperandThatIsAChoiceIsInParentheses() {
    let choice = Code.conditional([.init(conditions: ["a"], value: "1")], otherwise: "2")
    #expect(Code.binary(choice, sign: "?:", "b").flat == "(if (a) 1 else 2) ?: b")
    #expect(Code.chain(choice, [".toString()"]).flat == "(if (a) 1 else 2).toString()")
    #expect(Code.chain(.binary("a", sign: "?:", "b"), [".c"]).flat == "(a ?: b).c")
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
