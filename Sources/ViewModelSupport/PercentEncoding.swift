import Foundation

nonisolated extension StringProtocol {
  /// For a part of a path or a query: everything except RFC 3986's unreserved characters is percent-encoded.
  package var percentEncodedPart: String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return addingPercentEncoding(withAllowedCharacters: .init(charactersIn: unreserved))
      ?? ""
  }
}
