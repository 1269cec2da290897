/// The access level of what is generated.
package enum Access: String, CaseIterable, Sendable {
  case `internal`
  case `package`
  case `public`

  /// What stands before a declaration: `public `, nothing for internal.
  var prefix: String { self == .internal ? "" : "\(rawValue) " }
}
