import DocumentReader
import Workspace

/// A `viewmodelgen.yaml` to start from.
func configurationText(_ places: ProjectPlaces) -> String {
  """
  # Where the specs are and where their Swift goes; paths start at this file.
  specs: specs
  output: \(yamlScalar(places.output))
  tests: \(yamlScalar(places.tests))
  # What the tests import.
  module: \(yamlScalar(places.module))

  """
}
