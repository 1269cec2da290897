import OutputInterface
import ViewModelIR

extension PresenterWriter {
  /// The values of the template `Presenter`. The template itself makes no decisions.
  func context(_ options: RenderOptions) -> TemplateValue {
    let functions = formatFunctions
    return [
      "imports": options.imports(imports),
      "access": .text(access),
      "view": .text(screen.view),
      "type": .text(screen.typeName(of: presenter)),
      // The name without the view that the presenter is nested in.
      "name": .text(
        screen.typeName(of: presenter).split(separator: ".").last.map(String.init) ?? ""
      ),
      "isNested": .flag(isNested),
      "isObservation": .flag(presenter.binding == .observation),
      "isObservableObject": .flag(presenter.binding == .publisher),
      "viewModel": .text(viewModel.map { screen.typeName(of: $0) } ?? ""),
      "hasEmpty": .flag(presenter.empty != nil),
      "asks": .flag(presenter.has(.confirmation)),
      "hasButtons": .flag(presenter.asksWithButtons),
      "hasMessage": .flag(presenter.asksWithMessage),
      "sendsEvents": .flag(sendsEvents),
      "events": .list(eventCases.map { ["case": lines([$0], indent: indent + 2)] }),
      "members": .list(members.map { ["member": lines($0)] }),
      "lists": .list(extensions),
      "hasFormats": .flag(!functions.isEmpty),
      "formats": declarations(functions, indent: 4),
      "hasTexts": .flag(!texts.translated.all.isEmpty),
      "texts": declarations(texts.translated.declarations(screen), indent: 4),
      "conversions": options.inOneFile
        ? [] : conversions(in: presenter.allExpressions, screen.service),
    ]
  }

  /// The members of the class, in groups that are separated by blank lines.
  private var members: [Lines] {
    var functions: [Declaration] = [initializer] + loads + showNew + observe
    functions += loadMore + programs.map(function)
    functions +=
      answering + retryFunctions + failedRowFunctions + presenter.selections.map(selection)
    functions += tick + [render] + following + ownLoads + sourceLoads + times
    functions +=
      programs.compactMap(ownFunction) + programs.compactMap(submission) + effectFunctions
      + sharedMembers
    functions += errorFunctions + ownRetryFunctions
    functions += types + [editsType].compactMap { $0 } + rowInputs
    let properties: [Lines] = [shown, stored].map { group in
      group.reduce([]) { $0 + $1.lines(indent: indent) }
    }
    return properties + functions.map { $0.lines(indent: indent) }
  }

  private var isNested: Bool { screen.layout == .insideView }

  /// The indentation of the class's members.
  private var indent: Int { isNested ? 4 : 2 }

  private var imports: Set<String> {
    let module =
      switch presenter.binding {
      case .observation: "Observation"
      case .publisher: "Combine"
      case .closures: nil as String?
      }
    let own = ["Foundation", module, presenter.service.importing].compactMap { $0 }
    return screen.importedModules.union(own)
  }

  private var formatFunctions: [Declaration] {
    let formats = FormatWriter(screen, texts.functions, texts.translated)
    return formats.declarations
      + caseFunctions(of: presenter.allExpressions).map(\.declaration)
  }
}
