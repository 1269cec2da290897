#if canImport(UIKit)
  import UIKit

  /// The popular photos.
  final class PhotoListViewController: UITableViewController {
    private let presenter: PhotoListPresenter
    private var viewModel: PhotoListViewModel? {
      didSet {
        texts = viewModel.map(Self.texts) ?? []
      }
    }
    /// The texts of each row, by section.
    private var texts: [[[String]]] = [] {
      didSet { if texts != oldValue { tableView.reloadData() } }
    }

    init(presenter: PhotoListPresenter) {
      self.presenter = presenter
      super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [weak self] _ in self?.load() }
      )
      presenter.onStateChange = { [weak self] in self?.show($0) }
      presenter.onAlertChange = { [weak self] _ in self?.showNotices() }
      presenter.onSelectedPhotoChange = { [weak self] _ in self?.showNotices() }
      load()
    }

    private func load() {
      Task { [presenter, weak self] in
        await presenter.load()
        self?.refreshControl?.endRefreshing()
      }
    }

    private func show(_ state: PhotoListPresenter.State) {
      switch state {
      case .idle, .loading:
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        tableView.backgroundView = indicator
      case .failed(let text):
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        tableView.backgroundView = label
      case .empty(let viewModel), .loaded(let viewModel):
        tableView.backgroundView = nil
        self.viewModel = viewModel
      }
    }

    private func showNotices() {
      let canPresent = presentedViewController == nil
      if let text = presenter.alert, canPresent {
        let alert = UIAlertController(
          title: nil,
          message: text,
          preferredStyle: .alert
        )
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { [presenter] _ in
            presenter.alert = nil
          }
        )
        present(alert, animated: true)
      }
      if let selected = presenter.selectedPhoto, canPresent {
        presenter.selectedPhoto = nil
        // Replace this, for example with navigation to the selection.
        navigationItem.prompt = String(describing: selected)
      }
    }

    // MARK: - Rows

    private static func texts(of viewModel: PhotoListViewModel) -> [[[String]]] {
      return [
        [viewModel.cellViewModels.isEmpty ? viewModel.emptyText : nil]
          .compactMap { $0 }
          .map { [$0] },
        viewModel.cellViewModels.map { [$0.titleText, $0.descText, $0.dateText] },
      ]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts[section].count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let texts = self.texts[indexPath.section][indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.text = texts.first
      content.secondaryText = texts.dropFirst().joined(separator: "\n")
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      if indexPath.section == 1, let row = viewModel?.cellViewModels[indexPath.row] {
        return presenter.selectPhoto(id: row.id) ? indexPath : nil
      }
      return nil
    }
  }
#endif
