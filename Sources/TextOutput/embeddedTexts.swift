import EmbeddedTexts

/// The tool's templates by their names, `ServiceModel`.
package let templateTexts = texts(embeddedTemplates())

/// The helpers of generated code by the names of their files in ViewModelSupport.
package let helperTexts = texts(embeddedHelpers())

private func texts(_ list: UnsafePointer<EmbeddedText>) -> [String: String] {
  var texts: [String: String] = [:]
  var next = list
  while let name = next.pointee.name, let text = next.pointee.text {
    texts[String(cString: name)] = String(cString: text)
    next += 1
  }
  return texts
}
