import Foundation

/// A git repository, which is only read. Its configuration is not trusted: it may name commands that git would run.
struct GitRepository: Sendable {
  /// The arguments that select the repository.
  private let place: [String]
  private let environment: [String: String]

  /// The repository of the current folder, or the one that git's environment names, as in a hook.
  static let current = GitRepository(place: [], environment: ProcessInfo.processInfo.environment)

  private init(place: [String], environment: [String: String]) {
    self.place = place
    self.environment = environment.merging(Self.harmless) { $1 }
  }

  /// The repository of a folder, even if git's environment names another one.
  init(of folder: String) throws(FileFailure) {
    let names = try Self.current.output(of: ["rev-parse", "--local-env-vars"])
    var environment = ProcessInfo.processInfo.environment
    for name in String(decoding: names, as: UTF8.self).split(separator: "\n") {
      // The user's own configuration applies to all repositories.
      if !name.hasPrefix("GIT_CONFIG") { environment[String(name)] = nil }
    }
    self.init(place: ["-C", folder], environment: environment)
  }

  /// Prevents git from fetching, because a configuration can name any command for that. `GIT_NO_LAZY_FETCH` requires git 2.45; earlier
  /// versions do not fetch because no protocol is allowed.
  ///
  /// Also makes git print its messages in English, like the messages around them.
  private static let harmless = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "LC_ALL": "C",
  ]

  /// Prevents git from using a folder of a clone as a repository, whose configuration would come from the clone's author, and from running
  /// hooks or a file system monitor.
  private static let options = [
    "--no-optional-locks", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false",
    "-c", "core.hooksPath=/dev/null",
  ]

  /// A process that has not been started yet.
  func process(_ arguments: [String], output: Pipe) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + place + Self.options + arguments
    process.environment = environment
    process.standardOutput = output
    return process
  }

  /// The output of a git command.
  func output(of arguments: [String]) throws(FileFailure) -> [UInt8] {
    let (output, errors) = (Pipe(), Pipe())
    let process = process(arguments, output: output)
    process.standardInput = FileHandle.nullDevice
    process.standardError = errors
    let bytes: Data
    let complaint: Data
    do {
      try process.run()
      bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      // Error messages are shorter than a pipe's buffer, so git never blocks on them.
      complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw FileFailure(gitNotRun: error)
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return [UInt8](bytes)
    case 127: throw FileFailure("git is not installed")
    default:
      let words = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      throw FileFailure(words.isEmpty ? "git failed" : words.joined(separator: " "))
    }
  }

  /// The first line of a git command's output.
  func line(_ arguments: [String]) throws(FileFailure) -> String {
    String(decoding: try output(of: arguments).prefix { $0 != newline }, as: UTF8.self)
  }

  /// The root of the work tree.
  func root() throws(FileFailure) -> String {
    canonicalPath(try line(["rev-parse", "--show-toplevel"]))
  }

  /// The tree of a commit; `nil` if it does not exist.
  func tree(of object: String) -> String? {
    try? line(["rev-parse", "--verify", "--quiet", object + "^{tree}"])
  }

  /// Whether the object is a commit or a tag of one.
  func isCommit(_ object: String) -> Bool {
    (try? line(["rev-parse", "--verify", "--quiet", object + "^{commit}"])) != nil
  }

  /// Whether the object exists here.
  func has(_ object: String) -> Bool { (try? output(of: ["cat-file", "-e", object])) != nil }

  /// Whether this is a partial clone: git would fetch missing objects on demand.
  var isPartial: Bool {
    let keys = #"^remote\..*\.promisor$|^extensions\.partialclone$"#
    return (try? line(["config", "--get-regexp", keys])) != nil
  }
}

extension FileFailure {
  static let partialClone = FileFailure(
    """
    this partial clone lacks it, and viewmodelgen does not fetch it, because a repository can make git run any command for that; \
    if you trust the repository, `git fetch --refetch --no-filter` fetches everything
    """
  )

  init(gitNotRun error: any Error) {
    self.init("git cannot be run: \(error.localizedDescription)")
  }
}

let newline = UInt8(ascii: "\n")
