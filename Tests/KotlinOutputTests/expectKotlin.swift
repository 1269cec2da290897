import Foundation
import TestSupport
import Testing

let kotlinTests = Repository.root.appending(path: "Tests/KotlinOutputTests")

/// Expects the Kotlin files in a folder to be those that are committed, or commits them.
func expectKotlin(in folder: URL, toBeThatOf goldens: URL) throws {
  let written = try files(in: folder)
  if Repository.isRecording {
    try? FileManager.default.removeItem(at: goldens)
    for (path, text) in written {
      let file = goldens.appending(path: path)
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record(Repository.recorded)
  }
  #expect(try written == files(in: goldens))
}

/// The contents of the Kotlin files in a folder, by their paths, except for the files with helpers, which are copies of
/// Sources/KotlinSupport.
private func files(in folder: URL) throws -> [String: String] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return try paths.filter { $0.hasSuffix(".kt") && !$0.hasSuffix("Support.kt") }.reduce(into: [:]) {
    files,
    path in
    files[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
