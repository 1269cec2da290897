/// The bounds that keep a hostile or broken input from taking the machine; each is an error where it is passed.
package enum Limits {
  /// Bytes of one input file.
  package static let fileSize = 64 << 20
  /// Bytes of one sample, of which nothing is kept but what its schema needs.
  package static let sampleSize = 512 << 20
  /// Levels of nested lists and mappings in a file.
  package static let nesting = 512
  /// Nodes that the aliases of one YAML file may stand for, all together.
  package static let aliasedNodes = 100_000
  /// `$ref`s followed from one to the next before a type is reached.
  package static let referenceDepth = 64
  /// Combinations of the branches of several `anyOf` and `oneOf` that stand beside one another; beyond, all their members are optional.
  package static let alternatives = 64
  /// Cases that are tried for one value of a union, those of the unions inside it among them.
  package static let unionTrials = 50_000
  /// Types in one service model.
  package static let types = 20_000
  /// Levels of parentheses, calls and operators in one expression.
  package static let expressionDepth = 16
  /// Functions of elements inside one another; compilers take seconds to find the types of many more.
  package static let nestedFunctions = 4
  /// Operators and members in one expression.
  package static let expressionLinks = 256
}
