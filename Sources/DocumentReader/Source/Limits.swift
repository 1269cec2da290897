/// Limits that keep hostile or broken input from exhausting the machine. Input that exceeds one is reported as an error, unless noted.
package enum Limits {
  /// The size of an input file, in bytes.
  package static let fileSize = 64 << 20
  /// The size of a sample, in bytes. It can be larger, because only what the schema needs is kept in memory.
  package static let sampleSize = 512 << 20
  /// The depth of nested lists and mappings in a file.
  package static let nesting = 512
  /// The number of nodes that all aliases of a YAML file expand to.
  package static let aliasedNodes = 100_000
  /// The number of `$ref`s in a chain that leads to a type.
  package static let referenceDepth = 64
  /// The number of combinations of branches if one schema has several `anyOf` and `oneOf`. Above it, all their members become optional.
  package static let alternatives = 64
  /// The number of cases that are tried for a value of a union, including those of the unions inside it.
  package static let unionTrials = 50_000
  /// The number of types in a service model.
  package static let types = 20_000
  /// The depth of nested parentheses, calls and operators in an expression.
  package static let expressionDepth = 16
  /// The depth of nested functions over a list's elements, such as `filter`. With many more, compilers take seconds to infer the types.
  package static let nestedFunctions = 4
  /// The number of operators and members in an expression.
  package static let expressionLinks = 256
}
