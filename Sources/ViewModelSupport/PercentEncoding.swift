import Foundation

nonisolated extension StringProtocol {
  /// As a part of a path or of a query: all but RFC 3986's unreserved characters are percent-encoded.
  package var percentEncodedPart: String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return addingPercentEncoding(withAllowedCharacters: .init(charactersIn: unreserved))
      ?? ""
  }
}
