import SwiftOutput
import Testing
import ViewModelIR

struct NamesTests {
  @Test(arguments: [
    ("avatarUrl", "avatarUrl"), ("userID", "userID"),
    ("avatar_url", "avatarURL"), ("user_id", "userID"), ("user-ids", "userIDs"),
    ("html_body", "htmlBody"), ("created at", "createdAt"), ("meta.page.count", "metaPageCount"),
    ("UserName", "userName"), ("URL", "url"), ("URLString", "urlString"), ("IDs", "ids"),
    ("MAX_SIZE", "maxSize"), ("STATUS", "status"), ("__typename", "typename"), ("$ref", "ref"),
    ("1st", "value1st"), ("+1", "plus1"), ("-1", "minus1"), ("1.5", "value1Point5"),
    ("", "empty"), ("*", "asterisk"), ("😀", "u1f600"), ("hi 😀", "hi"),
    ("größe", "grosse"), ("naïve_café", "naiveCafe"), ("名前", "u540dU524d"),
    ("self", "selfValue"), ("init", "initValue"), ("hashValue", "hashValueValue"),
    ("class", "class"), ("Type", "type"), ("a\"b\\(c)\n", "aBC"), ("e\u{301}\u{202E}x", "eX"),
  ])
  func `keys become property names`(key: String, name: String) {
    #expect(SpecNames(reserved: .swift).property(key) == name)
  }

  @Test(arguments: [
    ("user profile", "UserProfile"), ("userProfile", "UserProfile"), ("api_key", "APIKey"),
    ("HTTPResponse", "HTTPResponse"), ("photo-list.cell", "PhotoListCell"),
    ("data", "DataModel"), ("sequence", "SequenceModel"), ("Type", "TypeModel"),
    ("Locale", "LocaleModel"), ("3d", "Model3d"), ("image", "ImageModel"), ("menu", "Menu"),
    ("", "Empty"), ("😀", "U1f600"),
  ])
  func `titles and keys become type names`(text: String, name: String) {
    #expect(SpecNames(reserved: .swift).type(text) == name)
  }

  @Test(arguments: [
    ("in_stock", "inStock"), ("IN STOCK", "inStock"), ("404", "value404"), ("", "empty"),
    ("none", "noneValue"), ("rawValue", "rawValueValue"), ("default", "default"),
  ])
  func `raw values become case names`(rawValue: String, name: String) {
    #expect(SpecNames(reserved: .swift).enumCase(rawValue) == name)
  }

  @Test func `acronyms can be added`() {
    #expect(SpecNames(acronyms: ["EAN"], reserved: .swift).property("ean_code") == "eanCode")
    #expect(SpecNames(acronyms: ["EAN"], reserved: .swift).property("book_ean") == "bookEAN")
  }

  @Test func `long names are cut at a word`() {
    let name = SpecNames(reserved: .swift).property(
      "the name that_goes_on and on and on and on and on and on"
    )
    #expect(name == "theNameThatGoesOnAndOnAndOnAndOnAndOnAnd")
  }

  @Test func `keywords get backticks`() {
    #expect(swiftIdentifier("class") == "`class`")
    #expect(swiftIdentifier("title") == "title")
  }

  @Test(arguments: [
    ("class", "class", "class"), ("title", "title", "title"), ("var", "`var`", "var"),
    ("let", "`let`", "let"), ("inout", "`inout`", "`inout`"),
  ])
  func `labels get backticks only if Swift requires them`(
    name: String,
    parameter: String,
    label: String
  ) {
    #expect(swiftParameter(name) == parameter)
    #expect(swiftLabel(name) == label)
  }

  @Test(arguments: [
    ("title", true), ("a1", true), ("_", false), ("", false), ("1a", false), ("a-b", false),
    ("é", false),
  ])
  func `only ASCII identifiers are valid names`(text: String, isName: Bool) {
    #expect(isIdentifier(text) == isName)
  }
}
