import SwiftCode
import SwiftNaming
import ViewModelIR

extension TypedExpression {
  /// A call, optional where its base is; nil where that has no such function.
  package init?(_ function: Function, of base: TypedExpression, _ arguments: [TypedExpression] = [])
  {
    guard let type = function.definition.type(of: base.type.unwrapped, arguments) else {
      return nil
    }
    self.init(base.type.isOptional ? type.asOptional : type, .call(base, function, arguments))
  }

  /// Whether it is optional only because of a `?.` before it, as `author?.name` is where every author has a name: Swift goes on
  /// with a plain dot.
  package func isOptionalByChaining(in service: ServiceModel) -> Bool {
    switch kind {
    case .property(let base, let name):
      guard base.type.isOptional,
        let property = service.property(name, of: base.type.unwrapped)
      else { return false }
      return !property.type.isOptional
    case .call(let base, let function, let arguments):
      guard base.type.isOptional,
        let result = function.definition.type(of: base.type.unwrapped, arguments)
      else { return false }
      return !result.isOptional
    default: return false
    }
  }

  /// Whether `$0` occurs in it.
  package var usesElement: Bool {
    if case .element = kind { return true }
    return outsideClosures.contains(where: \.usesElement)
  }

  /// Its children except closures, which have their own `$0`.
  var outsideClosures: [TypedExpression] {
    if case .call(let base, let function, _) = kind,
      function.definition.takesClosure(on: base.type.unwrapped)
    {
      return [base]
    }
    return children
  }

  /// `.name.first` for a path from `$0` without optionals on its way, "" for `$0` itself; nil for anything else.
  var elementPath: Code? { keyPath(from: .element) }

  /// The path from the root, which is a closure's element or the model, in the form of a Swift key path.
  package func keyPath(from root: Kind) -> Code? {
    if kind == root { return "" }
    switch kind {
    case .property(let base, let name):
      return base.type.isOptional
        ? nil : base.keyPath(from: root).map { "\($0).\(swiftMember(name))" }
    case .call(let base, let function, []):
      guard let name = function.definition.swiftProperty, !base.type.isOptional else { return nil }
      return base.keyPath(from: root).map { "\($0).\(name)" }
    default: return nil
    }
  }
}
