/// The access level of what is generated.
package enum Access: String, CaseIterable, Sendable {
  case `internal`
  case `package`
  case `public`
  /// For a file that stands alone: its helpers are nobody else's business.
  case `private`
}
