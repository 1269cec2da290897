import OutputInterface
import ViewModelIR

/// The properties that convert values of the app's own types, by the name of their type, as the template `Conversions` takes them.
func conversions(in expressions: [TypedExpression], _ service: ServiceModel) -> TemplateValue {
  if service.app == nil { return [] }
  var found: [String: [String: ServiceModel.Property]] = [:]
  for read in expressions.flatMap(\.properties) {
    let type = read.base.type.unwrapped
    guard let property = service.property(read.name, of: type), property.conversion != nil else {
      continue
    }
    found[type.swiftName, default: [:]][property.name] = property
  }
  return .list(
    found.sorted { $0.key < $1.key }.map { type, properties in
      let sorted = properties.values.sorted { $0.name < $1.name }
      return [
        "type": .text(type),
        "properties": declarations(sorted.compactMap(\.converter), indent: 2),
      ]
    }
  )
}

extension ServiceModel.Property {
  /// `var sizeValue: Int { Int(size) }`
  fileprivate var converter: Declaration? {
    conversion.map { conversion in
      Declaration(
        doc: "The value of `\(name)` as the type \(type.swiftName).",
        head: "fileprivate var \(swiftIdentifier(conversion.name)): \(type.code)",
        body: [converted(.text(swiftIdentifier(name)), from: conversion.from)]
      )
    }
  }
}

private func converted(_ value: Code, from type: ServiceModel.ForeignType) -> Code {
  switch type {
  case .same: value
  case .integer(isWide: false): .call("Int", [value])
  case .integer(isWide: true): .call("Int", [.argument("clamping", value)])
  case .float: .call("Double", [value])
  case .duration: .binary(value, [.init("/", ".seconds(1)")])
  case .set(.same): .chain(value, [".sorted()"])
  case .set(let element): .chain(mapped("map", value, element), [".sorted()"])
  case .list(let element), .optional(let element): mapped("map", value, element)
  case .dictionary(let element): mapped("mapValues", value, element)
  }
}

private func mapped(
  _ function: String,
  _ value: Code,
  _ element: ServiceModel.ForeignType
) -> Code {
  .chain(
    value,
    [.sequence([.text(".\(function) "), .closure([converted("$0", from: element)])])]
  )
}
