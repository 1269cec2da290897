import DocumentReader
import Foundation

/// Has Swift Package Manager build a package and write the symbol graphs of its modules. Returns the folder with these.
func dumpedSymbols(of package: String) throws(FileFailure) -> String {
  try runSwift(
    ["package", "--package-path", package, "dump-symbol-graph"]
      + ["--minimum-access-level", "internal", "--skip-synthesized-members"],
    output: FileHandle.standardError
  )
  let answer = Pipe()
  let bytes = try runSwift(
    ["build", "--package-path", package, "--show-bin-path"],
    output: answer.fileHandleForWriting,
    reading: answer.fileHandleForReading
  )
  let products = String(decoding: bytes, as: UTF8.self)
    .trimmingCharacters(in: .whitespacesAndNewlines)
  return joinPath(parentFolder(products), "symbolgraph")
}

@discardableResult
private func runSwift(
  _ arguments: [String],
  output: FileHandle,
  reading: FileHandle? = nil
) throws(FileFailure) -> Data {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swift"] + arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  var bytes = Data()
  do {
    try process.run()
    if let reading {
      try output.close()
      bytes = try reading.readToEnd() ?? Data()
    }
  } catch {
    throw FileFailure("swift cannot be run: \(error.localizedDescription)")
  }
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    throw FileFailure("'swift \(arguments.joined(separator: " "))' failed")
  }
  return bytes
}
