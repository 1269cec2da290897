import Foundation
import TestSupport

/// A folder under `Diagnostics`; the command is `lint spec.yaml` unless the folder holds `arguments.txt`.
enum DiagnosticCase {
  static func all() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.diagnostics.path)
      .filter { !$0.hasPrefix(".") }
      .sorted()
  }

  static func folder(_ name: String) -> URL { Repository.diagnostics.appending(path: name) }

  static func arguments(_ name: String) -> [String] {
    let file = folder(name).appending(path: "arguments.txt")
    let listed = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    return listed?.split(whereSeparator: \.isWhitespace).map(String.init) ?? ["lint", "spec.yaml"]
  }

  /// How many diagnostics are told.
  static func count(_ name: String) throws -> Int {
    let golden = folder(name).appending(path: "diagnostics.txt")
    return try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").count
  }

  /// Runs the tool in a copy of the folder, of which something may be changed before.
  static func run(
    _ name: String,
    adding more: [String] = [],
    changing change: (URL) throws -> Void = { _ in }
  ) async throws -> ProcessOutput {
    let scratch = try TemporaryFolder()
    let copy = scratch.url.appending(path: "case")
    try FileManager.default.copyItem(at: folder(name), to: copy)
    for name in ["arguments.txt", "diagnostics.txt"] {
      try? FileManager.default.removeItem(at: copy.appending(path: name))
    }
    try change(copy)
    return try await TestSupport.run(Repository.tool(), arguments(name) + more, in: copy)
  }
}
