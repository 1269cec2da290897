/// Stands for a view of the app's own; its model comes from Specs/BookList.yaml.
struct BookListView {
  let model: BookListViewModel

  var body: String { ([model.countText] + model.rows.map(\.titleText)).joined(separator: "\n") }
}
