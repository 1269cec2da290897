import SpecSyntax
import ViewModelIR
import Workspace

/// The schema that the tests' specs use.
package let shopSchema = """
  title: Shop
  type: object
  required: [name, count, price, isOpen, stock, opened, day, items]
  properties:
    name: { type: string }
    nick: { type: string }
    count: { type: integer }
    age: { type: integer }
    price: { type: number }
    isOpen: { type: boolean }
    stock: { title: Stock, type: string, enum: [in_stock, sold_out] }
    oldStock: { $ref: "#/properties/stock" }
    opened: { type: string, format: date-time }
    day: { type: string, format: date }
    link: { type: string, format: uri }
    items: { type: array, items: { $ref: "#/$defs/Item" } }
    more: { type: array, items: { $ref: "#/$defs/Item" } }
    owner: { $ref: "#/$defs/Owner" }
  $defs:
    Item:
      title: Item
      type: object
      required: [title, n, tags]
      properties:
        title: { type: string }
        n: { type: integer }
        low: { type: integer }
        tags: { type: array, items: { type: string } }
    Owner:
      title: Owner
      type: object
      required: [name, items]
      properties:
        name: { type: string }
        items: { type: array, items: { $ref: "#/$defs/Item" } }
  """

/// Compiles a spec over `Shop` in memory. `service` contains more settings for the spec's key `service`.
package func shopScreen(
  _ spec: String,
  service: String = "",
  isTranslated: Bool = false
) throws -> Screen {
  let spec = "view: ShopView\nservice: { schema: shop.yaml, \(service) }\n" + spec
  let result = Workspace(texts: ["Shop.yaml": spec, "shop.yaml": shopSchema])
    .compiled("Shop.yaml", SpecDefaults { $0.isTranslated = isTranslated })
  guard let screen = result.screen else {
    throw Problems(texts: result.diagnostics.map(\.message))
  }
  return screen
}

package struct Problems: Error {
  package let texts: [String]

  package init(texts: [String]) {
    self.texts = texts
  }
}
