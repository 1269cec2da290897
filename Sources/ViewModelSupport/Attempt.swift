/// The error for data that nests too deeply for the stack of the thread: reading it as another type would not help.
package nonisolated struct StackShortage: Error {}

nonisolated extension Decoder {
  /// What it decodes, or nil if the data has another form; fails if the data nests too deeply.
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
