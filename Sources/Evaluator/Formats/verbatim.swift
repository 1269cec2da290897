import Foundation
import ViewModelIR

/// A string: `value`; a URL: `value.absoluteString`; a UUID: `value.uuidString`
func verbatim(_ value: Value) -> String {
  switch value {
  case .string(let text): text
  case .url(let url): url.absoluteString
  case .uuid(let uuid): uuid.uuidString
  default: ""
  }
}
