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

/// The function that libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzer(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
