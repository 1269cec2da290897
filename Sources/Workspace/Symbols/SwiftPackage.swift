import DocumentReader
import Foundation

/// A package that Swift Package Manager builds.
struct SwiftPackage {
  let folder: String

  /// Builds the package and writes the symbol graphs of its modules. Returns the folder with these, and what the build printed.
  func dumpSymbols() throws(FileFailure) -> (folder: String, output: String) {
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
    return (graphs, dump.output)
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
