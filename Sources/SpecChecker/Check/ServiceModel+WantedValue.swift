import DocumentReader
import ViewModelIR

extension ServiceModel {
  /// A description of the type's values for messages, such as `true or false`.
  func wantedValue(_ type: ValueType) -> String {
    switch type {
    case .string: return "a text"
    case .styledText: return "a text in Markdown"
    case .integer: return "a whole number"
    case .number, .decimal: return "a number"
    case .duration: return "a number of seconds"
    case .boolean: return "true or false"
    case .date: return "a time such as '2024-03-05T13:45:07Z'"
    case .day: return "a day such as '2024-03-05'"
    case .localDateTime: return "a date and time without an offset, such as '2024-03-05T13:45'"
    case .url: return "a URL"
    case .uuid: return "a UUID"
    case .list: return "a list"
    case .json: return "any JSON, which an expectation cannot express"
    case .dictionary: return "a mapping"
    case .optional(let wrapped): return wantedValue(wrapped) + " or null"
    case .viewModel(let name): return "a mapping of fields of the model '\(name)'"
    case .named(let name):
      guard let enumeration = enumeration(type) else {
        return "a '\(name)', which an expectation cannot express: add fields for its properties"
      }
      return list(Array(enumeration.shownValues.prefix(8)))
    }
  }
}
