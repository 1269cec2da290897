import ViewModelIR

/// The types of one schema file, with what the specs of an output need from them.
package struct SchemaTypeFile: Equatable, Sendable {
  package let path: String
  package let declarations: [ServiceModel.Declaration]
  package let needs: TypeNeeds
  /// The other modules of the app whose types these types contain.
  package let modules: [OtherModule]

  package init(
    path: String,
    declarations: [ServiceModel.Declaration],
    needs: TypeNeeds,
    modules: [OtherModule] = []
  ) {
    self.path = path
    self.declarations = declarations
    self.needs = needs
    self.modules = modules
  }
}

/// What screens need from a service's types.
package struct TypeNeeds: Hashable, Sendable {
  /// The names of the types whose values are compared.
  package var compared: Set<String>
  /// The names of the properties that presenters change, by the names of their types.
  package var changed: [String: Set<String>]

  package init(compared: Set<String> = [], changed: [String: Set<String>] = [:]) {
    self.compared = compared
    self.changed = changed
  }
}
