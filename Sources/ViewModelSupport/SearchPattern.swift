// MARK: SearchPattern, PatternNode, ScalarSet
/// A pattern that a part of a text can match, such as `^[A-Z]{3}-\d+$`.
///
/// It has the syntax of regular expressions, except for what could take long, such as
/// backreferences: the time of a search grows only with the lengths of the text and the pattern.
public nonisolated struct SearchPattern: Sendable {
  /// What a search does next.
  enum Step: Sendable {
    /// Moves past one scalar.
    case one(ScalarSet)
    case start
    case end
    case boundary(Bool)
    /// Tries both steps. The first has precedence.
    case fork(Int, Int)
    /// Notes where the group of half this number begins, or, if the number is odd, ends.
    case mark(Int)
    case found
  }

  /// The steps; the search begins with the first.
  private(set) var steps: [Step] = []

  /// The number of groups, without those that begin with `(?:`.
  public let groups: Int
  private let keepsGroups: Bool

  private static let maximumSteps = 2_000

  /// - Parameter keepsGroups: Whether a search finds out what the groups match.
  public init(_ text: String, keepsGroups: Bool = false) throws {
    var reader = PatternReader(text)
    let node = try reader.pattern()
    groups = reader.groups
    self.keepsGroups = keepsGroups
    append(node)
    steps.append(.found)
    if steps.count > Self.maximumSteps {
      throw Problem(kind: .tooLong, range: 0..<text.utf8.count)
    }
  }

  private mutating func append(_ node: PatternNode) {
    // A pattern that is too long has an error anyway.
    if steps.count > Self.maximumSteps { return }
    switch node {
    case .step(let step): steps.append(step)
    case .sequence(let nodes): for node in nodes { append(node) }
    case .choice(let nodes): append(choice: nodes[...])
    case .group(let node, let number):
      if keepsGroups { steps.append(.mark(2 * number)) }
      append(node)
      if keepsGroups { steps.append(.mark(2 * number + 1)) }
    case .repeated(let node, let counts, let isLazy):
      for _ in 0..<counts.lowerBound {
        let before = steps.count
        append(node)
        // Repeating what has no steps adds none either, but could take years.
        if steps.count == before { break }
      }
      if counts.upperBound == .max {
        appendOptional(node, isLazy, isLoop: true)
      } else {
        appendOptional(node, isLazy, times: counts.count - 1)
      }
    }
  }

  private mutating func append(choice nodes: ArraySlice<PatternNode>) {
    guard let first = nodes.first else { return }
    if nodes.count == 1 { return append(first) }
    let fork = reserve()
    append(first)
    let exit = reserve()
    steps[fork] = .fork(fork + 1, steps.count)
    append(choice: nodes.dropFirst())
    steps[exit] = .fork(steps.count, steps.count)
  }

  /// Appends a node that can be skipped and, in a loop, can follow itself.
  private mutating func appendOptional(_ node: PatternNode, _ isLazy: Bool, isLoop: Bool) {
    let fork = reserve()
    append(node)
    if isLoop { steps.append(.fork(fork, fork)) }
    steps[fork] = isLazy ? .fork(steps.count, fork + 1) : .fork(fork + 1, steps.count)
  }

  /// Appends a node that can follow itself, and can be skipped.
  private mutating func appendOptional(_ node: PatternNode, _ isLazy: Bool, times: Int) {
    var forks: [Int] = []
    for _ in 0..<times where steps.count <= Self.maximumSteps {
      forks.append(reserve())
      append(node)
    }
    for fork in forks {
      steps[fork] = isLazy ? .fork(steps.count, fork + 1) : .fork(fork + 1, steps.count)
    }
  }

  /// Appends a step that is known later, and returns its index.
  private mutating func reserve() -> Int {
    steps.append(.found)
    return steps.count - 1
  }

  /// A mistake in the text of a pattern.
  public struct Problem: Error {
    public enum Kind: Sendable {
      case missingParenthesis, extraParenthesis, group, missingBracket, emptySet, reversedRange
      case nothingToRepeat, repeatedTwice, count, brace, escape, category, backreference, tooLong
    }

    public let kind: Kind
    /// The UTF-8 offsets in the text.
    public let range: Range<Int>
  }
}

/// The syntax tree of a pattern.
nonisolated indirect enum PatternNode {
  case step(SearchPattern.Step)
  case sequence([PatternNode])
  case choice([PatternNode])
  case group(PatternNode, Int)
  /// The upper bound is `Int.max` if there is none.
  case repeated(PatternNode, ClosedRange<Int>, isLazy: Bool)
}

/// A set of Unicode scalars, such as `[^a-z\d]`.
nonisolated struct ScalarSet: Sendable {
  enum Part: Sendable {
    case range(ClosedRange<Unicode.Scalar>)
    case digit(Bool)
    case word(Bool)
    case space(Bool)
    case category(Set<Unicode.GeneralCategory>, Bool)
  }

  var parts: [Part]
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    for part in parts {
      let isIn =
        switch part {
        case .range(let range): range.contains(scalar)
        case .digit(let isDigit): ("0"..."9" ~= scalar) == isDigit
        case .word(let isWord): Self.isWord(scalar) == isWord
        case .space(let isSpace): scalar.properties.isWhitespace == isSpace
        case .category(let categories, let isWanted):
          categories.contains(scalar.properties.generalCategory) == isWanted
        }
      if isIn { return !isNegated }
    }
    return isNegated
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: false
      }
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return scalar.properties.isAlphabetic
    }
  }
}
