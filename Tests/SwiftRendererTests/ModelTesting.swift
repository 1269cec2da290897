import SpecCompiler
import SwiftRenderer

/// What `model` writes for some declarations.
func renderedModel(
  _ declarations: [ServiceModel.Declaration],
  access: Access = .internal
) -> String {
  var diagnostics: [Diagnostic] = []
  let swift = renderModel(
    ServiceModel(root: .string, declarations: declarations),
    access: access,
    templates: TemplateSet(into: &diagnostics),
    into: &diagnostics
  )
  return swift ?? diagnostics.map(\.message).joined(separator: "\n")
}

/// The types alone, without the helpers that they use.
func renderedTypes(
  _ declarations: ServiceModel.Declaration...,
  access: Access = .internal
) -> String {
  let swift = renderedModel(declarations, access: access)
  let end =
    swift.range(of: "\n\n/// An instant as JSON")
    ?? swift.range(of: "\n\n/// Any JSON value")
    ?? swift.range(of: "\n\n/// Any key")
    ?? swift.range(of: "\n\nnonisolated extension UnkeyedDecodingContainer")
    ?? swift.range(of: "\n\n/// A value that is kept elsewhere")
  return end.map { swift[..<$0.lowerBound] + "\n" } ?? swift
}
