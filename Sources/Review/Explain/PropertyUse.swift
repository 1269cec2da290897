import DocumentReader
import ViewModelIR

/// A place in a spec that reads a property of the service model.
package struct PropertyUse {
  /// The field or presenter that reads the property, such as `ProfileView.bioText`, `PostRow.title` or `ProfilePresenter`.
  package let owner: String
  let location: Location
}

/// The name of a property as `explain --uses` takes it, such as `Profile.bio`.
package struct PropertyName: Hashable {
  package let type: String
  package let property: String

  package init(type: String, property: String) {
    self.type = type
    self.property = property
  }

  /// Returns `nil` unless the text is a type and a property, separated by a dot.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    type = String(parts[0])
    property = String(parts[1])
  }
}

extension Screen {
  /// Whether the service model has the property. If it has only the type, a diagnostic names the type's properties.
  package func knows(_ name: PropertyName, into diagnostics: inout [Diagnostic]) -> Bool {
    guard service.schemaType(name.type) != nil else { return false }
    if service.property(name.property, of: .named(name.type)) != nil { return true }
    diagnostics.append(
      .unknownProperty(
        name.property,
        type: name.type,
        properties: service.properties(of: .named(name.type)) ?? [],
        excluding: [],
        at: location
      )
    )
    return false
  }

  /// The places where the screen shows a property or depends on it, in the order of the spec.
  package func uses(of name: PropertyName) -> [PropertyUse] {
    let types = Set(service.declarations.filter { $0.holds(name.type) }.map(\.name) + [name.type])
    func reads(_ expressions: [TypedExpression]) -> Bool {
      expressions.flatMap(\.properties).contains { read in
        read.name == name.property && types.contains(read.base.type.unwrapped.declaredName ?? "")
      }
    }
    var uses: [PropertyUse] = []
    for viewModel in allViewModels {
      let shared = Set(viewModel.locals.filter { reads($0.rule.expressions) }.map(\.name))
      for field in viewModel.fields {
        let isShared = !viewModel.sharedNames(field).isDisjoint(with: shared)
        if isShared || reads(field.rule.expressions) {
          uses.append(
            PropertyUse(owner: "\(viewModel.name ?? view).\(field.name)", location: field.location)
          )
        }
      }
    }
    if let presenter, reads(presenter.expressions + presenter.texts.flatMap(\.text.expressions)) {
      uses.append(PropertyUse(owner: presenter.name(in: self), location: presenter.location))
    }
    return uses
  }
}

extension [Screen] {
  /// The places where any of the screens shows a property or depends on it, each once. For a shared model, also the fields that nest it.
  package func uses(of name: PropertyName) -> [PropertyUse] {
    var seen: Set<Location> = []
    return flatMap { screen -> [PropertyUse] in
      let uses = screen.uses(of: name)
      return uses + screen.fieldsNesting(uses)
    }.filter { seen.insert($0.location).inserted }
  }
}

extension Screen {
  /// The fields that nest a shared model with one of the uses.
  fileprivate func fieldsNesting(_ uses: [PropertyUse]) -> [PropertyUse] {
    let files = Set(uses.map(\.location.file.path))
    func isAffected(_ model: String) -> Bool {
      let owner = owner(of: model)
      let parts = owner === self ? [] : owner.sharedModels + [owner]
      return parts.contains { files.contains($0.location.file.path) }
    }
    return viewModels.flatMap { viewModel in
      viewModel.fields.filter { $0.rule.nested.map { isAffected($0.model) } ?? false }
        .map { field in
          let owner = "\(viewModel.name ?? view).\(field.name)"
          return PropertyUse(owner: owner, location: field.location)
        }
    }
  }
}

extension ServiceModel.Declaration {
  /// Whether this is a union that contains the type: reading a property of the union reads it from each of its types.
  fileprivate func holds(_ type: String) -> Bool {
    guard case .union(let union) = kind else { return false }
    return union.cases.contains { $0.type == .named(type) }
  }
}
