import DocumentReader
import ViewModelIR

/// What the files of an output may have in common.
package struct SharedParts {
  package var screens: [Screen]
  /// What their presenters call.
  package var protocols: [ServiceProtocol]
  /// The files of the screens and their schemas, which know what they need.
  package var files: [RenderedFile]

  package init(screens: [Screen], protocols: [ServiceProtocol], files: [RenderedFile]) {
    self.screens = screens
    self.protocols = protocols
    self.files = files
  }
}

/// A protocol that presenters get their data from, with what all of them call.
package struct ServiceProtocol: Sendable {
  package var name: String
  /// The screens whose presenters call it.
  package var screens: [Screen]
  package var functions: [FunctionSignature]
  /// The cases of its error that the presenters have texts for.
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

  /// The modules that declare the service's types, if the app's own module does not.
  package var modules: Set<String> { Set(screens.compactMap(\.serviceModule)) }

  /// Where the first spec names it.
  package var location: Location? { screens.first?.presenter?.location }

  /// The names that several of its functions share; only their labels differ.
  package var overloads: Set<String> {
    var seen: Set<String> = []
    return Set(functions.map(\.function).filter { !seen.insert($0).inserted })
  }
}
