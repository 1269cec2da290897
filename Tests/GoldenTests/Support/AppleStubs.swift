import Foundation
import TestSupport
import Testing

/// Stubs of Apple's frameworks, as far as generated code uses them, for systems that lack the frameworks.
enum AppleStubs: String, CaseIterable {
  case combine = "Combine"
  case swiftUI = "SwiftUI"
  case uiKit = "UIKit"

  /// Compiles the stubs as modules into the folder. A stub must come before those that import it.
  static func compile(_ stubs: [AppleStubs], into folder: TemporaryFolder) async throws {
    #if !canImport(Combine)
      for stub in stubs {
        let path = folder.path("\(stub.rawValue).swiftmodule")
        let output = try await run(
          "swiftc",
          [
            "-module-name", stub.rawValue, "-parse-as-library", "-emit-module", "-I", folder.path,
            "-emit-module-path", path, "\(stub.rawValue).swift",
          ],
          in: Repository.root.appending(path: "Tests/GoldenTests/AppleStubs")
        )
        #expect(output.status == 0, "\(output.text)")
      }
    #endif
  }
}
