import DocumentReader
import SpecSyntax
import Testing

@Suite struct SyntaxProblemTests {
  /// Each line of the spec that contains a double quote has one mistake.
  @Test func syntaxErrorsAreReportedInEveryKey() throws {
    let text = """
      view: V
      service: { schema: s }
      let:
        a: ")"
        b: { text: "}" }
      formats:
        f:
          plural:
            other: "}"
        g:
          map:
            x: "}"
          unknown: "}"
      models:
        M:
          from: A
          id: ")"
          let: { c: ")" }
          display: { d: "}" }
      display:
        e: "}"
        f:
          text: "}"
          fallback: "}"
        g:
          cases:
            - when: ")"
              text: "}"
          fallback: "}"
        h:
          cases:
            - when: a
              value: ")"
            - value: b
        i: { value: ")" }
        j:
          join:
            - "}"
            - when: ")"
              text: "}"
            - cases:
                - when: ")"
                  text: "}"
        k:
          each: ")"
          model: M
          with: { x: ")" }
        l:
          token: T
          value: ")"
          map: { x: y }
        m: "{x | plural(other: '}')}"
        n: { value: "(x | map(true: '}', false: n))" }
      screen:
        service: S
        load:
          call: l
          with: { x: ")" }
        sources:
          s:
            call: t
            with: { x: ")" }
        empty: ")"
        more:
          when: ")"
          call: m
          with: { x: ")" }
          append: ")"
        errors:
          default: "}"
          "quota(limit: Int)": "}"
        actions:
          a:
            when: ")"
            confirm:
              title: "}"
              button: "}"
              cancel: "}"
            call: c
            with: { x: ")" }
            optimistic: { set: { x: ")" } }
            onSuccess: { toast: "}" }
            onFailure: { alert: "}" }
          b:
            call: c
            optimistic: { insert: { items: ")" } }
        select:
          s:
            row: e
            unless:
              - when: ")"
                alert: "}"
      """
    let lines = text.split(separator: "\n").enumerated()
      .compactMap { $1.contains("\"") ? $0 + 1 : nil }
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "x.yaml", text: text)
    let node = try #require(readYAML(file, into: &diagnostics))
    #expect(parseSpec(node, into: &diagnostics) != nil)
    #expect(diagnostics.map(\.location.line).sorted() == lines)
    #expect(diagnostics.allSatisfy { $0.code == .expressionSyntax })
  }
}
