import Foundation
import TestSupport
import Testing

/// Stubs of Apple's frameworks, as far as generated code uses them, for systems that lack the frameworks.
enum AppleStubs: String, CaseIterable {
  case combine = "Combine"
  case swiftUI = "SwiftUI"

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
  /// The arguments with which the compiler finds the frameworks: the stubs in the folder or, on macOS, the SDK of iOS.
  static func arguments(in folder: TemporaryFolder, iOS version: Int) async throws -> [String] {
    #if canImport(Combine)
      let sdk = try await run(
        "xcrun",
        ["--sdk", "iphonesimulator", "--show-sdk-path"],
        in: folder.url
      )
      #expect(sdk.status == 0, "\(sdk.text)")
      let path = sdk.stdout.trimmingCharacters(in: .newlines)
      return ["-sdk", path, "-target", "arm64-apple-ios\(version).0-simulator"]
    #else
      return ["-I", folder.path]
    #endif
  }

  /// Returns a view in which the stubs' function `previewed` replaces `#Preview`, because a stub cannot declare a macro.
  static func withoutMacros(_ view: String) -> String {
    #if canImport(Combine)
      return view
    #else
      let parts = view.components(separatedBy: "#Preview(")
      return parts.dropFirst().enumerated().reduce(parts.first ?? "") { text, part in
        text + "@MainActor private let preview\(part.offset) = previewed(" + part.element
      }
    #endif
  }
}
