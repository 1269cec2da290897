import Foundation

/// Returns the SHA-256 digest of a message: 32 bytes, as FIPS 180-4 defines them. Linux has no library for it without OpenSSL.
func sha256(_ message: some Collection<UInt8>) -> [UInt8] {
  let zeros = (119 - message.count % 64) % 64
  let padded =
    Array(message) + [0x80] + Array(repeating: 0, count: zeros)
    + bigEndian(UInt64(message.count) &* 8)
  var state = initialState
  for start in stride(from: 0, to: padded.count, by: 64) {
    compress(padded[start..<start + 64], into: &state)
  }
  return state.flatMap(bigEndian)
}

private func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
  var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
    block[start..<start + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
  }
  for index in 16..<64 {
    let (first, last) = (words[index - 15], words[index - 2])
    let mixed = first.rotated(7) ^ first.rotated(18) ^ first >> 3
    words.append(
      words[index - 16] &+ mixed &+ words[index - 7]
        &+ (last.rotated(17) ^ last.rotated(19) ^ last >> 10)
    )
  }
  // The names of FIPS 180-4, section 6.2.2.
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for (constant, word) in zip(roundConstants, words) {
    let choice = e & f ^ ~e & g
    let majority = a & b ^ a & c ^ b & c
    let t1 = h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constant &+ word
    let t2 = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
    (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
  }
  state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
}

private func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian, Array.init)
}

extension UInt32 {
  fileprivate func rotated(_ count: Int) -> UInt32 { self >> count | self << (32 - count) }
}

/// The first bits of the fractional parts of the square roots of the first eight primes.
private let initialState = primes.prefix(8).map { fraction(of: $0.squareRoot()) }

/// The first bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants = primes.map { fraction(of: cbrt($0)) }

private let primes = (2...311).filter { number in
  !(2..<number).contains { number.isMultiple(of: $0) }
}.map(Double.init)

private func fraction(of number: Double) -> UInt32 {
  UInt32((number - number.rounded(.down)) * 0x1p32)
}
