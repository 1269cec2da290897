import DocumentReader
import OutputInterface
import SchemaCompiler
import Translations

/// Computes what commands need to know about specs, from the files as they are during a run.
///
/// It keeps every result with its dependencies. The next run recomputes only the results whose dependencies have changed:
///
///     document ← schema's types ← spec's screen ← its files
///     spec's syntax ←───────────────────┤            │
///     screens of shared models ←────────┤            │
///     catalog ←─────────────────────────┘            │
///     templates ←────────────────────────────────────┘
package final class Workspace: Sendable {
  /// The language of the generated files.
  package let language: any OutputLanguage
  /// The further languages in which screens are written if the configuration has their keys.
  package let twins: [any TwinLanguage]
  package let files: Files
  /// The files to read schemas from, so that specs of one revision can be checked against the schemas of another; `nil` for `files`.
  let schemaFiles: Files?
  let documents = Memo<String, Document>()
  let specFiles = Memo<String, Found<SpecFile?>>()
  let schemas = Memo<SchemaKey, Found<SchemaTypes?>>()
  let modules = Memo<ModuleKey, ModuleTypes?>()
  let specs = Memo<SpecKey, CompiledSpec>()
  let moduleContents = Memo<ModuleDependency, ModuleContents>()
  let catalogs = Memo<String, Found<Catalog?>>()
  let templateSets = Memo<String, Found<TemplateSet?>>()
  let renderings = Memo<RenderingKey, Found<[RenderedFile]>>()
  let schemaRenderings = Memo<SchemaFileKey, Found<RenderedFile?>>()
  let outputs = ComparedOutputs()

  package init(
    _ files: Files = Files(),
    in language: any OutputLanguage.Type,
    twins: [any TwinLanguage] = [],
    schemas: Files? = nil
  ) {
    self.language = language.init()
    self.twins = twins
    self.files = files
    schemaFiles = schemas
  }

  package func beginRun() { files.beginRun() }

  /// Drops cached results that the run did not use, but keeps them after a failed run: they are needed again once the error is fixed. Returns
  /// the paths that have changed since the previous run.
  @discardableResult
  package func endRun(hasErrors: Bool) -> Set<String> {
    if !hasErrors {
      documents.endRun()
      specFiles.endRun()
      schemas.endRun()
      modules.endRun()
      specs.endRun()
      moduleContents.endRun()
      catalogs.endRun()
      templateSets.endRun()
      renderings.endRun()
      schemaRenderings.endRun()
      outputs.endRun()
    }
    return files.endRun(forgettingUnused: !hasErrors)
  }
}
