import DocumentReader
import Testing

@testable import Workspace

struct ReportFormatTests {
  func diagnostic(
    _ message: String,
    _ path: String,
    _ line: Int = 0,
    _ column: Int = 0,
    _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let file = SourceFile(path: path, text: "")
    let location = Location(file: file, line: line, column: column)
    return Diagnostic(severity, .syntax, message, at: location)
  }

  @Test func writesGitHubAnnotations() {
    let report = DiagnosticReport([
      diagnostic("100%: a, b", "./specs/a, 5%:b.yaml", 3, 7),
      diagnostic("two\nlines::error::\u{1B}[m", "specs/\u{1B}\r\n.yaml", 1, 1, .warning),
      diagnostic("all of it", "specs/../x.yaml", 0, 0, .note), diagnostic("nameless", ""),
    ])
    #expect(
      gitHubAnnotations(report, paths: RepositoryPaths()) == #"""
        ::error title=viewmodelgen syntax::nameless
        ::error file=specs/a%2C 5%25%3Ab.yaml,line=3,col=7,title=viewmodelgen syntax::100%25: a, b
        ::warning file=specs/\u{1B}%0D%0A.yaml,line=1,col=1,title=viewmodelgen syntax::two\u{A}lines::error::\u{1B}[m
        ::notice file=x.yaml,title=viewmodelgen syntax::all of it

        """#
    )
    #expect(gitHubAnnotations(DiagnosticReport([]), paths: RepositoryPaths()) == "")
  }

  @Test func writesJSON() {
    let report = DiagnosticReport([
      diagnostic("a \"b\"\n\u{1B}", "a\\b.yaml", 3, 7, .warning), diagnostic("nameless", ""),
    ])
    #expect(
      jsonReport(report) == #"""
        {
          "diagnostics": [
            {"file": "", "severity": "error", "code": "syntax", "message": "nameless"},
            {
              "file": "a\\b.yaml",
              "line": 3,
              "column": 7,
              "endLine": 3,
              "endColumn": 7,
              "severity": "warning",
              "code": "syntax",
              "message": "a \"b\"\n\u001b"
            }
          ]
        }

        """#
    )
    #expect(jsonReport(DiagnosticReport([])) == "{\"diagnostics\": []}\n")
  }

  @Test func writesSARIF() throws {
    let step = OutputPlan.Step(
      path: "Generated/A.swift",
      action: .create(new: ""),
      file: OutputFile(
        name: "A.swift",
        source: "A.yaml",
        body: "",
        location: diagnostic("", "specs/A.yaml", 2, 7).location
      )
    )
    let finding = Finding(step, fix: FixCommand(forCheck: []))
    let report = DiagnosticReport(
      [diagnostic("{x}[a](javascript:b)\u{1B}", "/a b/ä#%.yaml", 0, 0, .note)],
      findings: [finding].compactMap { $0 }
    )
    let text = sarifReport(report, paths: RepositoryPaths(folder: "ios"))
    #expect(text.contains(#""columnKind": "unicodeCodePoints""#))
    let results = try #require(text.split(separator: #""results": "#, maxSplits: 1).last)
    #expect(
      results == #"""
        [
                {
                  "ruleId": "syntax",
                  "ruleIndex": 1,
                  "level": "note",
                  "message": {"text": "{{x}}\\[a\\](javascript:b)\\\\u{{1B}}"},
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "file:///a%20b/%C3%A4%23%25.yaml"}
                      }
                    }
                  ]
                },
                {
                  "ruleId": "missing-file",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "'Generated/A.swift' is missing; to write it, run `viewmodelgen generate`"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "ios/specs/A.yaml",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 7,
                          "endLine": 2,
                          "endColumn": 7
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "ios/Generated/A.swift",
                          "uriBaseId": "%SRCROOT%"
                        }
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """#
    )
  }

  @Test(arguments: [
    ("specs/a.yaml", "specs/a.yaml"), ("a:b?c#d%e f.yaml", "a%3Ab%3Fc%23d%25e%20f.yaml"),
    ("日\u{1}\n.yaml", "%E6%97%A5%01%0A.yaml"), ("/tmp/x y.yaml", "file:///tmp/x%20y.yaml"),
  ])
  func writesURIs(path: String, uri: String) {
    #expect(uriReference(path) == uri)
  }

  @Test(arguments: [
    ("", "./specs//a.yaml", "specs/a.yaml"), ("ios/app", "../b.yaml", "ios/b.yaml"),
    ("ios", "/tmp/c.yaml", "/tmp/c.yaml"), ("", ".", "."), ("", "../d.yaml", "../d.yaml"),
  ])
  func pathsAreRelativeToTheRepository(folder: String, path: String, expected: String) {
    #expect(RepositoryPaths(folder: folder).path(path) == expected)
  }
}
