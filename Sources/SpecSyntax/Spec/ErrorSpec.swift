import DocumentReader
import Foundation

package enum ErrorKey: String, MappingKey {
  case text, error, retry

  package static let mapping = "an error"

  package var definition: KeyDefinition {
    switch self {
    case .text: .init(.text, isRequired: true, "the message, where no field shows the error")
    case .error:
      .init(
        .either([.text, .names(.text)]),
        "the input of type `String?` that receives the text, to show it [beside a field](#errors-beside-fields), or `input: text` for several"
      )
    case .retry:
      .init(.bool, "`true` lets the user [try again](#trying-again) what has failed")
    }
  }

  /// What an entry of `errors` can be.
  package static let entry = KeyShape.either([.text, .mapping(ErrorKey.self)])
}

extension Spec.Presenter {
  /// An entry of `errors`.
  package struct ErrorText: Sendable {
    /// `nil` if the key is invalid, which has been reported.
    package var pattern: Pattern?
    package var key: String
    package var location: Location
    package var text: SpecTemplate
    /// The inputs beside whose fields the error is shown, with their texts; `nil` for the text of the error itself.
    package var fields: [(input: Node, text: SpecTemplate?)] = []
    /// Whether the user can try again what has failed.
    package var isRetried = false

    /// The name of the error, without its parameters.
    package var name: Substring { key.prefix { $0 != "(" } }
  }

  /// A key of `errors`: `locked` or `quota(limit: Int)`, `URLError.timedOut`, or `default`.
  package enum Pattern: Sendable {
    case own(name: String, parameters: [Spec.Input])
    case connection(String)
    case other
  }
}

func readErrors(
  _ members: [Node.Member],
  into diagnostics: inout [Diagnostic]
) -> [Spec.Presenter.ErrorText] {
  var seen: [String: Location] = [:]
  return members.map { member in
    var pattern = readPattern(member, into: &diagnostics)
    if case .own(let name, _)? = pattern {
      if let first = seen[name] {
        let location = member.keyLocation
        diagnostics.append(.duplicateName(name, what: "an error", first: first, at: location))
        pattern = nil
      } else {
        seen[name] = member.keyLocation
      }
    }
    var error = Spec.Presenter.ErrorText(
      pattern: pattern,
      key: member.key,
      location: member.keyLocation,
      text: SpecTemplate(
        member.value.members == nil ? member.value : nothing(member),
        into: &diagnostics
      )
    )
    readKeys(of: member, to: &error, into: &diagnostics)
    return error
  }
}

/// What stands for a text that is missing, which is reported.
private func nothing(_ member: Node.Member) -> Node {
  Node(.null, isReported: true, at: member.value.location)
}

/// Reads an error that is a mapping.
private func readKeys(
  of member: Node.Member,
  to error: inout Spec.Presenter.ErrorText,
  into diagnostics: inout [Diagnostic]
) {
  guard member.value.members != nil,
    let keys = KeyReader<ErrorKey>(member.value, "error '\(member.key)'", into: &diagnostics)
  else { return }
  if let text = keys.node(.text) { error.text = SpecTemplate(text, into: &diagnostics) }
  error.isRetried = keys.bool(.retry, into: &diagnostics) ?? false
  guard let field = keys.node(.error) else { return }
  if member.key == "default" { return diagnostics.append(.defaultBesideField(at: field.location)) }
  if field.members == nil {
    error.fields = keys.scalar(.error, into: &diagnostics).map { [($0, nil)] } ?? []
    return
  }
  error.fields = keys.members(.error, into: &diagnostics).map { member in
    (
      Node(.string(member.key), at: member.keyLocation),
      SpecTemplate(member.value, into: &diagnostics)
    )
  }
}

