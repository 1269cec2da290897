import Foundation
import Testing

@testable import Workspace

struct UnifiedDiffTests {
  @Test func showsChangesWithThreeLinesOfContext() {
    #expect(
      unifiedDiff(from: "A", bytes("1 2 3 4 5 6 7"), to: "B", bytes("1 2 3 4 x 6 7")) == """
        --- A
        +++ B
        @@ -2,6 +2,6 @@
         2
         3
         4
        -5
        +x
         6
         7

        """
    )
  }

  @Test func separatesDistantChanges() {
    let old = bytes("a 1 2 3 4 5 6 7 8 b")
    let new = bytes("A 1 2 3 4 5 6 7 8")
    #expect(
      unifiedDiff(from: "A", old, to: "A", new).split(separator: "\n").filter {
        $0.hasPrefix("@@")
      } == ["@@ -1,4 +1,4 @@", "@@ -7,4 +7,3 @@"]
    )
  }

  @Test func marksAMissingNewlineAndEscapesControlCharacters() {
    #expect(
      unifiedDiff(from: "/dev/null", [], to: "B", Array("a\tb\u{1B}[31m".utf8)) == """
        --- /dev/null
        +++ B
        @@ -0,0 +1,1 @@
        +a\tb\\u{1B}[31m
        \\ No newline at end of file

        """
    )
  }

  /// Compares random texts with few distinct lines.
  @Test func showsInvisibleCharactersOfLinesThatLookTheSame() {
    let old = Array("1 km\nother\n".utf8)
    let diff = unifiedDiff(from: "A", old, to: "B", Array("1\u{A0}km\nó\u{A0}ther\n".utf8))
    #expect(diff.hasSuffix("-1 km\n-other\n+1\\u{A0}km\n+ó\u{A0}ther\n"))
  }

  @Test func editsTurnTheOldTextIntoTheNewOne() {
    var random = LinearCongruential(state: 42)
    for _ in 0..<300 {
      let old = lines(&random)
      let new = lines(&random)
      let edits = lineEdits(from: old, to: new)
      #expect(edits.compactMap(\.oldLine) == old)
      #expect(edits.compactMap(\.newLine) == new)
      // The edits are minimal: they keep a longest common subsequence.
      #expect(edits.count { $0.isKept } == longestCommon(old, new))
    }
  }

  @Test func editsAreCorrectForTextsWithoutCommonLines() {
    let old = (0..<3_000).map { ArraySlice("old \($0)\n".utf8) }
    let new = (0..<3_000).map { ArraySlice("new \($0)\n".utf8) }
    let edits = lineEdits(from: old, to: new)
    #expect(edits.compactMap(\.oldLine) == old)
    #expect(edits.compactMap(\.newLine) == new)
  }

  private func bytes(_ words: String) -> [UInt8] {
    Array(words.replacingOccurrences(of: " ", with: "\n").utf8) + [0x0A]
  }

  private func lines(_ random: inout LinearCongruential) -> [ArraySlice<UInt8>] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      [UInt8.random(in: 0x61...0x64, using: &random)][...]
    }
  }

  private func longestCommon(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> Int {
    var row = Array(repeating: 0, count: b.count + 1)
    for line in a {
      var next = row
      for (j, other) in b.enumerated() {
        next[j + 1] = line == other ? row[j] + 1 : max(row[j + 1], next[j])
      }
      row = next
    }
    return row[b.count]
  }
}

extension LineEdit {
  fileprivate var oldLine: ArraySlice<UInt8>? {
    switch self {
    case .keep(let line), .delete(let line): line
    case .insert: nil
    }
  }

  fileprivate var newLine: ArraySlice<UInt8>? {
    switch self {
    case .keep(let line), .insert(let line): line
    case .delete: nil
    }
  }
}

/// A generator that returns the same numbers in every run.
private struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
