import DocumentReader
import Foundation

/// Returns a catalog in the format in which Xcode (and `JSONSerialization`) writes it: `"key" : value`, indented by two spaces, and without
/// a line break at the end.
package func catalogJSON(_ root: Node) -> [UInt8] {
  var writer = CatalogWriter()
  writer.write(root, indent: 0)
  return writer.bytes
}

private struct CatalogWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ node: Node, indent: Int) {
    switch node.value {
    case .null: write("null")
    case .bool(let bool): write(bool ? "true" : "false")
    case .number(let text): write(text)
    case .string(let text): write(quoting: text)
    case .list(let elements):
      write("[", elements, "]", indent) { writer, element in
        writer.write(element, indent: indent + 1)
      }
    case .mapping(let members):
      write("{", members, "}", indent) { writer, member in
        writer.write(quoting: member.key)
        writer.write(" : ")
        writer.write(member.value, indent: indent + 1)
      }
    }
  }

  /// Writes each item on a line of its own; an empty line if there are no items.
  private mutating func write<Item>(
    _ open: String,
    _ items: [Item],
    _ close: String,
    _ indent: Int,
    _ item: (inout Self, Item) -> Void
  ) {
    write(open)
    for (index, next) in items.enumerated() {
      write(index == 0 ? "\n" : ",\n")
      writeIndent(indent + 1)
      item(&self, next)
    }
    write(items.isEmpty ? "\n\n" : "\n")
    writeIndent(indent)
    write(close)
  }

  private mutating func writeIndent(_ depth: Int) {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func write(quoting text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0A: write("\\n")
      case 0x0C: write("\\f")
      case 0x0D: write("\\r")
      case ..<0x20:
        write(byte < 0x10 ? "\\u000" : "\\u00")
        write(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// Whether a key comes before another in Xcode's files, which have the order of `JSONSerialization`.
func comesBefore(_ left: String, _ right: String) -> Bool {
  left.compare(right, options: xcodeOrder, range: nil, locale: root) == .orderedAscending
}

private let xcodeOrder: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]

/// The root locale, not the user's, so that every machine writes the same file.
private let root = Locale(identifier: "")
