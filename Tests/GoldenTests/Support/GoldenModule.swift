import Foundation
import TestSupport
import Testing

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
