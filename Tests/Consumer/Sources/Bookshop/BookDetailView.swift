/// A stand-in for a view of the app. Its model is generated from Specs/BookDetail.yaml.
struct BookDetailView {
  let model: Model

  var body: String { "\(model.titleText), \(model.pagesText)" }
}
