import DocumentReader
import ViewModelIR

/// The parts of an output from which the shared files are generated.
package struct SharedParts {
  package var screens: [Screen]
  /// The protocols that the screens' presenters call.
  package var protocols: [ServiceProtocol]
  /// The files of the screens and their schemas, with what they need from the shared files.
  package var files: [RenderedFile]

  package init(screens: [Screen], protocols: [ServiceProtocol], files: [RenderedFile]) {
    self.screens = screens
    self.protocols = protocols
    self.files = files
  }
}

/// A service's protocol, with the functions that any of its presenters calls.
package struct ServiceProtocol: Sendable {
  package var name: String
  /// The screens whose presenters call it.
  package var screens: [Screen]
  package var functions: [FunctionSignature]
  /// The cases of the service's error type for which the presenters have texts.
  package var errors: [ErrorCase]

  package struct ErrorCase: Hashable, Sendable {
    package var name: String
    package var parameters: [ViewModel.Input]

    package init(name: String, parameters: [ViewModel.Input]) {
      self.name = name
      self.parameters = parameters
    }
  }

  package init(
    name: String,
    screens: [Screen] = [],
    functions: [FunctionSignature] = [],
    errors: [ErrorCase] = []
  ) {
    self.name = name
    self.screens = screens
    self.functions = functions
    self.errors = errors
  }

  /// The modules that declare the service's types, except the module that is generated.
  package var modules: Set<String> { Set(screens.flatMap(\.importedModules)) }

  /// The other modules of the app that declare types that the screens use.
  package var otherModules: [OtherModule] {
    screens.flatMap(\.otherModules).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The place where the first spec names the protocol.
  package var location: Location? { screens.first?.presenter?.location }

  /// The names that several of the functions share, which then differ only in their labels.
  package var overloads: Set<String> {
    var seen: Set<String> = []
    return Set(functions.map(\.function).filter { !seen.insert($0).inserted })
  }
}
