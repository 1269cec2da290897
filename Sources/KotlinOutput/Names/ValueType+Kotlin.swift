import ViewModelIR

extension ValueType {
  /// The type in Kotlin.
  func kotlin(in screen: Screen?) throws(NotInKotlin) -> String {
    switch self {
    case .string, .url: return "String"
    case .boolean: return "Boolean"
    case .integer: return "Long"
    case .number: return "Double"
    case .named(let name): return kotlinType(name)
    case .viewModel(let name): return screen?.uiStateName(ofModel: name) ?? kotlinType(name)
    case .list(let element): return "List<\(try element.kotlin(in: screen))>"
    case .optional(let wrapped): return "\(try wrapped.kotlin(in: screen))?"
    case .styledText, .decimal, .date, .day, .localDateTime, .duration, .uuid, .json, .dictionary:
      throw NotInKotlin("a value of the type '\(specName)'")
    }
  }
}

extension Screen {
  /// The name of a view model's class: `ProfileUiState` for the view `ProfileView`, `BookUiState` for the model `Book`.
  func uiStateName(ofModel name: String?) -> String {
    let stem = name ?? (view.hasSuffix("View") ? String(view.dropLast("View".count)) : view)
    return kotlinName(stem) + "UiState"
  }
}
