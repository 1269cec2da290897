#if canImport(SwiftUI)
  import SwiftUI

  /// A person's name and birthday.
  struct PersonView: View {
    let viewModel: PersonViewModel

    var body: some View {
      List {
        Text(viewModel.nameText)
        Text(viewModel.birthdateText)
      }
    }
  }

  #Preview("uses the salutation available") {
    PersonView(viewModel: PersonViewModel.usesTheSalutationAvailable)
  }

  #Preview("does not use an unavailable salutation") {
    PersonView(viewModel: PersonViewModel.doesNotUseAnUnavailableSalutation)
  }

  #Preview("uses the correct date format") {
    PersonView(viewModel: PersonViewModel.usesTheCorrectDateFormat)
  }

  #Preview("an empty salutation") {
    PersonView(viewModel: PersonViewModel.anEmptySalutation)
  }

  #Preview("a leap day in Germany") {
    PersonView(viewModel: PersonViewModel.aLeapDayInGermany)
  }

  #Preview("the evening before, west of Greenwich") {
    PersonView(viewModel: PersonViewModel.theEveningBeforeWestOfGreenwich)
  }
#endif
