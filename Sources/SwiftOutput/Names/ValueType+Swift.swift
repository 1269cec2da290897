import ViewModelIR

extension ValueType {
  /// The type's name in Swift, which is the same as in specs.
  package var swiftName: String { specName }
}
