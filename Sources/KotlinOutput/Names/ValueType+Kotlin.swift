import ViewModelIR

extension ValueType {
  /// The type in Kotlin.
  ///
  /// - A URL is a `String`, which Android's image loaders take.
  /// - A duration is a `Double` of seconds, so that it has the digits that Swift's `TimeInterval` has.
  func kotlin(in types: TypeNames) throws(NotInKotlin) -> Code {
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
    case .nothing: return "Unit"
    case .data: return "ByteArray"
    case .named(let name):
      return .text(types.name(of: name), needs: try types.tokenNeeds(name))
    case .viewModel(let name): return .text(types.uiState(of: name))
    case .list(let element): return .sequence(["List<", try element.kotlin(in: types), ">"])
    case .dictionary(let value):
      return .sequence(["Map<String, ", try value.kotlin(in: types), ">"])
    case .optional(let wrapped): return .sequence([try wrapped.kotlin(in: types), "?"])
    case .styledText: return .helper("StyledText")
    }
  }
}

extension [ViewModel.Input] {
  /// The parameters in Kotlin: `userId: String`, or with the prefix `val ` those of a data class.
  func kotlin(in types: TypeNames, prefix: String = "") throws(NotInKotlin) -> [Code] {
    var parameters: [Code] = []
    for input in self {
      let type = try input.type.kotlin(in: types)
      parameters.append(.sequence([.text("\(prefix)\(kotlinMember(input.name)): "), type]))
    }
    return parameters
  }
}
