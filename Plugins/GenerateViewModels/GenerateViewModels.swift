import Foundation
import PackagePlugin

/// Runs `viewmodelgen generate` in the package's folder, or `viewmodelgen check` with `--check`.
@main
struct GenerateViewModels: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    let check = rest.extractFlag(named: "check") > 0
    let names = rest.extractOption(named: "target")
    let folders = try context.package.targets(named: names).map { $0.directoryURL.path }
    try run(
      context.tool(named: "viewmodelgen").url,
      [check ? "check" : "generate"] + rest.remainingArguments + folders,
      in: context.package.directoryURL
    )
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      throw Failure(status: process.terminationStatus)
    }
  }
}

/// The error if the tool fails, after it has printed its diagnostics.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String {
    "viewmodelgen failed with exit code \(status): see its output"
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GenerateViewModels: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var rest = ArgumentExtractor(arguments)
      let check = rest.extractFlag(named: "check") > 0
      // Xcode passes the selected targets, but the configuration determines where the specs are.
      _ = rest.extractOption(named: "target")
      try run(
        context.tool(named: "viewmodelgen").url,
        [check ? "check" : "generate"] + rest.remainingArguments,
        in: context.xcodeProject.directoryURL
      )
    }
  }
#endif
