import Foundation

/// What a fuzzer gives random bytes to. It must end, whatever the bytes are.
typealias Reader = @Sendable (_ bytes: [UInt8]) -> Void

/// All fuzzers by their names, which are those of the folders in `Corpus`.
let fuzzers: [String: Reader] = [
  "catalog": readRandomCatalog,
  "expression": readRandomExpression,
  "helpers": callHelpers,
  "html": readRandomHTML,
  "json": readRandomJSON,
  "lsp": answerRandomMessages,
  "markdown": readRandomMarkdown,
  "mustache": renderRandomTemplate,
  "pattern": searchRandomPattern,
  "posts": showRandomPosts,
  "responses": showRandomResponse,
  "sample": readRandomSample,
  "schema": compileRandomSchema,
  "spec": compileRandomSpec,
  "symbols": readRandomSymbolGraph,
  "xliff": readRandomXLIFF,
  "yaml": readRandomYAML,
]

/// The fuzzer that the environment variable `FUZZER` names.
private let fuzzer: Reader = {
  let name = ProcessInfo.processInfo.environment["FUZZER"] ?? ""
  guard let fuzzer = fuzzers[name] else {
    print("FUZZER must be one of: \(fuzzers.keys.sorted().joined(separator: ", "))")
    exit(2)
  }
  return fuzzer
}()

/// Runs libFuzzer, which gives bytes to the fuzzer until an option ends it.
@main enum Fuzzers {
  static func main() {
    var count = CommandLine.argc
    var arguments: Arguments? = CommandLine.unsafeArgv
    exit(
      runFuzzer(&count, &arguments) { start, count in
        fuzzer(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      }
    )
  }
}

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer's entry point for programs with a `main` of their own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<Arguments?>,
  _ read: @convention(c) (_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt
) -> CInt
