import ViewModelIR

/// The end of a path, with its new value.
typealias Change = (path: ArraySlice<PropertyPath.Step>, value: Code)

extension KotlinScreen {
  /// `old.copy(poll = old.poll?.copy(voted = true))`: the value with others at the ends of paths, unless something on a path is null.
  ///
  /// - Parameters:
  ///   - owner: The type of the value; `nil` if its lists are not lossy.
  ///   - isKnown: Whether nothing on the paths is null.
  func copy(
    _ changes: [Change],
    of base: String,
    in owner: ValueType?,
    isOptional: Bool = false,
    isKnown: Bool = false
  ) -> Code {
    var names: [String] = []
    for name in changes.compactMap(\.path.first?.name) where !names.contains(name) {
      names.append(name)
    }
    guard !names.isEmpty else { return changes.first?.value ?? .text(base) }
    var arguments: [Code] = []
    for name in names {
      let own = changes.filter { $0.path.first?.name == name }
      let member = kotlinMember(name)
      let place = "\(base).\(member)"
      let isNullable = own.contains { $0.path.count > 1 && $0.path.first?.type.isOptional == true }
      var value = copy(
        own.map { ($0.path.dropFirst(), $0.value) },
        of: place,
        in: own.first?.path.first?.type.unwrapped,
        isOptional: isNullable && !isKnown,
        isKnown: isKnown
      )
      if isLossy(name, in: owner), value != "null" {
        value = .sequence([.text("\(place)."), .call(.helper("withElements"), [value])])
      }
      arguments.append(.assignment(.text(member), value))
    }
    return .call(.text("\(base)\(isOptional ? "?" : "").copy"), arguments)
  }

  private func isLossy(_ name: String, in owner: ValueType?) -> Bool {
    owner.flatMap { screen.service.property(name, of: $0) }?.skippedCount != nil
  }
}
