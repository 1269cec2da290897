/// A value that can be set, with a default.
@propertyWrapper
package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value that was set; `nil` if the default applies.
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
