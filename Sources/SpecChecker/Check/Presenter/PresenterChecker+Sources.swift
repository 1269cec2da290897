import DocumentReader
import SpecSyntax
import ViewModelIR

extension PresenterChecker {
  /// Checks a source, whose arguments can use the model; the call then follows the load.
  func source(_ source: Spec.Presenter.Source, in scope: Scope) throws(Diagnostic)
    -> Presenter.Source
  {
    let inputs = own?.inputs ?? []
    guard let input = inputs.first(where: { $0.name == source.name }) else {
      if screen.spec.inputs.contains(where: { $0.name == source.name }) { throw .alreadyReported }
      throw .sourceOfNoInput(source.name, known: inputs.map(\.name), at: source.location)
    }
    if source.isOptional, !input.type.isOptional {
      throw .optionalSource(input.name, input.type, at: source.location)
    }
    let (keys, type) = (["sources", source.name], input.type.unwrapped)
    var known = scope
    let sources = inputs.filter { input in spec.sources.contains { $0.name == input.name } }
    for source in sources { known.variables[source.name] = source.type.asOptional }
    let call = try call(source.call, keys, in: known, result: type)
    for (argument, written) in zip(call.arguments, source.call.arguments) {
      if let other = sources.first(where: { argument.value.variables.contains($0.name) }) {
        throw .sourceInSource(other.name, at: written.value.node.location)
      }
    }
    var checked = Presenter.Source(name: source.name, call: call, isOptional: source.isOptional)
    if checked.isDependent {
      if !input.type.isOptional {
        throw .dependentSource(input.name, input.type, at: source.location)
      }
      checked.isOptional = true
      if let more = source.more {
        throw .pagesOfDependentSource(source.name, at: more.call.function.location)
      }
    }
    checked.more = try source.more.map { (more) throws(Diagnostic) in
      var scope = scope
      scope.model = type
      return try self.more(more, keys + ["more"], of: type, in: scope)
    }
    return checked
  }

  /// Reports elements that would appear without a call for them.
  func checkDependent(_ presenter: Presenter) {
    guard presenter.hold != nil, let source = presenter.dependentSources.first,
      let location = spec.poll?.hold?.location
    else { return }
    problems.note(.holdWithDependentSource(source.name, at: location))
  }
}

extension Diagnostic {
  fileprivate static func sourceOfNoInput(_ name: String, known: [String], at location: Location)
    -> Self
  {
    let what =
      "a source must be named after one of the spec's inputs, and there is no input '\(name)'"
    if known.isEmpty {
      return Self(.unknownName, "\(what): declare it under 'inputs'", at: location)
    }
    return Self(.unknownName, what, Hint(for: name, among: known), at: location)
  }

  fileprivate static func optionalSource(_ name: String, _ type: ValueType, at location: Location)
    -> Self
  {
    Self(
      .typeMismatch,
      "'\(name)' is nil if this source fails, but the input is '\(type.messageName)': declare it as '\(type.asOptional.messageName)'",
      at: location
    )
  }

  fileprivate static func dependentSource(
    _ name: String,
    _ type: ValueType,
    at location: Location
  ) -> Self {
    Self(
      .typeMismatch,
      "'\(name)' is nil until this source has been loaded for the content, but the input is '\(type.messageName)': declare it as '\(type.asOptional.messageName)'",
      at: location
    )
  }

  fileprivate static func sourceInSource(_ name: String, at location: Location) -> Self {
    Self(
      .unknownName,
      "the arguments of a source cannot read '\(name)', which is a source, too: load both in one function of the service",
      at: location
    )
  }

  fileprivate static func pagesOfDependentSource(_ name: String, at location: Location) -> Self {
    Self(
      .conflict,
      "the source '\(name)' is loaded for the content, page by page if that has pages, so it has no pages of its own: remove 'more'",
      at: location
    )
  }

  fileprivate static func holdWithDependentSource(_ name: String, at location: Location) -> Self {
    Self(
      .conflict,
      "the elements that 'hold' lets wait would appear without what the source '\(name)' loads for them: remove 'hold', or load the source without the model",
      at: location
    )
  }
}
