#if canImport(UIKit)
  import Observation
  import UIKit

  /// The places that match the user's search.
  final class SearchViewController: UITableViewController {
    private let presenter: SearchPresenter
    /// The tasks that run while the view is visible.
    private var tasks: [Task<Void, Never>] = []
    private var toast: UIView?
    private var toastCount = 0
    private var viewModel: SearchViewModel? {
      didSet {
        texts = viewModel.map(Self.texts) ?? []
      }
    }
    /// The texts of each row, by section.
    private var texts: [[[String]]] = [] {
      didSet { if texts != oldValue { tableView.reloadData() } }
    }

    init(presenter: SearchPresenter) {
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
      observe()
    }

    private func observe() {
      withObservationTracking {
        show(presenter.state)
        showNotices()
      } onChange: { [weak self] in
        Task { @MainActor in self?.observe() }
      }
    }

    private func load() {
      Task { [presenter, weak self] in
        await presenter.load()
        self?.refreshControl?.endRefreshing()
      }
    }

    private func show(_ state: SearchPresenter.State) {
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
      if presenter.isDismissed { dismiss(animated: true) }
      showToast()
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
      } else if let question = presenter.confirmation, canPresent {
        let alert = UIAlertController(
          title: question.title,
          message: nil,
          preferredStyle: .alert
        )
        let style: UIAlertAction.Style = question.isDestructive ? .destructive : .default
        alert.addAction(
          UIAlertAction(title: question.button, style: style) { [presenter] _ in
            Task { await presenter.confirm() }
          }
        )
        alert.addAction(
          UIAlertAction(title: question.cancel ?? "Cancel", style: .cancel) { [presenter] _ in
            presenter.confirmation = nil
          }
        )
        present(alert, animated: true)
      }
    }

    private func unhide(place: Place) {
      Task { [presenter] in await presenter.unhide(place: place) }
    }

    private func finish() {
      Task { [presenter] in await presenter.finish() }
    }

    /// Shows the toast at the bottom for four seconds, or until the next toast.
    private func showToast() {
      guard let text = presenter.toast else {
        toast?.removeFromSuperview()
        return
      }
      let count = presenter.toastCount
      if count == toastCount { return }
      toastCount = count
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      let toast = UIStackView(arrangedSubviews: [label])
      if presenter.canUndo {
        let undo = UIAction(title: "Undo") { [presenter] _ in
          Task { await presenter.undo() }
        }
        toast.addArrangedSubview(UIButton(type: .system, primaryAction: undo))
      }
      toast.spacing = 12
      toast.backgroundColor = .secondarySystemBackground
      toast.layer.cornerRadius = 12
      toast.isLayoutMarginsRelativeArrangement = true
      toast.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 12,
        leading: 16,
        bottom: 12,
        trailing: 16
      )
      toast.translatesAutoresizingMaskIntoConstraints = false
      self.toast?.removeFromSuperview()
      self.toast = toast
      view.addSubview(toast)
      let frame = tableView.frameLayoutGuide
      let bottom = view.safeAreaInsets.bottom + 16
      NSLayoutConstraint.activate([
        toast.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
        toast.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -bottom),
        toast.widthAnchor.constraint(lessThanOrEqualTo: frame.widthAnchor, constant: -32),
      ])
      UIAccessibility.post(notification: .announcement, argument: text)
      Task { [presenter] in
        try? await Task.sleep(nanoseconds: 4_000_000_000)
        if presenter.toastCount == count { presenter.toast = nil }
      }
    }

    // MARK: - Rows

    private static func texts(of viewModel: SearchViewModel) -> [[[String]]] {
      return [
        [viewModel.headerText, viewModel.greeting].compactMap { $0 }.map { [$0] },
        viewModel.places.map { [$0.nameText, $0.ratingText] },
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

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tasks.append(
        Task { [presenter] in
          await presenter.poll()
        }
      )
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for task in tasks { task.cancel() }
      tasks = []
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard let viewModel else { return nil }
      var actions: [UIContextualAction] = []
      if indexPath.section == 1 {
        let row = viewModel.places[indexPath.row]
        actions.append(
          UIContextualAction(style: .destructive, title: "Hide") { [presenter] _, _, done in
            presenter.hide(id: row.id)
            done(true)
          }
        )
        actions.append(
          UIContextualAction(style: .normal, title: "Save") { [presenter] _, _, done in
            Task { await presenter.save(id: row.id, isSaved: !row.isSaved) }
            done(true)
          }
        )
      }
      return UISwipeActionsConfiguration(actions: actions)
    }
  }
#endif
