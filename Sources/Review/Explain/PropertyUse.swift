import DocumentReader
import ViewModelIR

/// A place that shows a property of the service, or decides by it.
package struct PropertyUse {
  /// `ProfileView.bioText`, `PostRow.title`, `ProfilePresenter.follow`.
  package let owner: String
  let location: Location
}

/// A property as `explain --uses` names it: `Profile.bio`.
package struct PropertyName: Hashable {
  package let type: String
  package let property: String

  package init(type: String, property: String) {
    self.type = type
    self.property = property
  }

  /// nil where it is not a type and a property.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    type = String(parts[0])
    property = String(parts[1])
  }
}

extension Screen {
  /// Whether its service has the property; what it has instead where it has the type only.
  package func knows(_ name: PropertyName, into diagnostics: inout [Diagnostic]) -> Bool {
    guard service.schemaType(name.type) != nil else { return false }
    if service.property(name.property, of: .named(name.type)) != nil { return true }
    diagnostics.append(
      .unknownProperty(
        name.property,
        type: name.type,
        properties: service.properties(of: .named(name.type)) ?? [],
        besides: [],
        at: location
      )
    )
    return false
  }

  /// Where the screen shows a property or decides by it, in the order of the spec.
  package func uses(of name: PropertyName) -> [PropertyUse] {
    let types = Set(service.declarations.filter { $0.holds(name.type) }.map(\.name) + [name.type])
    func reads(_ expressions: [TypedExpression]) -> Bool {
      expressions.flatMap(\.properties).contains { read in
        read.name == name.property && types.contains(read.base.type.unwrapped.declaredName ?? "")
      }
    }
    var uses: [PropertyUse] = []
    for viewModel in viewModels {
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

extension ServiceModel.Declaration {
  /// Whether it is a union with the type: what is read of the union is read of each of its types.
  fileprivate func holds(_ type: String) -> Bool {
    guard case .union(let union) = kind else { return false }
    return union.cases.contains { $0.type == .named(type) }
  }
}
