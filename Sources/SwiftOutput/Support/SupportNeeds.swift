import OutputInterface
import ViewModelIR

/// The helpers and types that generated code needs from the support file.
package struct SupportNeeds: Sendable {
  /// The needed helpers, as indices of `supportPieces`.
  package var pieces: Set<Int> = []
  /// The languages with plurals of whole numbers.
  package var languages: Set<String> = []
  /// The languages with plurals of numbers with a fraction.
  package var fractionLanguages: Set<String> = []
  /// The case names of each token type.
  package var tokens: [String: Set<String>] = [:]

  package init() {}

  package init(_ needs: Set<Need>) {
    for need in needs {
      switch need {
      case .helper(let name): if let piece = pieceByName[name] { pieces.insert(piece) }
      case .plural(let language, ofDigits: false): languages.insert(language)
      case .plural(let language, ofDigits: true):
        fractionLanguages.insert(language)
        if let operands = pieceByName["PluralOperands"] { pieces.insert(operands) }
      case .tokens, .testHelper, .own, .module, .testedModule: break
      }
    }
  }

  package init(of files: some Sequence<RenderedText>) {
    self.init(files.reduce(into: []) { $0.formUnion($1.needs) })
  }

  package mutating func addTokens(of screen: Screen) {
    for type in screen.service.tokens where !screen.isOfOtherModule(type.name) {
      tokens[type.name, default: []].formUnion(type.caseNames)
    }
  }

  /// Whether the code needs `DisplayContext`.
  var usesContext: Bool {
    withIndirect.pieces.contains { supportPieces[$0].names == ["DisplayContext"] }
  }

  /// The needs, including those of the needed helpers themselves.
  var withIndirect: Self {
    var all = Self()
    all.addWithIndirect(self)
    all.tokens = tokens
    return all
  }

  private mutating func addWithIndirect(_ direct: Self) {
    languages.formUnion(direct.languages)
    fractionLanguages.formUnion(direct.fractionLanguages)
    for piece in direct.pieces where pieces.insert(piece).inserted {
      addWithIndirect(Self(needsNamed(in: supportPieces[piece].source)))
    }
  }
}

/// The index of each helper in `supportPieces`, by the names that need it.
let pieceByName: [String: Int] = Dictionary(
  supportPieces.enumerated().flatMap { index, piece in piece.names.map { ($0, index) } },
  uniquingKeysWith: { first, _ in first }
)
