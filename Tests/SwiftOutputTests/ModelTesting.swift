import DocumentReader
import OutputInterface
import SwiftOutput
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
  let starts = supportPieces.compactMap { piece in
    piece.source.split(separator: "\n").first { !$0.hasPrefix("import ") }
  }
  let helpers = starts + ["/// The JSON form of", "/// The elements of an array"]
  let ends = helpers.compactMap { swift.range(of: "\n\n" + $0)?.lowerBound }
  return ends.min().map { swift[..<$0] + "\n" } ?? swift
}
