/// The error for data that is nested too deeply for the thread's stack. Decoding another type would
/// not help.
package nonisolated struct StackShortage: Error {}

nonisolated extension Decoder {
  /// Returns the decoded value, or `nil` if the data has another form. Throws if the data is nested
  /// too deeply.
  package func attempt<Value>(_ decode: @autoclosure () throws -> Value?) throws -> Value? {
    do {
      return try decode()
    } catch {
      if case DecodingError.dataCorrupted(let context) = error,
        context.underlyingError is StackShortage
      {
        throw error
      }
      return nil
    }
  }
}
