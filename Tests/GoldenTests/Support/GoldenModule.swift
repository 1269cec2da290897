import Foundation
import TestSupport
import Testing

/// An output folder of `specs/` with its tests, which are a module and a test target.
struct GoldenModule: CustomTestStringConvertible, Sendable {
  let name: String
  let folder: String
  /// The path from `folder` to the folder that contains the tests.
  var testsIn = ""

  var sources: URL { Repository.specs.appending(path: folder + name) }
  var tests: URL { Repository.specs.appending(path: folder + testsIn + name + "Tests") }
  var testDescription: String { name }

  static let all = [
    GoldenModule(name: "Screens", folder: "", testsIn: "Tests/"),
    GoldenModule(name: "ReadingScreens", folder: "option2/"),
    GoldenModule(name: "TrackScreens", folder: "classes/"),
    GoldenModule(name: "LanguageScreens", folder: "languages/"),
    GoldenModule(name: "AppScreens", folder: "app/"),
  ]
}
