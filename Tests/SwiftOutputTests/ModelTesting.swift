import DocumentReader
import OutputInterface
import SwiftOutput
import TextOutput
import ViewModelIR

/// The Swift code of a service model with these declarations.
func renderedModel(
  _ declarations: [ServiceModel.Declaration],
  access: Access = .internal,
  isHashed: Bool = false
) -> String {
  var diagnostics: [Diagnostic] = []
  let swift = renderModel(
    ServiceModel(root: .string, declarations: declarations),
    access: access,
    isHashed: isHashed,
    templates: TemplateSet(into: &diagnostics),
    into: &diagnostics
  )
  return swift?.string ?? diagnostics.map(\.message).joined(separator: "\n")
}

/// The Swift code of the types alone, without the helpers that they use.
func renderedTypes(
  _ declarations: ServiceModel.Declaration...,
  access: Access = .internal
) -> String {
  let swift = renderedModel(declarations, access: access)
  let helpers = [
    "/// The JSON form of", "/// The members of a JSON object", "/// Any JSON value", "/// Any key",
    "/// A value that is stored on the heap", "/// Reads and writes",
    "/// The elements of an array",
    "nonisolated extension UnkeyedDecodingContainer",
  ]
  let ends = helpers.compactMap { swift.range(of: "\n\n" + $0)?.lowerBound }
  return ends.min().map { swift[..<$0] + "\n" } ?? swift
}
