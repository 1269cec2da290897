import DocumentReader
import Foundation
import ViewModelIR

/// What the functions of the app give according to the examples of a screen, and the calls that no example has a value for.
package final class FunctionTable: @unchecked Sendable {
  struct Call: Hashable {
    let function: AppFunction
    let arguments: [Value]
  }

  private let service: ServiceModel
  private let makesUpResults: Bool
  private let values: [Call: Value]
  private let lock = NSLock()
  private var unknown: [Call] = []

  /// - Parameter makesUpResults: Whether the result of an unknown call is made up, so that something is shown. Otherwise it is nil, and
  ///   calls with that result are not unknown calls too.
  init(_ screen: Screen, makesUpResults: Bool = true) {
    self.makesUpResults = makesUpResults
    var ignoredDiagnostics: [Diagnostic] = []
    service = screen.service
    values = readValues(of: screen, into: &ignoredDiagnostics)
  }

  /// What the function gives. If no example says so, the call is one of the `unknownCalls`.
  func value(of function: AppFunction, _ arguments: [Value]) -> Value {
    let call = Call(function: function, arguments: arguments)
    if let value = values[call] { return value }
    let lacksArgument = zip(arguments, function.takes).contains { $0 == .null && !$1.isOptional }
    if lacksArgument { return .null }
    lock.withLock {
      if !unknown.contains(call) { unknown.append(call) }
    }
    return makesUpResults ? call.madeUpResult(in: service) : .null
  }

  /// The calls that no example has a value for, in the order in which they were evaluated.
  var unknownCalls: [Call] { lock.withLock { unknown } }
}

extension FunctionTable.Call {
  /// For a String, the call itself: `plainText(<p>Hi</p>)`.
  fileprivate func madeUpResult(in service: ServiceModel) -> Value {
    switch function.gives {
    case .optional: return .null
    case .string:
      return .string("\(function.name)(\(arguments.map(\.shown).joined(separator: ", ")))")
    default:
      var ignoredDiagnostics: [Diagnostic] = []
      return sampleJSON(for: function.gives, in: service).flatMap {
        decode($0, as: function.gives, in: service, into: &ignoredDiagnostics)
      } ?? .null
    }
  }
}

/// Reads the values of all examples. Reports values that do not fit their types, and different results for the same arguments.
func readValues(
  of screen: Screen,
  into diagnostics: inout [Diagnostic]
) -> [FunctionTable.Call: Value] {
  var values: [FunctionTable.Call: (result: Value, location: Location)] = [:]
  for given in screen.functionValues {
    let function = given.function
    let arguments = zip(given.arguments, function.takes).compactMap {
      decode($0, as: $1, in: screen.service, into: &diagnostics)
    }
    let result = decode(given.result, as: function.gives, in: screen.service, into: &diagnostics)
    guard let result, arguments.count == function.takes.count else { continue }
    let call = FunctionTable.Call(function: function, arguments: arguments)
    if let (first, location) = values[call] {
      if first != result { diagnostics.append(.differentResult(given, than: location)) }
    } else {
      values[call] = (result, given.location)
    }
  }
  return values.mapValues(\.result)
}

extension Diagnostic {
  fileprivate static func differentResult(_ value: AppFunctionValue, than first: Location) -> Self {
    Self(
      .exampleData,
      "'\(value.function.name)' has another result for the same arguments on line \(first.line): a function of the app always gives the same, so correct one of them",
      at: value.location
    )
  }
}
