import Foundation
import TestSupport
import Testing

/// `diff`, `impact` and `gallery --against` run no commands of an untrusted repository.
@Suite(.slow) struct HostileRepositoryTests {
  private let folder: TemporaryFolder

  /// Sets up a partial clone, which lacks the revision's files.
  init() async throws {
    folder = try TemporaryFolder()
    for name in ["source/app", "clone/app"] {
      try folder.write(
        """
        {
          "title": "Job", "type": "object", "required": ["title"],
          "properties": { "title": { "type": "string" } }
        }
        """,
        to: "\(name)/Job.json"
      )
      try folder.write(
        """
        view: JobView
        service: { schema: Job.json, type: Job }
        display: { text: "{title}" }
        examples: [{ name: one, given: { title: a }, expect: { text: a } }]

        """,
        to: "\(name)/Job.yaml"
      )
    }
    try await git("init", "--quiet", "--initial-branch=main", "source")
    try await git("-C", "source", "config", "uploadpack.allowFilter", "true")
    try await git("-C", "source", "add", "--all")
    try await git("-C", "source", "commit", "--quiet", "--message=one")
    let partial = ["--no-local", "--filter=blob:none", "--no-checkout"]
    try await git(["clone", "--quiet"] + partial + ["file://\(folder.path)/source", "partial"])
    try FileManager.default.moveItem(
      atPath: folder.path("partial/.git"),
      toPath: folder.path("clone/.git")
    )
    try folder.write("#!/bin/sh\ntouch \(marker)\n", to: "bin/git-remote-mark")
    try folder.write(
      "#!/bin/sh\nunset GIT_NO_LAZY_FETCH\nPATH=${PATH#*:} exec git \"$@\"\n",
      to: "old/git"
    )
    for script in ["bin/git-remote-mark", "old/git"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.path(script)
      )
    }
  }

  private var marker: String { folder.path("marker") }

  @discardableResult
  private func git(_ arguments: [String]) async throws -> ProcessOutput {
    let identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"]
    let result = try await run(
      "git",
      identity + ["-c", "commit.gpgsign=false"] + arguments,
      in: folder.url
    )
    try #require(result.status == 0, "\(result.text)")
    return result
  }

  private func git(_ arguments: String...) async throws { try await git(arguments) }

  /// Runs the tool with these folders first in PATH.
  private func tool(
    _ arguments: [String],
    path: [String] = [],
    in name: String
  ) async throws -> ProcessOutput {
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let path = (path.map { folder.path($0) } + [usual]).joined(separator: ":")
    return try await run("PATH=\(path)", arguments, in: folder.url.appending(path: name))
  }

  /// The ways in which a configuration can name a command that git runs when it fetches missing objects.
  enum Command: CaseIterable {
    case ext, ssh, proxy, uploadPack, helper, helperOfURL

    func settings(_ folder: TemporaryFolder) -> [(key: String, value: String)] {
      let marker = folder.path("marker")
      let url = "remote.origin.url"
      return switch self {
      case .ext: [(url, "ext::touch \(marker)"), ("protocol.ext.allow", "always")]
      case .ssh: [(url, "ssh://host/x"), ("core.sshCommand", "touch \(marker);:")]
      case .proxy:
        [(url, "git://host/x"), ("core.gitProxy", folder.path("bin/git-remote-mark"))]
      case .uploadPack: [("remote.origin.uploadpack", "touch \(marker);:")]
      case .helper: [("remote.origin.vcs", "mark")]
      case .helperOfURL: [(url, "mark::x"), ("protocol.mark.allow", "always")]
      }
    }
  }

  @Test(arguments: Command.allCases, [true, false])
  func runsNoCommandToFetchMissingObjects(command: Command, gitIsOld: Bool) async throws {
    for (key, value) in command.settings(folder) {
      try await git("-C", "clone", "config", key, value)
    }
    // Proves that plain git runs the command; otherwise the test could not fail.
    _ = try await tool(["git", "show", "main:app/Job.yaml"], path: ["bin"], in: "clone")
    #expect(try folder.names().contains("marker"))
    try FileManager.default.removeItem(atPath: marker)

    for subcommand in [["diff"], ["impact"], ["gallery", "--output", "page.html"]] {
      let result = try await tool(
        [Repository.tool()] + subcommand + ["--against", "main", "Job.yaml"],
        path: gitIsOld ? ["old", "bin"] : ["bin"],
        in: "clone/app"
      )
      #expect(result.status == (subcommand[0] == "gallery" ? 1 : 2), "\(result.text)")
      #expect(
        result.stderr.hasPrefix(
          """
          main:Job.yaml: error: cannot read it: this partial clone lacks it, and viewmodelgen does not fetch it, because a repository \
          can make git run any command for that; if you trust the repository, `git fetch --refetch --no-filter` fetches everything [unreadable-file]
          """
        ),
        "\(result.text)"
      )
      #expect(try !folder.names().contains("marker"), "\(subcommand)")
    }
  }

  /// The command that the message recommends fetches everything that the comparison needs.
  @Test func comparesAfterTheRecommendedFetch() async throws {
    try await git("-C", "clone", "fetch", "--quiet", "--refetch", "--no-filter")
    let result = try await tool(
      [Repository.tool(), "diff", "--against", "main", "Job.yaml"],
      in: "clone/app"
    )
    #expect(result.status == 0, "\(result.text)")
    #expect(result.stdout.contains("No differences on 1 screen."), "\(result.text)")
  }

  /// A clone without trees has the commit, but none of its contents.
  @Test func reportsACloneWithoutTrees() async throws {
    let partial = ["--no-local", "--filter=tree:0", "--no-checkout"]
    try await git(["clone", "--quiet"] + partial + ["file://\(folder.path)/source", "treeless"])
    let result = try await tool(
      [Repository.tool(), "diff", "--against", "main", "."],
      in: "treeless"
    )
    #expect(result.status == 2)
    #expect(
      result.stderr.hasPrefix(
        "--against: error: cannot compare with 'main': this partial clone lacks it,"
      ),
      "\(result.text)"
    )
  }

  /// Plain git runs these commands when it shows or compares files.
  @Test func runsNoCommandThatShowsOrConvertsFiles() async throws {
    let mark = folder.path("bin/git-remote-mark")
    let settings = [
      "core.pager": mark, "core.hooksPath": folder.path("hooks"), "diff.external": mark,
      "diff.mark.textconv": mark, "diff.mark.command": mark, "filter.mark.clean": mark,
      "filter.mark.smudge": mark, "core.editor": mark, "credential.helper": mark,
    ]
    for (key, value) in settings { try await git("-C", "source", "config", key, value) }
    for hook in ["post-checkout", "post-index-change", "reference-transaction", "pre-auto-gc"] {
      try folder.write("#!/bin/sh\ntouch \(marker)\n", to: "hooks/\(hook)")
    }
    try folder.write("* diff=mark filter=mark\n", to: "source/.gitattributes")
    let spec = try folder.text("source/app/Job.yaml")
    try folder.write(spec.replacing("{title}", with: "The {title}"), to: "source/app/Job.yaml")
    _ = try await tool(["git", "diff", "HEAD"], in: "source")
    #expect(try folder.names().contains("marker"))
    try FileManager.default.removeItem(atPath: marker)
    for subcommand in ["diff", "impact"] {
      let result = try await tool(
        [Repository.tool(), subcommand, "--against", "main", "Job.yaml"],
        in: "source/app"
      )
      #expect(result.status == 0, "\(result.text)")
      #expect(try !folder.names().contains("marker"), "\(subcommand)")
    }
  }

  /// git runs the file system monitor when it reads its index.
  @Test func runsNoFileSystemMonitor() async throws {
    try await git("-C", "source", "config", "core.fsmonitor", folder.path("bin/git-remote-mark"))
    _ = try await tool(["git", "rev-parse", ":app/Job.yaml"], in: "source")
    #expect(try folder.names().contains("marker"))
    try FileManager.default.removeItem(atPath: marker)
    let result = try await tool(
      [Repository.tool(), "diff", "--against", ":app/Job.yaml", "Job.yaml"],
      in: "source/app"
    )
    #expect(result.status == 2)
    #expect(try !folder.names().contains("marker"))
  }

  /// A clone can contain a folder that git would use as a repository, with a configuration by the clone's author.
  @Test func refusesABareRepositoryInsideAClone() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("outer"),
      withIntermediateDirectories: true
    )
    try FileManager.default.moveItem(
      atPath: folder.path("clone/.git"),
      toPath: folder.path("outer/inner")
    )
    try FileManager.default.moveItem(
      atPath: folder.path("clone/app"),
      toPath: folder.path("outer/inner/app")
    )
    let settings = [("core.bare", "false"), ("core.worktree", folder.path("outer/inner"))]
    for (key, value) in settings + Command.ssh.settings(folder) {
      try await git("config", "--file", "outer/inner/config", key, value)
    }
    try await git("init", "--quiet", "outer")
    _ = try await tool(["git", "show", "main:app/Job.yaml"], in: "outer/inner/app")
    #expect(try folder.names().contains("marker"))
    try FileManager.default.removeItem(atPath: marker)
    let result = try await tool(
      [Repository.tool(), "diff", "--against", "main", "Job.yaml"],
      in: "outer/inner/app"
    )
    #expect(result.status == 2)
    #expect(
      result.stderr == """
        --against: error: cannot compare with 'main': the current folder is in a bare repository, which has no work tree \
        and may have come with someone else's files; run this in a clone of it [unreadable-file]

        """
    )
    #expect(try !folder.names().contains("marker"))
  }

  /// git sets these variables when it runs a hook.
  @Test func usesTheRepositoryThatTheEnvironmentNames() async throws {
    try FileManager.default.moveItem(
      atPath: folder.path("source/.git"),
      toPath: folder.path("elsewhere.git")
    )
    let variables = ["GIT_DIR=\(folder.path)/elsewhere.git", "GIT_WORK_TREE=\(folder.path)/source"]
    let result = try await tool(
      variables + [Repository.tool(), "diff", "--against", "main", "Job.yaml"],
      in: "source/app"
    )
    #expect(result.status == 0, "\(result.text)")
    #expect(result.stdout.contains("No differences on 1 screen."), "\(result.text)")
  }
}
