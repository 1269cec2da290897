import DocumentReader
import SpecChecker

/// The JSON Schema of specs, for editors.
package func specSchema() -> Node {
  grammarSchema(of: SpecChecker.SpecKey.self, title: "A viewmodelgen spec")
}

/// The JSON Schema of `viewmodelgen.yaml`, for editors.
package func configurationSchema() -> Node {
  grammarSchema(of: ConfigurationKey.self, title: Configuration.fileName)
}
