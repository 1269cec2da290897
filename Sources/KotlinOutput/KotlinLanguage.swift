import DocumentReader
import OutputInterface
import ViewModelIR

/// The output language Kotlin, for Android apps.
package struct KotlinLanguage: TwinLanguage {
  package init() {}

  package var key: String { "kotlin" }

  package var fileExtension: String { "kt" }

  package var platform: Platform { .android }

  package func differences(of screen: Screen) -> [PlatformDifference] {
    androidDifferences(of: screen)
  }

  package func check(_ screen: Screen, into diagnostics: inout [Diagnostic]) {
    let before = diagnostics.count
    if screen.generatesService {
      _ = serviceModel(screen.service.declarations, into: &diagnostics)
    } else {
      let subject = NotInKotlin("a service whose types the app has")
      diagnostics.append(subject.diagnostic(at: screen.location))
    }
    for screen in [screen] + screen.sharedModels { _ = uiStates(of: screen, into: &diagnostics) }
    checkPresenter(of: screen, into: &diagnostics)
    // What a field cannot be, its expectations cannot be either.
    if diagnostics.count == before { _ = testClass(of: screen, into: &diagnostics) }
  }

  package func check(_ service: ServiceProtocol, into diagnostics: inout [Diagnostic]) {
    checkFunctions(of: service, into: &diagnostics)
  }

  package func typeNames(of screen: Screen) -> DeclaredTypes {
    let states = screen.viewModels.map { screen.uiStateName(ofModel: $0.name) }
    let declared = screen.service.declarations + screen.service.tokens
    let types = declared.map { NamedPlace(kotlinType($0.name), $0.location) }
    let presenters = screen.presenter == nil ? [] : [screen.presenterName, screen.screenModelName]
    let own = (states + presenters).map { NamedPlace($0, screen.location) }
    return DeclaredTypes(own: own, shared: types)
  }

  package func files(of shown: ShownScreen, in package: String) -> [RenderedFile] {
    // `check` has reported what is wrong.
    var reported: [Diagnostic] = []
    let name = shown.screen.uiStateName(ofModel: nil)
    let states = uiStates(of: shown.screen, into: &reported)
    let source = KotlinFile(package: package, declarations: states).file(.source, name: name)
    let tests = testClass(of: shown.screen, into: &reported).map {
      KotlinFile(package: package, declarations: [$0]).file(.test, name: "\(name)Test")
    }
    return [source] + [tests].compactMap { $0 } + presenterFiles(of: shown, in: package)
  }

  private func presenterFiles(of shown: ShownScreen, in package: String) -> [RenderedFile] {
    let screen = shown.screen
    guard let presenter = screen.presenter else { return [] }
    let written: [(kind: FileKind, name: String, declarations: [Declaration]?)] = [
      (.source, screen.presenterName, try? PresenterWriter(screen, presenter).declarations()),
      (.source, screen.screenModelName, try? [screenModel(of: presenter, in: screen)]),
      (
        .test, "\(screen.presenterName)Test",
        try? PresenterTestWriter(shown).map { (writer) throws(NotInKotlin) in
          [try writer.declaration()]
        }
      ),
    ]
    return written.compactMap { kind, name, declarations in
      declarations.map {
        KotlinFile(package: package, declarations: $0).file(kind, name: name)
      }
    }
  }

  package func files(of service: ServiceProtocol, in package: String) -> [RenderedFile] {
    // `check` has reported what is wrong.
    guard let interface = try? serviceInterface(service), let mock = try? serviceMock(service)
    else { return [] }
    let name = kotlinName(service.name)
    let place = service.location
    return [
      KotlinFile(package: package, declarations: interface).file(.source, name: name, at: place),
      KotlinFile(package: package, declarations: [mock]).file(
        .test,
        name: "\(name)Mock",
        at: place
      ),
    ]
  }

  package func file(of types: SchemaTypeFile, in package: String) -> RenderedFile {
    // `check` has reported what is wrong.
    var reported: [Diagnostic] = []
    let declarations = serviceModel(types.declarations, into: &reported)
    let file = KotlinFile(
      package: package,
      annotations: serializers(of: declarations),
      declarations: declarations
    )
    return file.file(
      .source,
      name: "\(kotlinName(SpecNames().upperCamelCase(schemaStem(types.path))))Model"
    )
  }

  package func sharedFiles(of files: [RenderedFile], in package: String) -> [RenderedFile] {
    let needs = files.reduce(into: Set()) { $0.formUnion($1.body.needs) }
    return [supportFile(needs, in: package), testSupportFile(needs, in: package)]
      .compactMap { $0 }
  }
}
