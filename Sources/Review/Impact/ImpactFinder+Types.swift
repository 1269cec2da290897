import ViewModelIR
import Workspace

/// Finds the fields that have another type in the next build, which the app's views must follow.
extension ImpactFinder {
  mutating func addTypes(
    of next: CompiledSpec?,
    _ now: GroupedSpec?,
    to found: inout ScreenImpact
  ) {
    guard let next = next?.screen, let now,
      let before = sides.specChange.compiled(now.path, in: now.group).screen
    else { return }
    for type in typeChanges(from: before, to: next) {
      let causes = found.findings.indices.filter { index in
        found.findings[index].change != nil && found.findings[index].fields.contains(type.field)
      }
      for index in causes {
        found.findings[index].types.append(type)
        found.findings[index].nextBuild = max(found.findings[index].nextBuild, .strings)
      }
      if causes.isEmpty {
        found.findings.append(
          ScreenImpact.Finding(
            change: nil,
            released: .none,
            nextBuild: .strings,
            fields: [type.field],
            types: [type]
          )
        )
      }
    }
  }

  private func typeChanges(from before: Screen, to after: Screen) -> [TypeChange] {
    let language = sides.next.language
    func types(of screen: Screen) -> [(field: String, type: String)] {
      screen.allViewModels.flatMap { viewModel in
        viewModel.fields.map { field in
          (viewModel.declaredName(of: field), language.name(of: field.type, in: screen))
        }
      }
    }
    let old = Dictionary(types(of: before), uniquingKeysWith: { first, _ in first })
    return types(of: after).compactMap { field, type in
      guard let old = old[field], old != type else { return nil }
      return TypeChange(field: field, before: old, after: type)
    }
  }
}
