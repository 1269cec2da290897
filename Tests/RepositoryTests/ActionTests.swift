import Foundation
import TestSupport
import Testing

/// The scripts of `action.yml`, which need no GitHub to run.
@Suite struct ActionTests {
  @Test func reportHasTextsAndSchemas() async throws {
    let merge = try await PullRequest {
      try $0.write(PullRequest.spec.replacing("pages", with: "leaves"), to: "specs/Book.yaml")
      try $0.write(
        PullRequest.schema.replacing(#", "isbn"],"#, with: "],"),
        to: "specs/schemas/Book.json"
      )
    }
    let report = try await merge.report()
    #expect(report.status == 0 && report.stderr.isEmpty, "\(report.text)")
    #expect(
      report.stdout == """
        ## Texts of screens, compared with `origin/main`

        Texts: 1 changed; 1 of 1 screen differs.

        ### BookView

        | example | locale | field | before | after | length |
        | --- | --- | --- | --- | --- | --- |
        | example 1 | en_US | `lengthText` | `36 pages` | `36 leaves` | 8 → 9 |

        ## How the schema's changes affect screens, compared with `origin/main`

        App in users' hands: breaking. Next build: no harm. On 1 screen.

        ### BookView

        |  | change | app in users' hands | next build | shown by | texts |
        | --- | --- | --- | --- | --- | --- |
        | breaking | `Book.isbn may be absent`<br>`origin/main:specs/schemas/Book.json:2:67 → \
        specs/schemas/Book.json:2:67` | cannot decode it | is not affected |  |  |


        """
    )
  }

  @Test func reportIsEmptyIfNoTextChanges() async throws {
    let merge = try await PullRequest { try $0.write("# Books\n", to: "README.md") }
    let report = try await merge.report()
    #expect(report.status == 0 && report.text.isEmpty, "\(report.text)")
  }

  @Test func reportNamesWhatCouldNotBeCompared() async throws {
    let merge = try await PullRequest { try $0.write("view: BookView\n", to: "specs/Book.yaml") }
    let report = try await merge.report()
    #expect(report.status == 0)
    #expect(report.stdout.matches(of: /Not compared: `specs\/Book.yaml`/).count == 2)
    #expect(report.stderr.contains("specs/Book.yaml:1:1: error: "), "\(report.text)")
  }

  @Test func reportNeedsBothParents() async throws {
    let merge = try await PullRequest { try $0.write("# Books\n", to: "README.md") }
    try await merge.git("checkout", "--quiet", "main")
    let report = try await merge.report()
    #expect(report.status == 1 && report.stdout.isEmpty)
    #expect(report.stderr.contains("use actions/checkout with fetch-depth: 2"))
  }

  @Test(
    arguments: [
      (report: "Text.", comments: "", sent: ["POST", "repos/o/app/issues/7/comments", "Text."]),
      // Another comment of the same user, and that of a use of the action in another directory.
      (
        "Text.", "11 Hello\n12 <!-- viewmodelgen in ios -->\n",
        ["POST", "repos/o/app/issues/7/comments", "Text."]
      ),
      (
        "Text.", "11 Hello\n12 <!-- viewmodelgen in . -->\n",
        ["PATCH", "repos/o/app/issues/comments/12", "Text."]
      ),
      (
        "", "12 <!-- viewmodelgen in . -->\n",
        ["PATCH", "repos/o/app/issues/comments/12", "No text of a screen changes anymore."]
      ),
      ("", "11 Hello\n", []),
    ]
  )
  func oneCommentIsKeptUpToDate(report: String, comments: String, sent: [String]) async throws {
    let arguments = try await arguments(sentFor: report, after: comments)
    guard let method = sent.first else {
      #expect(arguments.isEmpty)
      return
    }
    #expect(
      arguments == """
        api --silent --method \(method) \(sent[1]) --raw-field body=<!-- viewmodelgen in . -->
        \(sent[2])

        """
    )
  }

  @Test func longReportsAreCut() async throws {
    let report = String(repeating: String(repeating: "é", count: 99) + "\n", count: 1_000)
    let arguments = try await arguments(sentFor: report, after: "")
    #expect(arguments.utf8.count > 59_000 && arguments.utf8.count < 61_000)
    #expect(arguments.hasSuffix("é\n\n… The rest is on the summary page of the workflow run.\n"))
  }

  /// Returns the arguments with which the script calls `gh` to write a comment; empty if it does not.
  private func arguments(sentFor report: String, after comments: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(report, to: "report")
    try folder.write(comments, to: "comments")
    try folder.write("", to: "sent")
    try folder.write(
      "#!/bin/sh\ncase \"$*\" in *--paginate*) cat comments ;; *) echo \"$*\" >> sent ;; esac\n",
      to: "gh"
    )
    let command = """
      chmod +x gh && PATH=.:$PATH GITHUB_REPOSITORY=o/app "$0" 7 . < report
      """
    let script = Repository.root.appending(path: ".github/action/comment").path
    let result = try await run("bash", ["-c", command, script], in: folder.url)
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)")
    return try folder.text("sent")
  }
}

/// A repository in which the merge of a pull request is checked out.
private struct PullRequest {
  static let spec = """
    view: BookView
    service: { schema: schemas/Book.json, type: Book }
    display: { titleText: "{title}", lengthText: "{length} pages" }
    examples:
      - given: { title: The Nose, length: 36, isbn: "9780141195117" }
        expect: { titleText: The Nose }

    """
  static let schema = """
    { "type": "object", "required": ["title", "length", "isbn"], "properties": {
      "title": { "type": "string" }, "length": { "type": "integer" }, "isbn": { "type": "string" }
    } }
    """

  let folder: TemporaryFolder

  /// Commits a change to a branch, and merges that into `main` as GitHub does.
  init(change: (TemporaryFolder) throws -> Void) async throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "specs/Book.yaml")
    try folder.write(Self.schema, to: "specs/schemas/Book.json")
    try await git("init", "--quiet", "--initial-branch", "main")
    try await commit()
    try await git("checkout", "--quiet", "-b", "branch")
    try change(folder)
    try await commit()
    try await git("checkout", "--quiet", "--detach", "main")
    try await git("merge", "--quiet", "--no-ff", "-m", "Merge", "branch")
  }

  func report() async throws -> ProcessOutput {
    let script = Repository.root.appending(path: ".github/action/report").path
    let path =
      "PATH=\(try Repository.products().path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try await run("env", [path, script, "main"], in: folder.url)
  }

  private func commit() async throws {
    try await git("add", ".")
    try await git("commit", "--quiet", "-m", "A")
  }

  func git(_ arguments: String...) async throws {
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let result = try await run("git", author + arguments, in: folder.url)
    #expect(result.status == 0, "\(result.text)")
  }
}
