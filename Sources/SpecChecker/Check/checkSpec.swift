import DocumentReader
import SpecSyntax
import ViewModelIR

/// Checks every path, optional and case of a spec against the service's types. Returns `nil` if there are errors, reported here or before.
///
/// - Parameters:
///   - fixtures: The contents of the files that the examples refer to, by path. Files that cannot be read are missing and have been reported.
///   - shared: What the spec uses from other specs' files.
package func checkSpec(
  _ spec: Spec,
  service: ServiceModel,
  defaults: SpecDefaults,
  fixtures: [String: Node],
  shared: SharedDeclarations = SharedDeclarations(),
  trace: Trace? = nil,
  into diagnostics: inout [Diagnostic]
) -> Screen? {
  let language = spec.language?.text ?? defaults.language
  guard let plurals = pluralRules(for: language) else {
    diagnostics.append(.unknownLanguage(language, at: (spec.language ?? spec.view).location))
    return nil
  }
  let tokens = shared.tokens(with: spec.tokenTypes(into: &diagnostics))
  let service = service.with(tokens: tokens)
  let checker = ScreenChecker(
    spec: spec,
    service: service,
    language: language,
    plurals: plurals,
    isTranslated: defaults.isTranslated && spec.isTranslated,
    shared: shared,
    functions: defaults.functions,
    trace: trace
  )
  checker.checkSharedModels()
  let own = checker.viewModel(
    spec.isShared ? spec.view.text : nil,
    checker.root,
    doc: spec.doc,
    isSpoken: spec.spoken ?? defaults.spoken,
    labels: spec.labels,
    traits: spec.traits,
    source: service.root,
    id: spec.id,
    inputs: spec.inputs,
    locals: spec.locals,
    fields: spec.display,
    gallery: spec.gallery
  )
  var viewModels = [own]
  for model in spec.models {
    let source = checker.problems.noting { () throws(Diagnostic) in try checker.type(model.from) }
    guard let source else { continue }
    viewModels.append(
      checker.viewModel(
        model.name,
        checker.root.appending("models", model.name, named: model.name),
        doc: model.doc,
        isSpoken: model.spoken ?? spec.spoken ?? defaults.spoken,
        labels: model.labels,
        traits: model.traits,
        source: source,
        id: model.id,
        inputs: model.inputs,
        locals: model.locals,
        fields: model.display,
        gallery: model.gallery
      )
    )
  }
  checkNesting(viewModels, into: checker.problems)
  let nested = shared.screens.flatMap(\.viewModels)
  settleContext(&viewModels, nesting: nested)
  let layout = spec.layout ?? defaults.layout
  let presenter = spec.presenter.flatMap { presenter in
    PresenterChecker(screen: checker, spec: presenter, viewModels: viewModels + nested)
      .presenter(defaults)
  }
  let path = spec.view.location.file.path
  var found: [Diagnostic] = []
  let examples = resolveExamples(spec, of: service, as: own, fixtures: fixtures, into: &found)
  let screen = Screen(
    stem: fileStem(path),
    specName: lastComponent(path),
    location: spec.view.location,
    view: spec.view.text ?? "",
    isShared: spec.isShared,
    layout: layout,
    language: language,
    plurals: plurals,
    service: service.reading(checker.findings.readProperties),
    generatesService: spec.service?.generate ?? true,
    serviceModule: service.app.flatMap { $0.module == defaults.module ? nil : $0.module }
      ?? spec.service?.importing?.text,
    comparesService: (spec.service?.hashable ?? defaults.hashable) == .all,
    viewModels: viewModels,
    sharedModels: shared.screens,
    formatNames: checker.formatNames,
    examples: examples,
    // The rows of a shared model call the app's functions with the data of its own examples.
    functionValues: checker.functionValues() + shared.screens.flatMap(\.functionValues),
    presenter: presenter,
    twinsLeftOut: spec.twinsLeftOut
  )
  // A field that a model does not have may be one with an error.
  let knowsFields = !(diagnostics + checker.problems.all).hasErrors
  checkExampleValues(of: screen, knowsFields: knowsFields, into: &found)
  diagnostics += checker.problems.all + found
  // After an error, parts of the spec have not been checked, so a format or value may seem unused.
  if !diagnostics.hasErrors {
    for format in spec.formats where !checker.findings.usedFormats.contains(format.name) {
      diagnostics.append(.unusedFormat(format.name, at: format.location))
    }
    let shared = checker.findings.sharedLocals
    diagnostics += checker.findings.unusedLocals.filter { !shared.contains($0.location) }
    diagnostics += checker.findings.unusedState + checker.findings.invisibleChanges
  }
  diagnostics += checker.findings.hiddenTexts.filter { hidden in
    !checker.findings.shownTexts.contains { shown in
      shown.line == hidden.location.line && shown.column == hidden.location.column
    }
  }
  return diagnostics.hasErrors ? nil : screen
}

