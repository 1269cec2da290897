import Foundation

/// A repository of git, which is only read, and which may be from someone who wants a command of theirs to run.
struct GitRepository: Sendable {
  /// What git is told about it besides the arguments.
  private let place: [String]
  private let environment: [String: String]

  /// That of the current folder, or the one that git's environment names, as in a hook.
  static let current = GitRepository(
    place: [],
    environment: ProcessInfo.processInfo.environment
  )

  private init(place: [String], environment: [String: String]) {
    self.place = place
    self.environment = environment.merging(Self.harmless) { $1 }
  }

  /// That of a folder, whatever git's environment says of another one.
  init(of folder: String) throws(FileFailure) {
    let names = try Self.current.output(of: ["rev-parse", "--local-env-vars"])
    var environment = ProcessInfo.processInfo.environment
    for name in String(decoding: names, as: UTF8.self).split(separator: "\n") {
      // What the user configures holds for all repositories.
      if !name.hasPrefix("GIT_CONFIG") { environment[String(name)] = nil }
    }
    self.init(place: ["-C", folder], environment: environment)
  }

  /// Nothing is fetched, since a configuration may name any command for that; before git 2.45, because no way to fetch is allowed.
  ///
  /// Messages are in English, as those around them are.
  private static let harmless = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "LC_ALL": "C",
  ]

  /// A folder of a clone may have the form of a repository, with a configuration that came with the clone.
  private static let options = [
    "--no-optional-locks", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false",
    "-c", "core.hooksPath=/dev/null",
  ]

  /// Not yet started.
  func process(_ arguments: [String], output: Pipe) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + place + Self.options + arguments
    process.environment = environment
    process.standardOutput = output
    return process
  }

  /// What git prints.
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
      // Shorter than a pipe holds, so git never waits for it to be read.
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

  /// The line that git prints.
  func line(_ arguments: [String]) throws(FileFailure) -> String {
    String(decoding: try output(of: arguments).prefix { $0 != newline }, as: UTF8.self)
  }

  /// The root of its work tree.
  func root() throws(FileFailure) -> String {
    canonicalPath(try line(["rev-parse", "--show-toplevel"]))
  }

  /// nil where there is no such tree.
  func tree(of object: String) -> String? {
    try? line(["rev-parse", "--verify", "--quiet", object + "^{tree}"])
  }

  /// Whether it leaves objects out, which git would fetch when they are asked for.
  var isPartial: Bool {
    let keys = #"^remote\..*\.promisor$|^extensions\.partialclone$"#
    return (try? line(["config", "--get-regexp", keys])) != nil
  }
}

extension FileFailure {
  static let partialClone = FileFailure(
    """
    this partial clone lacks it, and nothing is fetched here, because a repository may name any command for that; \
    in one that you trust, `git fetch --refetch --no-filter` fetches all
    """
  )

  init(gitNotRun error: any Error) {
    self.init("git cannot be run: \(error.localizedDescription)")
  }
}

let newline = UInt8(ascii: "\n")
