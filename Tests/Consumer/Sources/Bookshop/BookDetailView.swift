/// Stands for a view of the app's own; its model comes from Specs/BookDetail.yaml.
struct BookDetailView {
  let model: Model

  var body: String { "\(model.titleText), \(model.pagesText)" }
}