extension ScreenChecker {
  fileprivate func viewModel(
    _ name: String?,
    _ id: Text.ID,
    doc: String,
    isSpoken: Bool,
    labels: [Spec.DisplayField],
    traits: [Spec.Trait],
    source: ValueType,
    id key: SpecExpression?,
    inputs: [Spec.Input],
    locals: [Spec.DisplayField],
    fields: [Spec.DisplayField],
    gallery: Spec.Gallery?
  ) -> ViewModel {
    var scope = Scope(model: source == .nothing ? nil : source)
    if source == .nothing { scope.place = screenPlace }
    scope.owner = name.map(ViewModelOwner.model) ?? .screen
    scope.mayLackInputs = id == root && !spec.unknownKeys.isDisjoint(with: [.inputs, .locals])
    var parameters: [ViewModel.Input] = []
    for input in inputs {
      let type = problems.noting { () throws(Diagnostic) in try self.type(input.type) }
      guard let type else {
        scope.broken.insert(input.name)
        continue
      }
      parameters.append(ViewModel.Input(name: input.name, type: type))
      scope.variables[input.name] = type
    }
    let shared = self.locals(locals, id.appending("let"), in: &scope)
    scope.displayed = Set(fields.map(\.name))
    let lowered = fields.compactMap { field -> Field? in
      let id = id.translated(field.isTranslated)
        .appending("display", field.name, named: field.name)
      let rule = problems.noting { () throws(Diagnostic) in try self.rule(field, id, in: scope) }
      guard let (rule, type) = rule else { return nil }
      if let place = key?.node.location, place == field.location,
        ![.string, .integer, .uuid].contains(type)
      {
        problems.note(.wrongID(of: name ?? "", type, at: place))
      }
      return Field(
        name: field.name,
        doc: field.doc,
        type: type,
        rule: rule,
        location: field.location,
        maxLength: field.maxLength,
        contextUse: .nothing
      )
    }
    let spoken = withSpokenFields(
      lowered,
      fields,
      isSpoken: isSpoken,
      shared,
      id,
      in: scope
    )
    let (shown, all) = labelled(spoken, fields, labels, shared, id, in: scope)
    let used = used(all, in: shown.map(\.rule), of: locals)
    if name == nil { parameters += attempts }
    let viewModel = ViewModel(
      name: name,
      doc: doc,
      source: source,
      isIdentifiable: key != nil,
      inputs: parameters,
      locals: used.withSpokenForms(for: shown),
      fields: shown.followingContext(of: used),
      traits: self.traits(traits, of: lowered, fields),
      gallery: self.gallery(gallery, of: lowered, fields)
    )
    noteSilentFields(of: viewModel, fields, isSpoken: isSpoken)
    noteUnheardTexts(of: viewModel, fields, labels)
    return viewModel
  }

  /// The inputs that tell whether the user has attempted an action, in the order of the actions.
  private var attempts: [ViewModel.Input] {
    (spec.presenter?.actions ?? []).map(\.name).filter(findings.shownAttempts.contains)
      .map { ViewModel.Input(name: Presenter.Local.attempt(of: $0), type: .boolean) }
  }

  /// Checks the values of `let`, each of which can use those before it, and adds them to the scope.
  private func locals(
    _ locals: [Spec.DisplayField],
    _ id: Text.ID,
    in scope: inout Scope
  ) -> [ViewModel.Local] {
    var lowered: [ViewModel.Local] = []
    scope.later = Set(locals.map(\.name))
    for local in locals {
      scope.later.remove(local.name)
      scope.assigned = [local.name]
      let id = id.translated(local.isTranslated)
        .appending(local.name, named: local.name)
      let rule = problems.noting { () throws(Diagnostic) in
        do throws(Diagnostic) {
          return try self.rule(local, id, in: scope)
        } catch {
          guard error.code == .unknownName, let word = local.word else { throw error }
          throw error.inLet(local.name, word)
        }
      }
      if case .value(let written)? = local.rule, rule.map({ $0.1 == .boolean }) ?? true,
        let (syntax, checker) = try? silent.expression(written, id.appending("value"), in: scope)
      {
        scope.conditions[local.name] = SharedCondition(syntax, checker)
      }
      guard let (rule, fieldType) = rule else {
        scope.broken.insert(local.name)
        findings.brokenLocals.insert(local.location)
        continue
      }
      let type = rule.valueType(inField: fieldType)
      lowered.append(ViewModel.Local(name: local.name, type: type, rule: rule))
      if type.unwrapped == .string {
        scope.localized[local.name] = rule.localizedValue(in: scope)
      }
      scope.variables[local.name] = type
    }
    scope.assigned = []
    return lowered
  }

  /// The `let` values that a field uses, directly or indirectly. Notes a warning for each other one, because generated code omits it.
  private func used(
    _ locals: [ViewModel.Local],
    in rules: [Rule],
    of spec: [Spec.DisplayField]
  ) -> [ViewModel.Local] {
    var names = rules.reduce(into: Set<String>()) { $0.formUnion($1.variables) }
    var used: [ViewModel.Local] = []
    for local in locals.reversed() {
      if names.contains(local.name) {
        used.insert(local, at: 0)
        names.formUnion(local.rule.variables)
      } else if let written = spec.first(where: { $0.name == local.name }) {
        findings.unusedLocals.append(.unusedLocal(local.name, at: written.location))
      }
    }
    return used
  }
}

extension [Field] {
  /// The fields with their `contextUse`, which includes that of the `let` values they use.
  fileprivate func followingContext(of locals: [ViewModel.Local]) -> [Field] {
    var uses: [String: ContextUse] = [:]
    func use(_ rule: Rule) -> ContextUse {
      Swift.max(rule.contextUse, rule.variables.lazy.compactMap { uses[$0] }.most)
    }
    for local in locals { uses[local.name] = use(local.rule) }
    return map { field in
      var field = field
      field.contextUse = use(field.rule)
      return field
    }
  }
}

extension Spec.DisplayField {
  /// The value if it is a single word with a capital letter, which names of values do not have.
  fileprivate var word: String? {
    guard case .value(let value)? = rule, case .name(let word)? = value.syntax?.kind else {
      return nil
    }
    return word.first?.isUppercase == true ? word : nil
  }
}
