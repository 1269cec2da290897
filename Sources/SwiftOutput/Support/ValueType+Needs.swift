import OutputInterface
import ViewModelIR

let foundation = Need.module("Foundation")

extension ValueType {
  /// The type's name in Swift, with its needs.
  var code: Code { .fragment(Fragment(swiftName, needs: needs)) }

  var needs: Set<Need> {
    switch innermost {
    case .decimal, .date, .day, .localDateTime, .duration, .url, .uuid, .styledText:
      [foundation]
    case .json: [.helper("JSONValue")]
    case .string, .integer, .number, .boolean, .named, .viewModel, .list, .dictionary,
      .optional:
      []
    }
  }
}
