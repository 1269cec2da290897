import DocumentReader
import ViewModelIR

extension PresenterWriter {
  /// The name of the parameter of the function for an error's text.
  private var error: String { own("error") }

  /// The function that returns an error's text.
  var errorText: Declaration {
    get throws(NotInKotlin) {
      var branches: [Code.Branch] = []
      // `SocketException` is the superclass of `ConnectException`, so it is tested last.
      let lost = presenter.errors.filter { $0.pattern == .connection("networkConnectionLost") }
      let others = presenter.errors.filter { $0.pattern != .connection("networkConnectionLost") }
      for error in others + lost { branches.append(try branch(error)) }
      let other = try texts.code(presenter.otherError)
      let text = branches.isEmpty ? other : .choice(of: .text(error), branches, otherwise: other)
      return Declaration(
        .assignment("private fun \(own("errorText"))(\(error): Exception): String", text),
        isMember: true
      )
    }
  }

  private func branch(_ error: Presenter.ErrorText) throws(NotInKotlin) -> Code.Branch {
    let (type, writer) = try matching(error)
    return .init(conditions: [.sequence(["is ", type])], value: try writer.code(error.text))
  }

  /// The type of an error, and a writer whose texts read its values.
  private func matching(
    _ error: Presenter.ErrorText
  ) throws(NotInKotlin) -> (type: Code, writer: TextWriter) {
    var writer = texts
    let type: Code
    switch error.pattern {
    case .connection(let code):
      guard let (package, name) = connectionErrors[code] else {
        let known = DocumentReader.list(connectionErrors.keys.sorted(), "and")
        throw NotInKotlin("the error 'URLError.\(code)', unlike \(known),", at: error.location)
      }
      type = .imported(name, from: package)
    case .own(let name, let parameters):
      type = "\(exceptionName(presenter.service.protocolName)).\(nestedType(name, "Error"))"
      for parameter in parameters {
        let value: Code = "\(self.error).\(kotlinMember(exceptionMember(parameter.name)))"
        writer.expressions.variables[parameter.name] = value
      }
    }
    return (type, writer)
  }

  /// `error is NoteStoreException.Locked`
  func test(of error: Presenter.ErrorText) throws(NotInKotlin) -> Code {
    .sequence(["error is ", try matching(error).type, except(error)])
  }

  /// Returns the statements that show an error beside the fields that it is about or, if it is about none, elsewhere.
  func show(elsewhere: [Code]) -> [Code] {
    if presenter.errorsOfFields.isEmpty { return elsewhere }
    return [.block(head: "if (!\(showing)(it))", elsewhere)]
  }

  var showing: String { own("showBesideFields") }

  /// The function that shows an error beside the fields that it is about.
  var errorFields: Declaration? {
    get throws(NotInKotlin) {
      var statements: [Code] = []
      for error in presenter.errorsOfFields {
        let (type, writer) = try matching(error)
        statements.append(
          .block(
            head: .sequence(["if (\(self.error) is ", type, except(error), ")"]),
            try fields(of: error, writer)
          )
        )
      }
      if statements.isEmpty { return nil }
      return Declaration(
        doc: "Shows an error beside the fields that it is about. Returns whether there are any.",
        head: "private fun \(showing)(\(error): Exception): Boolean",
        statements: statements + ["return false"]
      )
    }
  }

  /// `SocketException` is the superclass of `ConnectException`, which can have a text of its own.
  private func except(_ error: Presenter.ErrorText) -> Code {
    let specific = Presenter.ErrorPattern.connection("cannotConnectToHost")
    guard error.pattern == .connection("networkConnectionLost"),
      presenter.errors.contains(where: { $0.pattern == specific }),
      let (package, name) = connectionErrors["cannotConnectToHost"]
    else { return "" }
    return .sequence([" && \(self.error) !is ", .imported(name, from: package)])
  }

  private func fields(
    of error: Presenter.ErrorText,
    _ writer: TextWriter
  ) throws(NotInKotlin) -> [Code] {
    var statements: [Code] = []
    for field in error.fields {
      let text = try field.text.map { (text) throws(NotInKotlin) in try writer.optionalCode(text) }
      let value = text ?? "\(own("errorText"))(\(self.error))"
      statements.append(.assignment("\(mutableName(field.local)).value", value))
    }
    let isShown: Code =
      error.isCertainlyShown
      ? "true"
      : error.fields.map { Code.text("\(kotlinMember($0.local)).value != null") }
        .reduce(nil) { all, one in all.map { .binary($0, sign: "||", one) } ?? one } ?? "true"
    return statements + ["render()", .sequence(["return ", isShown])]
  }
}

/// What Java's network library, and those on top of it, throw for the errors of a connection that specs name.
let connectionErrors: [String: (package: String, name: String)] = [
  "cannotConnectToHost": ("java.net", "ConnectException"),
  "networkConnectionLost": ("java.net", "SocketException"),
  "notConnectedToInternet": ("java.net", "UnknownHostException"),
  "secureConnectionFailed": ("javax.net.ssl", "SSLException"),
  "timedOut": ("java.net", "SocketTimeoutException"),
]

/// The name of a property of an exception, which has properties of its own.
func exceptionMember(_ name: String) -> String {
  let own = ["cause", "localizedMessage", "message", "stackTrace", "suppressed"]
  return own.contains(name) ? "\(name)Value" : name
}

/// `NoteStoreException`
func exceptionName(_ service: String) -> String { kotlinName(service) + "Exception" }
