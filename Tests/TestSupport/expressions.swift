import ViewModelIR

package func literal(_ value: Value, _ type: ValueType) -> TypedExpression {
  TypedExpression(type, .literal(value))
}

package func int(_ value: Int) -> TypedExpression { literal(.integer(value), .integer) }

package func number(_ value: Double) -> TypedExpression { literal(.number(value), .number) }

package func string(_ value: String) -> TypedExpression { literal(.string(value), .string) }

package func bool(_ value: Bool) -> TypedExpression { literal(.bool(value), .boolean) }

package func ints(_ values: Int...) -> TypedExpression {
  literal(.list(values.map(Value.integer)), .list(.integer))
}

package func strings(_ values: String...) -> TypedExpression {
  literal(.list(values.map(Value.string)), .list(.string))
}

package let null = literal(.null, .optional(.string))

/// `$0`
package func element(_ type: ValueType) -> TypedExpression { TypedExpression(type, .element) }

/// A property of the service model.
package func model(_ name: String, _ type: ValueType) -> TypedExpression {
  TypedExpression(type, .property(TypedExpression(.named("Model"), .model), name))
}
