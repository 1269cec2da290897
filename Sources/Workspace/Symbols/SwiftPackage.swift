import DocumentReader
import Foundation

/// A package that Swift Package Manager builds.
struct SwiftPackage {
  private let folder: String

  init(_ folder: String) {
    self.folder = folder
  }

  /// Builds a module, and returns the folder with its symbol graph.
  ///
  /// Other modules, such as one with generated code that uses a property that is gone, need not compile. It is enough if the compiler gets
  /// as far as the module's declarations.
  func writeSymbols(of module: String) throws(FileFailure) -> String {
    // A build with other options in the usual folder would compile everything again, and so would the next usual build.
    let scratch = joinPath(folder, ".build/viewmodelgen")
    let graphs = joinPath(scratch, "symbols")
    let path = joinPath(graphs, "\(module).symbols.json")
    let before = try lookAt(path)
    try createFolder(graphs)
    let options = [
      "-emit-symbol-graph", "-emit-symbol-graph-dir", canonicalPath(graphs),
      "-symbol-graph-minimum-access-level", "internal",
    ]
    let build = try run(
      ["build", "--scratch-path", canonicalPath(scratch), "--target", module]
        + options.flatMap { ["-Xswiftc", $0] }
    )
    let after = try lookAt(path)
    if after == nil || build.status != 0 && before == after {
      throw .notBuilt(module, build.output)
    }
    return graphs
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

extension FileFailure {
  fileprivate static func notBuilt(_ module: String, _ output: String) -> FileFailure {
    let lines = output.split(separator: "\n")
    let reason = lines.first { $0.contains("error: ") } ?? lines.last ?? ""
    return FileFailure("the module \(module) cannot be built: \(reason)")
  }
}
