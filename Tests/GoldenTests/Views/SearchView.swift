#if canImport(SwiftUI)
  import SwiftUI

  /// The places that match the user's search.
  struct SearchView: View {
    @State var presenter: SearchPresenter
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      SearchStateView(state: presenter.state, presenter: presenter)
        .task { await presenter.poll() }
        .onChange(of: [AnyHashable(presenter.query), AnyHashable(presenter.category)]) { _, _ in
          Task { await presenter.load() }
        }
        .searchable(text: $presenter.query)
        .toolbar {
          Picker("Category", selection: $presenter.category) {
            Text("Any").tag(Category.any)
            Text("Cafe").tag(Category.cafe)
            Text("Park").tag(Category.park)
          }
        }
        .alert(presenter.alert ?? "", isPresented: $presenter.alert.isPresent) {}
        .confirmationDialog(
          presenter.confirmation?.title ?? "",
          isPresented: $presenter.confirmation.isPresent,
          titleVisibility: .visible,
          presenting: presenter.confirmation
        ) { confirmation in
          Button(confirmation.button, role: confirmation.isDestructive ? .destructive : nil) {
            Task { await presenter.confirm() }
          }
          if let cancel = confirmation.cancel {
            Button(cancel, role: .cancel) {}
          }
        }
        .overlay(alignment: .bottom) {
          if let toast = presenter.toast {
            HStack {
              Text(toast)
              if presenter.canUndo {
                Button("Undo") { Task { await presenter.undo() } }
              }
            }
            .padding()
            .background(.thinMaterial, in: Capsule())
            .task(id: presenter.toastCount) {
              do { try await Task.sleep(nanoseconds: 4_000_000_000) } catch { return }
              presenter.toast = nil
            }
          }
        }
        .onChange(of: presenter.isDismissed) { _, _ in dismiss() }
        .onReceive(
          NotificationCenter.default.publisher(for: NSLocale.currentLocaleDidChangeNotification)
        ) { _ in presenter.render() }
        .onReceive(
          NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
        ) { _ in presenter.render() }
    }
  }

  /// The view of a state. Previews have no presenter, so their buttons do nothing.
  struct SearchStateView: View {
    let state: SearchPresenter.State
    var presenter: SearchPresenter?

    var body: some View {
      switch state {
      case .idle, .loading:
        ProgressView()
      case .failed(let text):
        VStack {
          Text(text)
          Button("Try Again") { Task { await presenter?.load() } }
        }
      case .empty(let viewModel), .loaded(let viewModel):
        SearchContentView(viewModel: viewModel, presenter: presenter)
      }
    }
  }

  /// The controls for the values that the user can set.
  struct SearchForm: View {
    @Bindable var presenter: SearchPresenter

    var body: some View {
      Section {
        Stepper("Minimum: \(presenter.minimum.formatted())", value: $presenter.minimum)
      }
    }
  }

  /// The places that match the user's search.
  struct SearchContentView: View {
    let viewModel: SearchViewModel
    var presenter: SearchPresenter?

    var body: some View {
      List {
        if let presenter { SearchForm(presenter: presenter) }
        Text(viewModel.headerText)
        if let greeting = viewModel.greeting { Text(greeting) }
        ForEach(viewModel.places) { row in
          PlaceRowView(viewModel: row)
            .swipeActions {
              Button("Hide", role: .destructive) { presenter?.hide(id: row.id) }
              Button("Save") { Task { await presenter?.save(id: row.id, isSaved: !row.isSaved) } }
            }
        }
        // Add a control that calls presenter?.unhide(place:).
        Button("Finish") { Task { await presenter?.finish() } }
      }
      .refreshable { await presenter?.load() }
    }
  }

  struct PlaceRowView: View {
    let viewModel: PlaceRowViewModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(viewModel.nameText)
        Text(viewModel.ratingText)
        Label("Is Saved", systemImage: viewModel.isSaved ? "checkmark" : "xmark")
      }
    }
  }

  extension Optional {
    /// Whether there is a value. A presentation sets this to `false` when it is dismissed.
    fileprivate var isPresent: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }

  #Preview("loading") {
    SearchStateView(state: .loading)
  }

  #Preview("You are offline.") {
    SearchStateView(state: .failed("You are offline."))
  }

  #Preview("Something went wrong. Please try again.") {
    SearchStateView(state: .failed("Something went wrong. Please try again."))
  }

  #Preview("places near by") {
    SearchStateView(state: .loaded(SearchViewModel.placesNearBy))
  }

  #Preview("nothing") {
    SearchStateView(state: .empty(SearchViewModel.nothing))
  }
#endif
