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

  package func files(
    of screen: Screen,
    _ options: TwinOptions,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile] {
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
    let written = KotlinScreen(screen, options)
    let states = uiStates(of: written, into: &diagnostics)
    for model in screen.sharedModels {
      _ = uiStates(of: KotlinScreen(model, options), into: &diagnostics)
    }
    let presenter = presenter(of: written, into: &diagnostics)
    // What a field cannot be, its expectations cannot be either.
    if diagnostics.count > before { return [] }
    let tests = testClass(of: written, into: &diagnostics)
    let name = written.uiStateName(ofModel: nil)
    let files =
      [(FileKind.source, name, states)] + (tests.map { [(.test, "\(name)Test", [$0])] } ?? [])
      + presenter.map { (.source, $0.name, $0.declarations) }
    return files.map { kind, name, declarations in
      KotlinFile(options: options, declarations: declarations, modules: screen.otherModules)
        .file(kind, name: name)
    }
  }

  package func typeNames(of screen: Screen, _ options: TwinOptions) -> DeclaredTypes {
    let screen = KotlinScreen(screen, options)
    let states = screen.viewModels.map { screen.uiStateName(ofModel: $0.name) }
    let declared = (screen.service.declarations + screen.service.tokens)
      .filter { !screen.screen.isOfOtherModule($0.name) }
    let types = declared.map { NamedPlace(screen.types.name(of: $0.name), $0.location) }
    let presenters = screen.presenter == nil ? [] : [screen.presenterName, screen.screenModelName]
    let own = (states + presenters).map { NamedPlace($0, screen.location) }
    return DeclaredTypes(own: own, shared: types)
  }

  package func isReserved(_ typeName: String) -> Bool { isReservedType(typeName) }

  package func tests(of shown: ShownScreen, _ options: TwinOptions) -> [RenderedFile] {
    let screen = KotlinScreen(shown.screen, options)
    // An example cannot express every value that the tests need.
    guard let tests = try? PresenterTestWriter(shown, in: screen)?.declaration() else { return [] }
    let name = "\(screen.presenterName)Test"
    let file = KotlinFile(
      options: options,
      declarations: [tests],
      modules: shown.screen.otherModules
    )
    return [file.file(.test, name: name)]
  }

  package func samples(of shown: ShownScreen, _ options: TwinOptions) -> RenderedFile? {
    let screen = KotlinScreen(shown.screen, options)
    guard let samples = KotlinOutput.samples(of: shown, in: screen) else { return nil }
    return KotlinFile(
      options: options,
      declarations: [samples],
      modules: shown.screen.otherModules
    )
    .file(.source, name: samplesName(screen.uiStateName(ofModel: nil)))
  }

  package func files(
    of service: ServiceProtocol,
    _ options: TwinOptions,
    into diagnostics: inout [Diagnostic]
  ) -> [RenderedFile] {
    let before = diagnostics.count
    let types = TypeNames(options: options)
    checkFunctions(of: service, in: types, into: &diagnostics)
    if diagnostics.count > before { return [] }
    let name = serviceName(service.name)
    let place = service.location
    do throws(NotInKotlin) {
      let interface = KotlinFile(
        options: options,
        declarations: try serviceInterface(service, in: types),
        modules: service.otherModules
      )
      let mock = KotlinFile(
        options: options,
        declarations: [try serviceMock(service, in: types)],
        modules: service.otherModules
      )
      return [
        interface.file(.source, name: name, at: place),
        mock.file(.test, name: "\(name)Mock", at: place),
      ]
    } catch {
      let location = place ?? service.screens.first?.location
      diagnostics += location.map { [error.diagnostic(at: $0)] } ?? []
      return []
    }
  }

  package func file(of types: SchemaTypeFile, _ options: TwinOptions) -> RenderedFile {
    // The screens have reported what is wrong.
    var reported: [Diagnostic] = []
    let declarations = serviceModel(
      types.declarations,
      in: TypeNames(options: options),
      into: &reported
    )
    let file = KotlinFile(
      options: options,
      annotations: serializers(of: declarations),
      declarations: declarations,
      modules: types.modules
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
