// STUB: the other stages, until they are merged. The lead deletes this file (its names are theirs)
// and keeps the calls in Pipeline.swift and Commands/.

import Evaluator
import SpecCompiler
import SwiftRenderer

struct SpecDefaults {
  var layout: Screen.Layout
  var language: String
  var keepsUnknown: Bool
  var acronyms: [String]
}

struct CompiledSpec {
  var screen: Screen?
}

func compileSpec(
  _ file: SourceFile,
  defaults: SpecDefaults,
  loader: FileLoader,
  into diagnostics: inout [Diagnostic]
) -> CompiledSpec {
  diagnostics.append(Diagnostic(.error, .syntax, "STUB: no compiler yet", at: file.whole))
  return CompiledSpec()
}

/// `model`'s stage: one schema, without a spec.
func compileSchema(
  _ path: String,
  type: String,
  loader: FileLoader,
  keepsUnknown: Bool,
  acronyms: [String],
  into diagnostics: inout [Diagnostic]
) -> ServiceModel? {
  switch loader.load(path) {
  case .failure(let reason): diagnostics.append(.unreadable(path, reason))
  case .file(let file): _ = readFile(file, into: &diagnostics)
  }
  return nil
}

struct RenderOptions {
  var access: Access
  var testFramework: TestFramework
  var module: String
  /// `--templates DIR`: its files by name.
  var templates: [String: SourceFile]
}

struct RenderedFile {
  enum Kind { case source, test }

  var name: String
  /// Without the header.
  var body: String
  var kind: Kind
  /// What the header names: the spec's file name, the schema's, or `all specs`.
  var source: String
}

func renderScreen(_ screen: Screen, _ options: RenderOptions) -> [RenderedFile] { [] }

func renderTests(_ screen: Screen, _ options: RenderOptions) -> [RenderedFile] { [] }

/// One file per schema that the screens use.
func renderServiceModels(_ screens: [Screen], _ options: RenderOptions) -> [RenderedFile] { [] }

/// What the screens need, or all there is where not all specs are known.
func renderSupport(
  for screens: [Screen],
  isComplete: Bool,
  _ options: RenderOptions
) -> [RenderedFile] { [] }

/// `model`'s output: self-contained.
func renderModel(_ model: ServiceModel, access: Access) -> String { "" }

/// The screen's fields for one answer of the service; nil where the data does not fit the schema.
func evaluate(
  _ screen: Screen,
  _ example: Example,
  into diagnostics: inout [Diagnostic]
) -> [String: Value]? { nil }

/// `lint`: a diagnostic for each expectation that does not come out.
func checkExamples(of screen: Screen, into diagnostics: inout [Diagnostic]) {}
