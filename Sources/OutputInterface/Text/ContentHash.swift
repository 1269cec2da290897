/// A 64-bit FNV-1a hash. It reveals edits by hand, but does not protect against forgery.
package struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Hashes the pieces as one sequence of bytes.
  package init(_ pieces: some Sequence<some Sequence<UInt8>>) {
    for piece in pieces {
      for byte in piece { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }

  /// The hash as 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
