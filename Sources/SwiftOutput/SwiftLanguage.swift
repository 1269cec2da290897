import DocumentReader
import OutputInterface
import SpecSyntax
import ViewModelIR

/// The output language Swift.
package final class SwiftLanguage: OutputLanguage {
  package init() {}

  package var name: String { "Swift" }

  package var reservedNames: ReservedNames { .swift }

  package func check(
    _ spec: Spec,
    of service: ServiceModel,
    _ screen: Screen?,
    _ defaults: SpecDefaults,
    into diagnostics: inout [Diagnostic]
  ) {
    // The spec checker has already reported errors in the tokens.
    var reported: [Diagnostic] = []
    let service = service.with(tokens: spec.tokenTypes(into: &reported))
    checkNames(spec, service, defaults, into: &diagnostics)
    if let screen {
      checkComparable(screen, spec, into: &diagnostics)
      checkSendable(screen, spec, into: &diagnostics)
      checkConstruction(screen, into: &diagnostics)
    }
    let layout = spec.isShared ? .besideView : spec.layout ?? defaults.layout
    checkTypeNames(spec, layout, service, screen?.viewModels ?? [], into: &diagnostics)
  }

  package func name(of type: ValueType, in screen: Screen) -> String { screen.swiftName(type) }

  package func typeNames(of screen: Screen, models: [NamedPlace]) -> DeclaredTypes {
    var own = [NamedPlace(screen.typeName(ofModel: nil), screen.location)]
    own += models.map { NamedPlace(screen.typeName(ofModel: $0.name), $0.location) }
    own.append(NamedPlace(screen.testsTypeName, screen.location.file.whole))
    let tokens = screen.service.tokens.filter { !screen.isOfOtherModule($0.name) }
    var shared = tokens.map { NamedPlace($0.name, $0.location) }
    if let presenter = screen.presenter {
      let location = presenter.location
      // A presenter nested in the view is not a top-level type.
      if screen.layout == .besideView {
        own.append(NamedPlace(screen.typeName(of: presenter), location))
      }
      own.append(NamedPlace(screen.presenterTestsTypeName, location))
      if presenter.service.isGenerated {
        let name = presenter.service.protocolName
        shared += [name, "\(name)Error", mockName(name)].map { NamedPlace($0, location) }
      }
    }
    return DeclaredTypes(own: own, shared: shared)
  }

  package var fileExtension: String { "swift" }

  package func fileName(
    of subject: FileSubject,
    _ kind: FileKind,
    _ options: RenderOptions
  ) -> String? {
    switch (subject, kind) {
    case (.spec(let path), .source): "\(fileStem(path))ViewModel.swift"
    case (.spec(let path), .test): "\(fileStem(path))ViewModelTests.swift"
    case (.schema(let path), .source): "\(schemaStem(path))ServiceModel.swift"
    case (.schema, .test): nil
    case (.allSpecs, .source): supportFileName
    case (.allSpecs, .test): options.testSupportFile
    }
  }

  package func templates(
    _ overrides: [SourceFile],
    into diagnostics: inout [Diagnostic]
  ) -> TemplateSet {
    TemplateSet(overrides: overrides, needs: needsNamed, into: &diagnostics)
  }
}
