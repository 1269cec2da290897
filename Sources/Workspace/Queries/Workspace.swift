import DocumentReader
import OutputInterface
import SchemaCompiler
import TextOutput
import Translations

/// Answers what commands ask about specs, from the files as they are in a run.
///
/// Every result knows what it was made from, and another run makes again only what that has changed for:
///
///     document ← schema's types ← spec's screen ← its files
///     catalog ←─────────────────────────┘            │
///     templates ←────────────────────────────────────┘
package final class Workspace: Sendable {
  /// What screens are written in.
  package let language: any OutputLanguage
  package let files: Files
  /// Where the schemas are read, so that specs of one revision can be put to the schemas of another; nil for where all else is.
  let schemaFiles: Files?
  let documents = Memo<String, Document>()
  let schemas = Memo<SchemaKey, Found<SchemaTypes?>>()
  let specs = Memo<SpecKey, CompiledSpec>()
  let catalogs = Memo<String, Found<Catalog?>>()
  let templateSets = Memo<String, Found<TemplateSet?>>()
  let renderings = Memo<RenderingKey, Found<[RenderedFile]>>()
  let schemaRenderings = Memo<SchemaFileKey, Found<RenderedFile?>>()
  let outputs = ComparedOutputs()

  package init(
    _ files: Files = Files(),
    in language: any OutputLanguage.Type,
    schemas: Files? = nil
  ) {
    self.language = language.init()
    self.files = files
    schemaFiles = schemas
  }

  package func beginRun() { files.beginRun() }

  /// Forgets what the run had no use for, unless it had errors: mended, it will have a use for that again. The result is the files
  /// that changed since the run before.
  @discardableResult
  package func endRun(hasErrors: Bool) -> Set<String> {
    if !hasErrors {
      documents.endRun()
      schemas.endRun()
      specs.endRun()
      catalogs.endRun()
      templateSets.endRun()
      renderings.endRun()
      schemaRenderings.endRun()
      outputs.endRun()
    }
    return files.endRun(forgettingUnused: !hasErrors)
  }
}
