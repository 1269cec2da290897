import Foundation
import Testing

/// The files of this repository, and the tool that this test run built.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  package static let specs = root.appending(path: "specs")
  package static let diagnostics = root.appending(path: "Tests/GoldenTests/Diagnostics")

  /// `RECORD=1 swift test --skip-build` records the goldens again, and fails so that nobody mistakes a recording for a pass.
  package static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  package static let recorded: Comment =
    "recorded; review the difference and run again without RECORD"

  /// The folder of the built products, which contains the test bundle.
  package static func products() throws -> URL {
    let paths = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let bundle = try #require(
      paths.lazy.compactMap { path in
        path.pathComponents.firstIndex { $0.hasSuffix(".xctest") }.map { index in
          path.pathComponents.prefix(index)
        }
      }.first,
      "no test bundle among the arguments \(ProcessInfo.processInfo.arguments)"
    )
    return URL(filePath: NSString.path(withComponents: Array(bundle)))
  }

  package static func tool() throws -> String {
    try products().appending(path: "viewmodelgen").path
  }

  /// The paths of the Swift files directly in a folder, sorted.
  package static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map(\.path)
      .sorted()
  }
}
