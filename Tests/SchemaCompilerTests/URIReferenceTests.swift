import Testing

@testable import SchemaCompiler

/// RFC 3986, section 5.4, without fragments, which are split off before.
struct URIReferenceTests {
  @Test(arguments: [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"), ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"),
    ("g?y", "http://a/b/c/g?y"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
    ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
    ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"),
    ("../..", "http://a/"), ("../../", "http://a/"), ("../../g", "http://a/g"),
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("http:g", "http:g"),
  ])
  func examplesOfTheRFC(reference: String, expected: String) {
    #expect(resolvedURI(reference, from: "http://a/b/c/d;p?q") == expected)
  }

  @Test(arguments: [
    ("b", "http://a", "http://a/b"), ("b", "a/", "a/b"), ("../b", "a/c/d", "a/b"),
    ("b", "urn:x", "urn:b"), ("b", "", "b"), ("#b", "http://a", "#b"),
  ])
  func otherBases(reference: String, base: String, expected: String) {
    #expect(resolvedURI(reference, from: base) == expected)
  }
}
