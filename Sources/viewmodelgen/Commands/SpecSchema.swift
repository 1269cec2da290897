import ArgumentParser
import FirstSpec
import Workspace

struct SpecSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spec-schema",
    abstract:
      "Print the JSON Schema (draft-07) with which editors complete and check specs."
  )

  @Flag(help: "Print the schema of viewmodelgen.yaml instead.")
  var config = false

  func run() throws {
    try writeOutput((config ? EditorSchema.configuration : .spec).text)
  }
}
