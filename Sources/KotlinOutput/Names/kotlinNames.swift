import DocumentReader
import OutputInterface
import ViewModelIR

/// Returns a name of a spec in Kotlin's spelling, in which an acronym is a word like others: `avatarUrl` for `avatarURL`.
func kotlinName(_ name: String) -> String {
  let letters = Array(name)
  return String(
    letters.indices.map { index in
      let letter = letters[index]
      guard index > 0, letter.isUppercase, letters[index - 1].isUppercase else { return letter }
      // The last capital letter before a lowercase one begins the next word: the T of `URLText`.
      let beginsWord = letters.indices.contains(index + 1) && letters[index + 1].isLowercase
      return beginsWord ? letter : Character(letter.lowercased())
    }
  )
}

/// Returns the name of a property, parameter or constant.
func kotlinMember(_ name: String) -> String {
  let name = kotlinName(name)
  // The getter of a property `class` would be Java's `getClass()`.
  if name == "class" { return "classValue" }
  return quoted(name)
}

/// Returns the name of a function of a presenter, its view model or a service. Java's classes have some functions that no other can
/// replace, and the view model has one that Android calls. All of these have no parameters.
func kotlinFunction(_ name: String, hasParameters: Bool = false) -> String {
  let name = kotlinMember(name)
  return !hasParameters && functionsOfObjects.contains(name) ? name + "Call" : name
}

extension Presenter.Action {
  /// The name of the action's function.
  var kotlinName: String {
    kotlinFunction(name, hasParameters: rows != nil || !parameters.isEmpty)
  }
}

/// Returns the name, in backticks if it is a keyword.
func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

/// Returns a number as a literal. Kotlin reads the sign as an operator, so the smallest number has no literal.
func longLiteral(_ number: Int) -> String {
  number == .min ? "Long.MIN_VALUE" : "\(number)L"
}

/// Whether generated code uses a type of this name without its package, or a serializer for it.
func isReservedType(_ name: String) -> Bool {
  reservedTypes.contains(name) || kotlinHelpers[name] != nil
    || kotlinHelpers[name + "Serializer"] != nil
}

/// The names in one scope. Names that differ in a spec can be the same in Kotlin: `siteURL` and `siteUrl`.
struct KotlinNames {
  private var known: [String: (specName: String, user: String)] = [:]

  /// - Parameter user: What has the name in Kotlin, for a name that no spec says.
  mutating func add(
    _ name: String,
    for specName: String,
    of user: String = "the generated code",
    at location: Location? = nil
  ) throws(NotInKotlin) {
    if let other = known[name] {
      let subject =
        other.specName == specName
        ? "the name '\(specName)', which \(other.user) uses,"
        : "'\(specName)' next to '\(other.specName)', which has the same name in Kotlin,"
      throw NotInKotlin(subject, at: location)
    }
    known[name] = (specName, user)
  }
}

/// The hard keywords of Kotlin, which are names only in backticks (Kotlin language specification, section 1.2).
private let keywords: Set<String> = [
  "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface",
  "is", "null", "object", "package", "return", "super", "this", "throw", "true", "try", "typealias",
  "typeof", "val", "var", "when", "while",
]

/// The functions without parameters of `Any`, `java.lang.Object` and `ViewModel`.
private let functionsOfObjects: Set<String> = [
  "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "onCleared", "toString",
  "wait",
]

/// The types that generated code names without a package, and those that nearly every file of an app uses.
let reservedTypes: Set<String> = [
  "AbstractList", "Action", "Any", "ArithmeticException", "Array", "BigDecimal", "Boolean",
  "BooleanArray", "Bundle", "Channel", "Char", "Character", "Charsets", "ChronoUnit", "Collection",
  "Comparator", "Confirmation", "ConnectException", "CoroutineScope", "DecimalFormatSymbols",
  "DisplayContext", "Double", "Duration", "Edits", "Enum", "Error", "Event", "Exception",
  "ExperimentalSerializationApi", "Float", "Flow", "FormatWidth", "Instant", "Int", "IntArray",
  "IntRange", "Iterable", "JsonElement", "JvmInline", "JvmName", "KSerializer",
  "KeepGeneratedSerializer", "LinkedHashMap", "List", "ListSerializer", "LocalDate",
  "LocalDateTime", "Locale", "Long", "Map", "Math", "MeasureFormat", "MutableList", "MutableMap",
  "MutableSharedFlow", "MutableStateFlow", "Nothing", "Number", "OptIn", "Pair", "PublishedApi",
  "Regex", "RegexOption", "RelativeDateTimeFormatter", "Request", "Result", "RoundingMode",
  "SSLException", "SavedStateHandle", "SerialName", "Serializable", "Set", "SocketException",
  "SocketTimeoutException", "State", "StateFlow", "String", "StringBuffer", "StringBuilder",
  "Suppress", "Test", "ThreadLocal", "Throwable", "Timeout", "Toast", "Triple", "UCharacter",
  "UUID", "Unit", "UnknownHostException", "UseSerializers", "ViewModel", "ViewModelProvider",
]
