import Foundation
import TestSupport
import Testing

/// The commands in CONTRIBUTING.md exist, and CI runs the same ones.
@Suite struct ContributingTests {
  @Test func namesWhatCIRuns() throws {
    let steps = try text(".ci/run").matches(of: /\n(\.ci\/.+)/).map { $0.1 }
    let jobs = try text(".github/workflows/ci.yml").split(separator: "  runs-on: ").dropFirst()
    #expect(jobs.count == 2)
    for job in jobs {
      #expect(job.matches(of: /run: (.+)/).map { $0.1 } == steps)
    }
    let page = try text("CONTRIBUTING.md")
    for step in steps {
      #expect(page.contains("\n\(step) "), "CONTRIBUTING.md lacks \(step)")
    }
  }

  @Test func namesEveryProgram() throws {
    let named = try text("CONTRIBUTING.md")
      .matches(of: /\.ci\/[a-z-]+|Tests\/proofs\/[a-z]+\.py/).map { String($0.0) }
    let programs = try programs(in: ".ci") + programs(in: "Tests/proofs")
    #expect(Set(named).sorted() == programs.sorted())
  }

  @Test func nightlyRunsEveryProof() throws {
    #expect(try text(".github/workflows/nightly.yml").contains("- run: .ci/slow\n"))
    let slow = try text(".ci/slow")
    let scripts = [
      ".ci/typecheck", ".ci/app-types", ".ci/bundle", ".ci/test-bundle",
      ".ci/test-release", ".ci/sanitize",
      "swift run -c release --package-path Benchmarks GrowthBenchmark",
    ]
    for program in try programs(in: "Tests/proofs") + scripts {
      #expect(slow.contains("\nproof \(program)"), ".ci/slow lacks \(program)")
    }
  }

  /// `swift test` passes if its filter matches nothing.
  @Test func everyNamedTestExists() throws {
    let folder = Repository.root.appending(path: "Tests")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests") }
    let tests = try modules.flatMap { module in
      try Repository.swiftFiles(in: folder.appending(path: module)).flatMap { path in
        try String(contentsOfFile: path, encoding: .utf8)
          .matches(of: /(?:struct|func) (\w+)/).map { String($0.1) }
      }
    }
    let patterns =
      try text("CONTRIBUTING.md").matches(of: /\.\/x test (\w+)/).map { $0.1 }
      + text("x").matches(of: /goldens='([^']+)'/).map { $0.1 }
    let named = patterns.flatMap { $0.matches(of: /\w+/).map { String($0.0) } }
    #expect(named.count > 2)
    for name in named {
      #expect(modules.contains(name) || tests.contains { $0.hasPrefix(name) }, "no test '\(name)'")
    }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let docs = try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "docs").path)
    for page in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"]
      + docs.filter({ $0.hasSuffix(".md") }).map({ "docs/\($0)" })
    {
      let folder = page.hasPrefix("docs/") ? "docs/" : ""
      // Specs and generated code contain links of styled texts.
      let prose = try text(page).replacing(/(?ms)^ *```.*?^ *```|`[^`\n]+`/, with: "")
      for link in prose.matches(of: /\]\((?!https?:)([^)#]*)#?([^)]*)\)/) {
        let target = link.1.isEmpty ? page : folder + link.1
        let url = Repository.root.appending(path: target)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(page): \(link.0)")
        if !link.2.isEmpty {
          #expect(try anchors(of: target).contains(String(link.2)), "\(page): \(link.0)")
        }
      }
    }
  }
}

/// The paths of the files in a folder that can be run, as opposed to imported.
private func programs(in folder: String) throws -> [String] {
  try FileManager.default
    .contentsOfDirectory(atPath: Repository.root.appending(path: folder).path)
    .map { "\(folder)/\($0)" }
    .filter { (try? text($0))?.hasPrefix("#!") == true }
}

private func text(_ path: String) throws -> String {
  try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
}

/// The anchors that GitHub gives the headings of a page.
private func anchors(of page: String) throws -> [String] {
  try text(page).matches(of: /\n#+ (.+)/).map { heading in
    heading.1.lowercased().replacing(" ", with: "-").filter {
      $0.isLetter || $0.isNumber || "-_".contains($0)
    }
  }
}
