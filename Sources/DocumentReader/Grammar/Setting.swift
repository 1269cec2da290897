/// A value that something may say, and the default.
@propertyWrapper
package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  /// nil if nothing says it.
  package var given: Value?
  package let standard: Value

  package init(wrappedValue: Value) { standard = wrappedValue }

  package var wrappedValue: Value {
    get { given ?? standard }
    set { given = newValue }
  }

  package var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}
