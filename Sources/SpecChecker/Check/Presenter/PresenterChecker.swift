import DocumentReader
import SpecSyntax
import ViewModelIR

/// Checks a spec's `screen` against the service's types and the view models, and lowers it into the IR.
final class PresenterChecker {
  let screen: ScreenChecker
  let spec: Spec.Presenter
  /// The view models. The screen's own is the first.
  let viewModels: [ViewModel]

  init(screen: ScreenChecker, spec: Spec.Presenter, viewModels: [ViewModel]) {
    self.screen = screen
    self.spec = spec
    self.viewModels = viewModels
  }

  var service: ServiceModel { screen.service }
  var problems: Problems { screen.problems }
  var own: ViewModel? { viewModels.first }

  /// The ID of a text or an expression. Pass the `names` in the catalog's key and the `place` in the catalog's comment if `keys` are not
  /// descriptive enough.
  func id(_ keys: [String], names: [String]? = nil, place: String? = nil) -> Text.ID {
    let parts: [Substring] = keys.flatMap { key in
      key.prefix { $0 != "(" }.split(separator: ".")
    }
    let names: [String] = names ?? parts.map { catalogName([String($0)]) }
    let entry = screen.root.entry.map {
      Text.CatalogEntry($0.names + names, places: [place ?? keys.joined(separator: ".")])
    }
    return Text.ID(["screen"] + keys, entry: entry)
  }

  /// Checks all of `screen`. Returns `nil` if a required part is missing or invalid.
  func presenter(_ defaults: SpecDefaults) -> Presenter? {
    checkNames()
    let inputs = self.inputs
    let locals = self.locals + errorLocals
    var outside = Scope(model: nil)
    outside.place = screenPlace
    outside.ofViewModel = Set(
      (screen.spec.locals + screen.spec.models.flatMap(\.locals)).map(\.name)
    )
    for input in inputs { outside.variables[input.name] = input.type }
    for local in locals { outside.variables[local.name] = local.type }
    outside.broken = Set(spec.locals.map(\.name) + errorFields.map(\.name))
      .subtracting(locals.map(\.name))
    var inside = outside
    if spec.loads { inside.model = service.root }
    let requesting = self.withoutModel(outside, inside)
    let load = spec.load.flatMap { load in
      problems.noting { () throws(Diagnostic) in try self.load(load, in: requesting) }
    }
    let sources = spec.sources.compactMap { source in
      problems.noting { () throws(Diagnostic) in try self.source(source, in: sharing(in: inside)) }
    }
    for source in sources {
      // The value is nil until the source has responded.
      let type = source.call.result?.asOptional
      outside.variables[source.name] = type
      inside.variables[source.name] = type
    }
    (outside, inside) = (self.withoutModel(outside, inside), sharing(in: inside))
    let empty = spec.empty.flatMap { empty in
      problems.noting { () throws(Diagnostic) in
        try condition(empty, ["empty"], in: inside)
      }
    }
    let more = spec.more.flatMap { more in
      problems.noting { () throws(Diagnostic) in
        try self.more(more, ["more"], of: service.root, in: inside)
      }
    }
    let hold = spec.poll?.hold.flatMap { hold in
      problems.noting { () throws(Diagnostic) in try self.hold(hold) }
    }
    if let poll = spec.poll?.hold, let hold, let more, more.isPrepended, more.list == hold.list {
      problems.note(.holdAtStart(at: poll.location))
    }
    let updates = spec.updates.compactMap { update in
      problems.noting { () throws(Diagnostic) in
        try self.update(update, outside: outside, inside: inside)
      }
    }
    let (errors, other, retriesOthers) = errorTexts(in: outside)
    let actions = spec.actions.compactMap { action in
      problems.noting { () throws(Diagnostic) in try self.action(action, in: inside) }
    }
    let selections = spec.selections.compactMap { selection in
      problems.noting { () throws(Diagnostic) in try self.selection(selection, outside) }
    }
    guard load != nil || !spec.loads, let other, let service = spec.service else { return nil }
    let protocolName = service.protocolName.text ?? ""
    var presenter = Presenter(
      location: spec.location,
      suffix: defaults.screenSuffix,
      binding: spec.binding ?? defaults.binding,
      service: Presenter.Service(
        protocolName: protocolName,
        name: service.name?.text ?? lastWord(of: protocolName),
        isGenerated: service.generate,
        importing: service.importing?.text
      ),
      load: load,
      otherError: other
    )
    presenter.name = spec.name?.text
    presenter.nameLocations = nameLocations
    presenter.inputs = inputs
    presenter.locals = following(locals, in: inside) + attempts
    presenter.sources = sources
    presenter.pollInterval = spec.poll?.seconds
    presenter.hold = hold
    presenter.updates = updates
    presenter.tick = spec.tick?.seconds
    presenter.pollTime = time(spec.poll?.at, of: "poll", in: inside)
    presenter.tickTime = time(spec.tick?.at, of: "tick", in: inside)
    presenter.empty = empty
    presenter.more = more
    presenter.errors = errors
    presenter.retriesOthers = retriesOthers
    presenter.actions = actions
    presenter.selections = selections
    presenter.shared = shared(in: inside) + presenter.editedAtAll
    checkShapes(presenter.functions)
    checkDependent(presenter)
    checkUndo(presenter)
    checkEvents(presenter)
    checkNext(actions)
    checkOuterNames(actions)
    checkKept(actions)
    checkSubjects(actions)
    warnOfUnusedState(presenter)
    warnOfPointlessTick(presenter)
    return presenter
  }

  /// The presenter's inputs: those of the view model that neither `local` nor `sources` provides, and those of `screen`.
  private var inputs: [ViewModel.Input] {
    let ofView = own?.inputs ?? []
    var inputs = ofView.filter { !isOwn($0.name) }
    for input in spec.inputs {
      guard
        let type = problems.noting({ () throws(Diagnostic) in try screen.handedType(input.type) })
      else { continue }
      if let source = spec.sources.first(where: { $0.name == input.name }) {
        let first = source.location
        problems.note(
          .duplicateName(input.name, what: "a source", first: first, at: input.location)
        )
      } else if let error = errorFields.first(where: { $0.name == input.name }) {
        problems.note(
          .duplicateName(input.name, what: "an error", first: error.location, at: input.location)
        )
      } else if let same = ofView.first(where: { $0.name == input.name }) {
        if same.type != type {
          problems.note(.inputOfTwoTypes(input.name, type, same.type, at: input.location))
        }
      } else if let local = spec.locals.first(where: { $0.name == input.name }) {
        let first = local.location
        problems.note(.duplicateName(input.name, what: "a local", first: first, at: input.location))
      } else {
        inputs.append(ViewModel.Input(name: input.name, type: type))
      }
    }
    return inputs
  }
}

/// The last word of a name in camel case, in lowercase: `store` for `NoteStore`.
func lastWord(of name: String) -> String {
  let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
  return SpecNames().property(String(name[start...]))
}