private func readPattern(
  _ member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> Spec.Presenter.Pattern? {
  let key = member.key
  let location = member.keyLocation
  if key == "default" { return .other }
  if key.hasPrefix("URLError.") {
    let code = String(key.dropFirst("URLError.".count))
    if urlErrorCodes.contains(code) { return .connection(code) }
    diagnostics.append(.unknownURLError(code, known: urlErrorCodes, at: location))
    return nil
  }
  var found: [Diagnostic] = []
  let open = key.firstIndex(of: "(")
  let name = String(key[..<(open ?? key.endIndex)])
  checkPropertyName(name, "an error", at: location, into: &found)
  if !found.isEmpty, name.contains(".") { found = [.errorPattern(name, at: location)] }
  var parameters: [Spec.Input] = []
  if let open, found.isEmpty {
    let inside = key[key.index(after: open)...]
    parameters = readParameters(inside, of: member, into: &found)
  }
  diagnostics += found
  return found.isEmpty ? .own(name: name, parameters: parameters) : nil
}

/// Reads the parameters of an error from the text after its opening parenthesis, such as `limit: Int)`.
private func readParameters(
  _ text: Substring,
  of member: Node.Member,
  into diagnostics: inout [Diagnostic]
) -> [Spec.Input] {
  let location = member.keyLocation
  guard text.hasSuffix(")") else {
    diagnostics.append(.errorPattern(member.key, at: location))
    return []
  }
  return text.dropLast().split(separator: ",").compactMap { parameter in
    let parts = parameter.split(separator: ":", maxSplits: 1)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard let name = parts.first, let type = parts.last, parts.count == 2 else {
      diagnostics.append(.errorPattern(member.key, at: location))
      return nil
    }
    checkVariableName(name, "a parameter", at: location, into: &diagnostics)
    return Spec.Input(name: name, location: location, type: Node(.string(type), at: location))
  }
}

extension Diagnostic {
  fileprivate static func defaultBesideField(at location: Location) -> Self {
    Self(
      .wrongType,
      "'default' is the text of all other errors, which are about no field: remove 'error'",
      at: location
    )
  }

  fileprivate static func errorPattern(_ key: String, at location: Location) -> Self {
    Self(
      .name,
      "'\(key)' is not a valid error: write a case such as 'locked' or 'quota(limit: Int)', a code such as 'URLError.timedOut', or 'default'",
      at: location
    )
  }

  fileprivate static func unknownURLError(
    _ code: String,
    known: [String],
    at location: Location
  ) -> Self {
    let begins = known.first { $0.hasPrefix(code) && !code.isEmpty }.map { Hint(nearest: $0) }
    let hint =
      Hint(for: code, near: known) ?? begins ?? "see Apple's documentation of 'URLError.Code'"
    return Self(.unknownName, "URLError has no '\(code)'; \(hint)", at: location)
  }
}

/// The names of the codes in Foundation's `URLError.Code`.
private let urlErrorCodes = [
  "appTransportSecurityRequiresSecureConnection", "backgroundSessionInUseByAnotherProcess",
  "backgroundSessionRequiresSharedContainer", "backgroundSessionWasDisconnected",
  "badServerResponse",
  "badURL", "callIsActive", "cannotCloseFile", "cannotConnectToHost", "cannotCreateFile",
  "cannotDecodeContentData", "cannotDecodeRawData", "cannotFindHost", "cannotLoadFromNetwork",
  "cannotMoveFile", "cannotOpenFile", "cannotParseResponse", "cannotRemoveFile",
  "cannotWriteToFile", "clientCertificateRejected", "clientCertificateRequired",
  "dataLengthExceedsMaximum", "dataNotAllowed", "dnsLookupFailed",
  "downloadDecodingFailedMidStream", "downloadDecodingFailedToComplete", "fileDoesNotExist",
  "fileIsDirectory", "httpTooManyRedirects", "internationalRoamingOff", "networkConnectionLost",
  "noPermissionsToReadFile", "notConnectedToInternet", "redirectToNonExistentLocation",
  "requestBodyStreamExhausted", "resourceUnavailable", "secureConnectionFailed",
  "serverCertificateHasBadDate", "serverCertificateHasUnknownRoot",
  "serverCertificateNotYetValid", "serverCertificateUntrusted", "timedOut", "unknown",
  "unsupportedURL", "userAuthenticationRequired", "userCancelledAuthentication",
  "zeroByteResource",
]
