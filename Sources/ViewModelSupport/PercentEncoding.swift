import Foundation

nonisolated extension StringProtocol {
  /// The text for use in a part of a path or query: all characters except RFC 3986's unreserved
  /// ones are percent-encoded.
  package var percentEncodedPart: String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return addingPercentEncoding(withAllowedCharacters: .init(charactersIn: unreserved))
      ?? ""
  }
}
