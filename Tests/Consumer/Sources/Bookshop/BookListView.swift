/// A stand-in for a view of the app, whose view model is generated from Specs/BookList.yaml.
struct BookListView {
  let model: BookListViewModel

  var body: String { ([model.countText] + model.rows.map(\.titleText)).joined(separator: "\n") }
}
