import DocumentReader
import Foundation

/// A package that Swift Package Manager builds.
struct SwiftPackage {
  private let folder: String

  init(_ folder: String) {
    self.folder = folder
  }

  struct Dump {
    /// The folder with the symbol graphs.
    let folder: String
    /// What the build has printed.
    let output: String
  }

  /// Builds the package and writes the symbol graphs of its modules.
  func dump() throws(FileFailure) -> Dump {
    let products = try run(["build", "--show-bin-path"])
    if products.status != 0 { throw FileFailure(products.output) }
    let path = products.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let graphs = joinPath(parentFolder(path), "symbolgraph")
    // A symbol graph from an earlier build would hide that this one fails.
    try? FileManager.default.removeItem(atPath: graphs)
    // The status is not 0 if there is no graph of a module that SwiftPM itself adds for tests.
    let dump = try run([
      "package", "dump-symbol-graph", "--minimum-access-level", "internal",
    ])
    return Dump(folder: graphs, output: dump.output)
  }

  private func run(_ arguments: [String]) throws(FileFailure) -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let bytes: Data
    do {
      try process.run()
      bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw FileFailure("swift cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
