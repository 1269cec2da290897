/// A call of a service, with samples of its responses.
package struct Endpoint {
  /// The key with which the paths of its values begin, or an empty string for the only endpoint.
  package let name: String
  /// The name of the type of a whole response, or `nil` if it needs none.
  package let type: String?
  /// The paths of the JSON samples.
  package let samples: [String]

  package init(name: String = "", type: String? = nil, samples: [String]) {
    self.name = name
    self.type = type
    self.samples = samples
  }
}
