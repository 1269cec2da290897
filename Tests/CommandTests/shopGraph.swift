import Foundation

/// The graph of a module `ShopAPI`, as the compiler writes it, whose type `Order` is declared in a file.
func shopGraph(of file: URL) -> String {
  return """
    { "metadata": { "generator": "Swift" }, "module": { "name": "ShopAPI" }, "relationships": [], "symbols": [
      { "kind": { "identifier": "swift.struct", "displayName": "Structure" },
        "identifier": { "precise": "Order" }, "pathComponents": ["Order"], "accessLevel": "public",
        "declarationFragments": [], "location": { "uri": "\(file.absoluteString)", "position": { "line": 0 } } },
      { "kind": { "identifier": "swift.property" }, "identifier": { "precise": "Order.number" },
        "pathComponents": ["Order", "number"], "accessLevel": "public",
        "declarationFragments": [
          { "kind": "keyword", "spelling": "let" }, { "kind": "text", "spelling": " " },
          { "kind": "identifier", "spelling": "number" }, { "kind": "text", "spelling": ": " },
          { "kind": "typeIdentifier", "spelling": "Int", "preciseIdentifier": "s:Si" } ],
        "location": { "uri": "\(file.absoluteString)", "position": { "line": 0 } } },
      { "kind": { "identifier": "swift.property" }, "identifier": { "precise": "secret" },
        "pathComponents": ["Order", "secret"], "accessLevel": "private", "declarationFragments": [] } ] }
    """
}
