#if canImport(SwiftUI)
  import SwiftUI

  /// The posts of all users, newest first.
  struct FeedView: View {
    @State var presenter: FeedPresenter

    var body: some View {
      FeedStateView(state: presenter.state, presenter: presenter)
        .task { await presenter.load() }
        .alert(presenter.alert ?? "", isPresented: $presenter.alert.isPresent) {}
        .sheet(isPresented: $presenter.selectedPost.isPresent) {
          Text(String(describing: presenter.selectedPost))
        }
        .onReceive(
          NotificationCenter.default.publisher(for: NSLocale.currentLocaleDidChangeNotification)
        ) { _ in presenter.render() }
        .onReceive(
          NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
        ) { _ in presenter.render() }
    }
  }

  /// The view of a state. Previews have no presenter, so their buttons do nothing.
  struct FeedStateView: View {
    let state: FeedPresenter.State
    var presenter: FeedPresenter?

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
        FeedContentView(viewModel: viewModel, presenter: presenter)
      }
    }
  }

  /// The controls for the values that the user can set.
  struct FeedForm: View {
    @Bindable var presenter: FeedPresenter

    var body: some View {
      Section {
        TextField("Query", text: $presenter.query)
      }
    }
  }

  /// The posts of all users, newest first.
  struct FeedContentView: View {
    let viewModel: FeedViewModel
    var presenter: FeedPresenter?

    var body: some View {
      List {
        if let presenter { FeedForm(presenter: presenter) }
        ForEach(viewModel.posts) { row in
          Button {
            presenter?.selectPost(id: row.id)
          } label: {
            PostRowView(viewModel: row)
          }
          .swipeActions {
            Button("Like") { Task { await presenter?.like(id: row.id, isLiked: !row.isLiked) } }
            if row.isMine {
              Button("Delete", role: .destructive) {
                Task { await presenter?.delete(id: row.id) }
              }
            }
            Button("Report") { Task { await presenter?.report(id: row.id) } }
              .disabled(row.isReporting)
          }
        }
        ProgressView()
          .opacity(viewModel.isLoadingMore ? 1 : 0)
          .task(id: viewModel.isRefreshing ? nil : viewModel.posts.count) {
            Task { await presenter?.loadMore() }
          }
        if viewModel.posts.isEmpty { Text(viewModel.emptyText) }
        // Add a control that calls presenter?.send(post:).
      }
      .refreshable { await presenter?.load() }
    }
  }

  struct PostRowView: View {
    let viewModel: PostRowViewModel

    var body: some View {
      VStack(alignment: .leading) {
        Text(viewModel.authorText)
        Text(viewModel.text)
        Text(viewModel.sentText)
        Text(viewModel.likesText)
        Label("Is Liked", systemImage: viewModel.isLiked ? "checkmark" : "xmark")
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
    FeedStateView(state: .loading)
  }

  #Preview("You can send 1 post a day.") {
    FeedStateView(state: .failed("You can send 1 post a day."))
  }

  #Preview("You are offline.") {
    FeedStateView(state: .failed("You are offline."))
  }

  #Preview("Something went wrong. Please try again.") {
    FeedStateView(state: .failed("Something went wrong. Please try again."))
  }

  #Preview("two posts") {
    FeedStateView(state: .loaded(FeedViewModel.twoPosts))
  }

  #Preview("a search") {
    FeedStateView(state: .loaded(FeedViewModel.aSearch))
  }

  #Preview("nothing yet") {
    FeedStateView(state: .empty(FeedViewModel.nothingYet))
  }
#endif
