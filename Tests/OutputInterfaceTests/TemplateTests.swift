import DocumentReader
import OutputInterface
import SwiftOutput
import Testing

@Suite struct TemplateTests {
  struct Case: CustomTestStringConvertible {
    let template: String
    var data: TemplateValue = [:]
    var partials: [String: String] = [:]
    let expected: String
    var testDescription: String { template }
  }

  @Test(arguments: [
    // Variables, without escaping
    Case(template: "{{a}} {{{a}}} {{&a}} {{ a }}", data: ["a": "<&"], expected: "<& <& <& <&"),
    Case(template: "{{a.b}}", data: ["a": ["b": "1"]], expected: "1"),
    Case(template: "{{a}}", data: ["a": "{{b}}"], expected: "{{b}}"),
    // Sections over flags, texts, lists and objects
    Case(template: "{{#a}}x{{/a}}{{^a}}y{{/a}}", data: ["a": true], expected: "x"),
    Case(template: "{{#a}}x{{/a}}{{^a}}y{{/a}}", data: ["a": false], expected: "y"),
    Case(template: "{{#a}}x{{.}}{{/a}}{{^a}}y{{/a}}", data: ["a": "1"], expected: "x1"),
    Case(template: "{{#a}}x{{/a}}{{^a}}y{{/a}}", data: ["a": ""], expected: "y"),
    Case(template: "{{#a}}{{.}},{{/a}}", data: ["a": ["1", "2"]], expected: "1,2,"),
    Case(template: "{{^a}}none{{/a}}", data: ["a": []], expected: "none"),
    Case(template: "{{#a}}{{b}}{{c}}{{/a}}", data: ["a": ["b": "1"], "c": "2"], expected: "12"),
    // A tag on a line of its own leaves no line behind
    Case(
      template: "a\n  {{#b}}\n  {{.}}\n{{/b}}  \nc",
      data: ["b": ["1", "2"]],
      expected: "a\n  1\n  2\nc"
    ),
    Case(template: "a\r\n{{! c }}\r\nb", expected: "a\nb"),
    Case(template: "a {{! two\nlines }} b\n", expected: "a  b\n"),
    Case(template: "{{=<% %>=}}\n<%a%> {{a}}", data: ["a": "1"], expected: "1 {{a}}"),
    // A partial on a line of its own: its indentation is added to each line that isn't blank
    Case(
      template: "{\n  {{>p}}\n}\n",
      data: ["x": ["1", "2"]],
      partials: ["p": "{{#x}}\n  {{.}}\n\n{{/x}}\nend\n"],
      expected: "{\n    1\n\n    2\n\n  end\n}\n"
    ),
    Case(
      template: " {{>p}}\n",
      data: ["a": "1\n2"],
      partials: ["p": "p\n {{>q}}\n", "q": "{{a}}\nq\n"],
      expected: " p\n  1\n2\n  q\n"
    ),
    Case(template: "a {{>p}} b", partials: ["p": "1\n2"], expected: "a 1\n2 b"),
    // Blank lines are kept only between two items, and only one of them
    Case(
      template: "\n\na {\n\n{{#b}}\n\n  {{.}}\n\n{{/b}}\n\n}\n\n\nc\n\n",
      data: ["b": ["1", "2"]],
      expected: "a {\n  1\n\n  2\n}\n\nc\n"
    ),
    Case(template: "a\r\n  \r\n\r\nb {\r\n\r\nc", expected: "a\n\nb {\nc"),
    Case(template: "a {\n\tb\n\n\t}\n", expected: "a {\n\tb\n\t}\n"),
    Case(template: "a {   \n\nb\n\n  {{c}}", data: ["c": "}"], expected: "a {   \nb\n  }"),
    Case(template: "a\n\n{{b}}\n}", data: ["b": .lines([])], expected: "a\n}"),
    // Blank lines in long lists, which are rendered on all cores
    Case(
      template: "a {\n{{#b}}\n\n{{.}}\n{{/b}}\n\n}\n\nc",
      data: ["b": .made(count: 70) { "\($0)" }],
      expected: "a {\n" + (0..<70).map(String.init).joined(separator: "\n\n") + "\n}\n\nc"
    ),
    Case(
      template: "{{#b}}\n{{.}} {\n\n{{/b}}\n\n}\n",
      data: ["b": .made(count: 70) { "\($0)" }],
      expected: (0..<70).map { "\($0) {\n" }.joined() + "}\n"
    ),
    Case(
      template: "{{#b}}\n{{.}}\n\n{{/b}}\n}\n",
      data: ["b": .made(count: 70) { "\($0)" }],
      expected: (0..<70).map(String.init).joined(separator: "\n\n") + "\n}\n"
    ),
    // `lines`: each gets the indentation of the tag. Without any, a tag on a line of its own leaves no line behind
    Case(
      template: "{\n  {{a}} {\n    {{b}}\n  }\n}\n",
      data: ["a": .lines(["1(", "  2,", "", ")"]), "b": .lines([])],
      expected: "{\n  1(\n    2,\n\n  ) {\n  }\n}\n"
    ),
    Case(
      template: "  x {{a}};\n{{a}}\r\n|{{b}}|{{b}}\n {{b}}.",
      data: ["a": .lines(["1", "2"]), "b": .lines([])],
      expected: "  x 1\n  2;\n1\n2\n||\n ."
    ),
    Case(
      template: " {{>p}}\n",
      data: ["a": .lines(["1", "2"])],
      partials: ["p": "p\n  {{a}}\n{{a}} x {{a}}\n"],
      expected: " p\n   1\n   2\n 1\n 2 x 1\n 2\n"
    ),
  ])
  func templateIsRendered(_ test: Case) {
    var diagnostics: [Diagnostic] = []
    let partials = test.partials.mapValues { SourceFile(path: "partial", text: $0) }
    let file = SourceFile(path: "t", text: test.template)
    let rendered = Template(file, partials: partials, into: &diagnostics)?
      .render(test.data, into: &diagnostics)?.string
    #expect(rendered == test.expected)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("<b>\"'&", "&lt;b&gt;&quot;&#39;&amp;"),
    ("a\tb\nc\r\nd", "a\tb\nc\nd"),
    ("\0\u{7}\r\u{1B}[31m\u{85}", #"\u{0}\u{7}\u{D}\u{1B}[31m\u{85}"#),
    // What has an end does not affect the page around it.
    ("a\u{202E}b\u{202C}", "a\u{202E}b\u{202C}"),
    ("a\u{202E}b\nc\u{2069}", #"a\u{202E}b"# + "\n" + #"c\u{2069}"#),
  ])
  func textIsEscapedForHTML(text: String, html: String) {
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t", text: "{{a}}")
    let rendered = Template(file, partials: [:], into: &diagnostics)?
      .render(["a": .text(text)], as: .html, into: &diagnostics)?.string
    #expect(rendered == html)
  }

  @Test(arguments: [
    // Found while parsing
    ("a\n é{{#b}}", "2:3 the section 'b' is not closed: end it with '{{/b}}'"),
    ("{{/b}}", "1:1 no section is open here: remove the end of 'b', or start it with '{{#b}}'"),
    (
      "{{#a}}\n{{/b}}",
      "2:1 this ends 'b', but the innermost open section is 'a' on line 1: close that first"
    ),
    ("x {{a", "1:3 the tag is not closed: end it with '}}'"),
    ("{{{a}}", "1:1 the tag is not closed: end it with '}}}'"),
    (
      "{{<a}}",
      "1:1 '<a' is neither a name nor a tag: names consist of letters, digits and '_', joined by '.'"
    ),
    (
      "{{a..\u{1}}}",
      "1:1 'a..\\u{1}' is neither a name nor a tag: names consist of letters, digits and '_', joined by '.'"
    ),
    ("{{=a=}}", "1:1 delimiters must be two words without '=', as in '{{=<% %>=}}'"),
    ("{{>loup}}", "1:1 there is no template 'loup'; did you mean 'loop'?"),
    (
      "{{>loop}}",
      "1:3 the template 'loop' contains itself (loop > back > loop): repeat with a section over a list instead"
    ),
    // Found while rendering
    ("{{#list}}{{nam}}{{/list}}", "1:10 unknown name 'nam'; did you mean 'name'?"),
    ("{{name.first}}", "1:1 unknown name 'name.first'; there are 'list' and 'name'"),
    ("{{list}}", "1:1 'list' is not a text: use it as a section, '{{#list}}'"),
  ])
  func mistakesAreReported(template: String, expected: String) {
    let partials = ["loop": "a {{>back}}", "back": "b {{>loop}}"]
      .mapValues { SourceFile(path: "partial", text: $0) }
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t", text: template)
    let rendered = Template(file, partials: partials, into: &diagnostics)?
      .render(["name": "n", "list": [["x": "1"], ["x": "2"]]], into: &diagnostics)
    #expect(rendered == nil)
    #expect(
      diagnostics.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [expected]
    )
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "{{#a}}", count: 100_000)
    var diagnostics: [Diagnostic] = []
    #expect(Template(SourceFile(path: "t", text: deep), into: &diagnostics) == nil)
    #expect(diagnostics.map(\.code) == [.template])
  }

  @Test func overridesReplaceBuiltInTemplates() throws {
    var diagnostics: [Diagnostic] = []
    let serviceModel = SourceFile(path: "mine/ServiceModel.mustache", text: "mine: {{a}}")
    let typo = SourceFile(path: "mine/ServiceModle.mustache", text: "")
    let templates = TemplateSet(
      overrides: [serviceModel, typo],
      needs: needsNamed,
      into: &diagnostics
    )
    #expect(
      diagnostics.map(\.message) == [
        "there is no template 'ServiceModle'; did you mean 'ServiceModel'?"
      ]
    )
    let template = templates.template("ServiceModel")
    #expect(template?.render(["a": "1"], into: &diagnostics) == "mine: 1")
  }

  /// A built-in template is parsed when it is first used, and its errors would not be reported then.
  @Test func builtInTemplatesAreValid() {
    var diagnostics: [Diagnostic] = []
    let files = templateTexts.map { SourceFile(path: "\($0).mustache", text: $1) }
    let templates = TemplateSet(overrides: files, needs: needsNamed, into: &diagnostics)
    #expect(diagnostics.map(\.message) == [])
    for name in templateTexts.keys { #expect(templates.template(name) != nil, "\(name)") }
  }
}

extension TemplateTests {
  @Test func aThousandStructsAreRendered() throws {
    let text =
      "{{#types}}\nstruct {{name}} {\n{{#fields}}\n  let {{name}}: {{type}}\n{{/fields}}\n}\n{{/types}}\n"
    let fields = (0..<12).map { TemplateValue.object(["name": "field\($0)", "type": "String"]) }
    let types = (0..<1_000).map {
      TemplateValue.object(["name": "Type\($0)", "fields": .list(fields)])
    }
    var diagnostics: [Diagnostic] = []
    let template = try #require(Template(SourceFile(path: "t", text: text), into: &diagnostics))
    let output = template.render(["types": .list(types)], into: &diagnostics)
    #expect(output?.string.split(separator: "\n").count == 14_000)
  }
}
