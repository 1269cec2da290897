import Foundation
import Testing

/// Where things are, and the tool as this test run built it.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let specs = root.appending(path: "specs")
  static let diagnostics = root.appending(path: "Tests/GoldenTests/Diagnostics")

  /// `RECORD=1 swift test` writes the goldens anew, and fails so that nobody takes a recording for a pass.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  static let recorded: Comment = "recorded; review the difference and run again without RECORD"

  /// The folder of the built products: the one that holds the test bundle.
  static func products() throws -> URL {
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

  static func tool() throws -> String {
    try products().appending(path: "viewmodelgen").path
  }

  /// The Swift files of one folder, sorted.
  static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map(\.path)
      .sorted()
  }
}

/// One output folder of `specs/` with its tests, and the name of the module it makes.
struct GoldenModule: CustomTestStringConvertible, Sendable {
  let name: String
  let folder: String
  /// Where the folder of the tests is, below that.
  var testsIn = ""

  var sources: URL { Repository.specs.appending(path: folder + name) }
  var tests: URL { Repository.specs.appending(path: folder + testsIn + name + "Tests") }
  var testDescription: String { name }

  static let all = [
    GoldenModule(name: "Screens", folder: "", testsIn: "Tests/"),
    GoldenModule(name: "ReadingScreens", folder: "option2/"),
    GoldenModule(name: "TrackScreens", folder: "classes/"),
    GoldenModule(name: "LanguageScreens", folder: "languages/"),
  ]
}
