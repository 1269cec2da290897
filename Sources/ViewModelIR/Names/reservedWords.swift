/// Names that a spec cannot use: words of expressions, parameters of adapters, and members that every value has.
package let reservedWords: Set<String> = [
  "hash", "hashValue", "self", "Self", "Type", "Protocol", "init", "model", "context",
]
