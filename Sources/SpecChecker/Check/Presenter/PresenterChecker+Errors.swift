import DocumentReader
import Foundation
import ViewModelIR

extension PresenterChecker {
  /// The texts of the errors that have one, and that of all others.
  func errorTexts(in scope: Scope) -> (texts: [Presenter.ErrorText], other: Text?) {
    var texts: [Presenter.ErrorText] = []
    var other: Text?
    var seen: [String: Location] = [:]
    for member in spec.errors {
      problems.noting { () throws(Diagnostic) in
        let id = id(["errors", member.key])
        if member.key == "default" {
          other = try screen.text(member.value, id, in: scope, allowsOptionals: false)
          return
        }
        let pattern = try pattern(member)
        if case .own(let name, _) = pattern {
          if let first = seen[name] {
            throw .duplicateName(name, what: "an error", first: first, at: member.keyLocation)
          }
          seen[name] = member.keyLocation
        }
        var scope = scope
        if case .own(_, let parameters) = pattern {
          for parameter in parameters { scope.variables[parameter.name] = parameter.type }
        }
        let text = try screen.text(member.value, id, in: scope, allowsOptionals: false)
        texts.append(.init(pattern: pattern, location: member.keyLocation, text: text))
      }
    }
    if other == nil, !spec.errors.contains(where: { $0.key == "default" }), !spec.errors.isEmpty {
      problems.note(.missingKey("default", in: "'errors'", at: spec.errorsLocation))
    } else if spec.errors.isEmpty {
      problems.note(.missingKey("default", in: "'errors'", at: spec.errorsLocation))
    }
    return (texts, other)
  }

  /// `locked`, `quota(limit: Int)` or `URLError.timedOut`
  private func pattern(_ member: Node.Member) throws(Diagnostic) -> Presenter.ErrorPattern {
    let key = member.key
    if key.hasPrefix("URLError.") {
      let code = String(key.dropFirst("URLError.".count))
      guard urlErrorCodes.contains(code) else {
        throw .unknownURLError(code, known: urlErrorCodes, at: member.keyLocation)
      }
      return .connection(code)
    }
    guard let open = key.firstIndex(of: "(") else {
      return .own(name: try caseName(key, member), parameters: [])
    }
    let name = try caseName(String(key[..<open]), member)
    guard key.hasSuffix(")") else { throw .errorPattern(key, at: member.keyLocation) }
    let inside = key[key.index(after: open)...].dropLast()
    let parameters = try problems.all(inside.split(separator: ",")) {
      (parameter) throws(Diagnostic) in
      let parts = parameter.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { throw .errorPattern(key, at: member.keyLocation) }
      var found: [Diagnostic] = []
      checkVariableName(parts[0], "a parameter", at: member.keyLocation, into: &found)
      if let first = found.first { throw first }
      let type = Node(.string(parts[1]), at: member.keyLocation)
      return ViewModel.Input(name: parts[0], type: try screen.type(type))
    }
    return .own(name: name, parameters: parameters)
  }

  private func caseName(_ name: String, _ member: Node.Member) throws(Diagnostic) -> String {
    var found: [Diagnostic] = []
    checkPropertyName(name, "an error", at: member.keyLocation, into: &found)
    if let first = found.first {
      throw name.contains(".") ? .errorPattern(name, at: member.keyLocation) : first
    }
    return name
  }
}

/// The codes of `URLError`, as Foundation names them.
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
