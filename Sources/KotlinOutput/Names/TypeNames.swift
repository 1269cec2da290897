import OutputInterface
import ViewModelIR

/// The names of types in Kotlin.
struct TypeNames {
  let options: TwinOptions
  /// The token types of the module itself; empty if only the types of a service are written, which have none.
  var tokens: [ServiceModel.Declaration] = []

  /// The name of a service's type: the chosen one, or that of the spec in Kotlin's spelling.
  func name(of type: String) -> String {
    if let chosen = options.names[type] { return chosen }
    let name = kotlinName(type)
    return isReservedType(name) ? name + "Model" : name
  }

  /// The name of a view model's class: `BookUiState` for the model `Book`.
  func uiState(of model: String) -> String { kotlinName(model) + options.modelSuffix }
}

/// A screen, with the names that its types have in Kotlin.
@dynamicMemberLookup
struct KotlinScreen {
  let screen: Screen
  let types: TypeNames

  init(_ screen: Screen, _ options: TwinOptions) {
    self.screen = screen
    let tokens = screen.service.tokens.filter { !screen.isOfOtherModule($0.name) }
    types = TypeNames(options: options, tokens: tokens)
  }

  subscript<Value>(dynamicMember member: KeyPath<Screen, Value>) -> Value {
    screen[keyPath: member]
  }

  /// The name of a view model's class: `ProfileUiState` for the view `ProfileView`, `BookUiState` for the model `Book`.
  func uiStateName(ofModel name: String?) -> String { types.uiState(of: name ?? screen.screenStem) }

  /// The name of the class that keeps the presenter while the device rotates: `ProfileViewModel` for the view `ProfileView`.
  var screenModelName: String { kotlinName(screen.screenStem) + types.options.screenSuffix }

  /// The name of a union's case: `Content.ImageCase`, or `Content.Unknown` for a value that the schema does not declare.
  func unionCase(_ name: String, of type: ValueType) -> String {
    let union = type.unwrapped.declaredName ?? ""
    return
      "\(types.name(of: union)).\(isUnknown(name, in: union) ? unknownCase : kotlinUnionCase(name))"
  }

  private func isUnknown(_ name: String, in type: String) -> Bool {
    guard case .union(let union)? = screen.service[type]?.kind else { return false }
    return union.keepsUnknown && name == "unknown"
  }
}
