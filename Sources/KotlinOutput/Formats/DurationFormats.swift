import TextOutput
import ViewModelIR

extension DurationFormat {
  func code(_ value: FormattedValue) throws(NotInKotlin) -> Code {
    throw NotInKotlin("this format")
  }
}
