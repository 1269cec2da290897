import ViewModelIR

extension ValueType {
  /// The type in Kotlin.
  ///
  /// - A URL is a `String`, which Android's image loaders take.
  /// - A duration is a `Double` of seconds, so that it has the digits that Swift's `TimeInterval` has.
  func kotlin(in screen: Screen?) throws(NotInKotlin) -> Code {
    switch self {
    case .string, .url: return "String"
    case .boolean: return "Boolean"
    case .integer: return "Long"
    case .number, .duration: return "Double"
    case .decimal: return .imported("BigDecimal", from: "java.math")
    case .date: return .imported("Instant", from: "java.time")
    case .day: return .imported("LocalDate", from: "java.time")
    case .localDateTime: return .imported("LocalDateTime", from: "java.time")
    case .uuid: return .imported("UUID", from: "java.util")
    case .json: return .imported("JsonElement", from: "kotlinx.serialization.json")
    case .named(let name):
      return .text(kotlinType(name), needs: try screen?.tokenNeeds(name) ?? [])
    case .viewModel(let name):
      return .text(screen?.uiStateName(ofModel: name) ?? kotlinType(name))
    case .list(let element): return .sequence(["List<", try element.kotlin(in: screen), ">"])
    case .dictionary(let value):
      return .sequence(["Map<String, ", try value.kotlin(in: screen), ">"])
    case .optional(let wrapped): return .sequence([try wrapped.kotlin(in: screen), "?"])
    case .styledText: return .helper("StyledText")
    }
  }
}

extension Screen {
  /// The name of a view model's class: `ProfileUiState` for the view `ProfileView`, `BookUiState` for the model `Book`.
  func uiStateName(ofModel name: String?) -> String {
    kotlinName(name ?? screenStem) + "UiState"
  }
}

extension [ViewModel.Input] {
  /// The parameters in Kotlin: `userId: String`, or with the prefix `val ` those of a data class.
  func kotlin(in screen: Screen?, prefix: String = "") throws(NotInKotlin) -> [Code] {
    var parameters: [Code] = []
    for input in self {
      let type = try input.type.kotlin(in: screen)
      parameters.append(.sequence([.text("\(prefix)\(kotlinMember(input.name)): "), type]))
    }
    return parameters
  }
}
