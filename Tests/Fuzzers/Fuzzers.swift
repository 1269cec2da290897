import Foundation

/// What a fuzzer gives random bytes to. It must end, whatever the bytes are.
typealias Reader = @Sendable (_ bytes: [UInt8]) -> Void

/// All fuzzers by their names. Tests/proofs/fuzz.py has the seeds of each.
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

/// The fuzzer that the environment variable `FUZZER` names; `nil` if there is none of this name.
private let fuzzer = fuzzers[ProcessInfo.processInfo.environment["FUZZER"] ?? ""]

/// Runs libFuzzer, which gives bytes to the fuzzer until an option ends it. Without a fuzzer, prints the names of all.
@main enum Fuzzers {
  static func main() {
    if fuzzer == nil {
      print(fuzzers.keys.sorted().joined(separator: "\n"))
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: Arguments? = CommandLine.unsafeArgv
    exit(
      runFuzzer(&count, &arguments) { start, count in
        fuzzer?(Array(UnsafeBufferPointer(start: start, count: count)))
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
