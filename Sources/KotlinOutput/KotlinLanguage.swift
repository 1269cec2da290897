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

  package func check(
    _ screen: Screen,
    _ options: TwinOptions,
    into diagnostics: inout [Diagnostic]
  ) {
    let before = diagnostics.count
    let types = TypeNames(options: options)
    if screen.generatesService {
      _ = serviceModel(screen.service.declarations, in: types, into: &diagnostics)
    } else if screen.service.app != nil {
      let subject = NotInKotlin("a service whose types are in Swift")
      diagnostics.append(subject.diagnostic(at: screen.location))
    }
    let names = typeNames(of: screen, options)
    let others = Set(names.shared.map(\.name))
    for own in names.own where others.contains(own.name) {
      let subject = NotInKotlin("a type of the service with the name '\(own.name)' of another type")
      diagnostics.append(subject.diagnostic(at: own.location))
    }
    for screen in [screen] + screen.sharedModels {
      _ = uiStates(of: KotlinScreen(screen, options), into: &diagnostics)
    }
    let screen = KotlinScreen(screen, options)
    checkPresenter(of: screen, into: &diagnostics)
    // What a field cannot be, its expectations cannot be either.
    if diagnostics.count == before { _ = testClass(of: screen, into: &diagnostics) }
  }

  package func check(
    _ service: ServiceProtocol,
    _ options: TwinOptions,
    into diagnostics: inout [Diagnostic]
  ) {
    checkFunctions(of: service, in: TypeNames(options: options), into: &diagnostics)
  }

  package func typeNames(of screen: Screen, _ options: TwinOptions) -> DeclaredTypes {
    let screen = KotlinScreen(screen, options)
    let states = screen.viewModels.map { screen.uiStateName(ofModel: $0.name) }
    let declared = screen.service.declarations + screen.service.tokens
    let types = declared.map { NamedPlace(screen.types.name(of: $0.name), $0.location) }
    let presenters = screen.presenter == nil ? [] : [screen.presenterName, screen.screenModelName]
    let own = (states + presenters).map { NamedPlace($0, screen.location) }
    return DeclaredTypes(own: own, shared: types)
  }

  package func isReserved(_ typeName: String) -> Bool { isReservedType(typeName) }

  package func files(of shown: ShownScreen, _ options: TwinOptions) -> [RenderedFile] {
    // `check` has reported what is wrong.
    var reported: [Diagnostic] = []
    let screen = KotlinScreen(shown.screen, options)
    let name = screen.uiStateName(ofModel: nil)
    let states = uiStates(of: screen, into: &reported)
    let source = KotlinFile(options: options, declarations: states).file(.source, name: name)
    let tests = testClass(of: screen, into: &reported).map {
      KotlinFile(options: options, declarations: [$0]).file(.test, name: "\(name)Test")
    }
    return [source] + [tests].compactMap { $0 } + presenterFiles(of: shown, options)
  }

  private func presenterFiles(of shown: ShownScreen, _ options: TwinOptions) -> [RenderedFile] {
    let screen = KotlinScreen(shown.screen, options)
    guard let presenter = screen.presenter else { return [] }
    let written: [(kind: FileKind, name: String, declarations: [Declaration]?)] = [
      (.source, screen.presenterName, try? PresenterWriter(screen, presenter).declarations()),
      (.source, screen.screenModelName, try? [screenModel(of: presenter, in: screen)]),
      (
        .test, "\(screen.presenterName)Test",
        try? PresenterTestWriter(shown, in: screen).map { (writer) throws(NotInKotlin) in
          [try writer.declaration()]
        }
      ),
    ]
    return written.compactMap { kind, name, declarations in
      declarations.map { KotlinFile(options: options, declarations: $0).file(kind, name: name) }
    }
  }

  package func files(of service: ServiceProtocol, _ options: TwinOptions) -> [RenderedFile] {
    // `check` has reported what is wrong.
    let types = TypeNames(options: options)
    guard let interface = try? serviceInterface(service, in: types),
      let mock = try? serviceMock(service, in: types)
    else { return [] }
    let name = serviceName(service.name)
    let place = service.location
    return [
      KotlinFile(options: options, declarations: interface).file(.source, name: name, at: place),
      KotlinFile(options: options, declarations: [mock])
        .file(.test, name: "\(name)Mock", at: place),
    ]
  }

  package func file(of types: SchemaTypeFile, _ options: TwinOptions) -> RenderedFile {
    // `check` has reported what is wrong.
    var reported: [Diagnostic] = []
    let declarations = serviceModel(
      types.declarations,
      in: TypeNames(options: options),
      into: &reported
    )
    let file = KotlinFile(
      options: options,
      annotations: serializers(of: declarations),
      declarations: declarations
    )
    return file.file(
      .source,
      name: "\(kotlinName(SpecNames().upperCamelCase(schemaStem(types.path))))Model"
    )
  }

  package func sharedFiles(of files: [RenderedFile], _ options: TwinOptions) -> [RenderedFile] {
    let needs = files.reduce(into: Set()) { $0.formUnion($1.body.needs) }
    return [supportFile(needs, options), testSupportFile(needs, options)]
      .compactMap { $0 }
  }
}
