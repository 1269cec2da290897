import TextOutput
import ViewModelIR

extension DateFormat {
  func code(_ value: FormattedValue) throws(NotInKotlin) -> Code {
    throw NotInKotlin("this format")
  }
}
