import Foundation
import TestSupport
import Testing

/// `.ci/release` finds what is wrong with a tag before anything is built, and takes the notes from the changelog.
@Suite struct ReleaseTests {
  @Test func notesAreTheEntryOfTheVersion() async throws {
    let changelog = """
      # Changelog

      ## [Unreleased]

      - Not yet.

      ## [1.2.0] - 2026-03-04

      ### Added

      - A format. [The page](docs/formats.md#date), [CLDR](https://cldr.unicode.org).

      ## [1.1.0] - 2026-01-02

      - Earlier.
      """
    let released = try await release("v1.2.0", version: "1.2.0", changelog: changelog)
    #expect(released.status == 0 && released.stderr.isEmpty, "\(released.text)")
    #expect(
      released.stdout == """
        ### Added

        - A format. [The page](https://github.com/OWNER/viewmodelgen/blob/v1.2.0/docs/formats.md#date), \
        [CLDR](https://cldr.unicode.org).

        """
    )
  }

  @Test(
    arguments: [
      ("1.2.0", "'1.2.0' cannot be released: the tag of a version is like v1.2.3"),
      ("v1.2", "'v1.2' cannot be released: the tag of a version is like v1.2.3"),
      (
        "v1.3.0",
        """
        the tag is v1.3.0, but the tool has version 1.2.0: \
        change Sources/Workspace/Reports/toolVersion.swift, or use the tag v1.2.0
        """
      ),
    ]
  )
  func tagIsTheVersionOfTheTool(tag: String, message: String) async throws {
    let refused = try await release(tag, version: "1.2.0", changelog: "## [1.2.0]\n- New.")
    #expect(refused.status == 1 && refused.stdout.isEmpty)
    #expect(refused.stderr == "error: \(message)\n")
  }

  @Test func rulesForBazelHaveTheSameVersion() async throws {
    let changelog = "## [1.2.0]\n- New."
    let refused = try await release(
      "v1.2.0",
      version: "1.2.0",
      rules: "1.1.0",
      changelog: changelog
    )
    #expect(refused.status == 1 && refused.stdout.isEmpty)
    let message = "must have the line 'version = \"1.2.0\",'"
    #expect(refused.stderr.contains(message), "\(refused.text)")
  }

  /// `1.2.0` is neither `11.2.0` nor `1.2.01`.
  @Test func tagNeedsAnEntry() async throws {
    let changelog = "## [Unreleased]\n- New.\n## [11.2.0]\n- Other.\n## [1.2.01]\n- Other."
    let refused = try await release("v1.2.0", version: "1.2.0", changelog: changelog)
    #expect(refused.status == 1 && refused.stdout.isEmpty)
    let message =
      "error: CHANGELOG.md has no entry for 1.2.0: below '## [Unreleased]', add the line '## [1.2.0] - "
    #expect(refused.stderr.hasPrefix(message), "\(refused.text)")
  }

  @Test func entryHasContents() async throws {
    let changelog = "## [1.2.0] - 2026-03-04\n\n## [1.1.0]\n- Earlier."
    let refused = try await release("v1.2.0", version: "1.2.0", changelog: changelog)
    #expect(refused.status == 1)
    #expect(
      refused.stderr
        == "error: the entry for 1.2.0 in CHANGELOG.md is empty: describe what users notice\n"
    )
  }

  /// Runs the script in a repository with this version and changelog.
  private func release(
    _ tag: String,
    version: String,
    rules: String = "1.2.0",
    changelog: String
  ) async throws -> ProcessOutput {
    let folder = try TemporaryFolder()
    try folder.write(changelog, to: "CHANGELOG.md")
    try folder.write("module(\n    version = \"\(rules)\",\n)\n", to: "bazel/MODULE.bazel")
    try folder.write(
      "package let toolVersion = \"\(version)\"\n",
      to: "Sources/Workspace/Reports/toolVersion.swift"
    )
    let script = try String(
      contentsOf: Repository.root.appending(path: ".ci/release"),
      encoding: .utf8
    )
    try folder.write(script, to: ".ci/release")
    return try await run("bash", [".ci/release", tag], in: folder.url)
  }
}
