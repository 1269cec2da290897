import ViewModelIR

extension ValueType {
  /// Specs write types as Swift does.
  package var swiftName: String { specName }
}
