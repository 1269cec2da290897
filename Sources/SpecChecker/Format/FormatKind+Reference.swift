extension FormatKind {
  /// What it is for, in Markdown, as the reference says it.
  package var reference: String {
    switch self {
    case .plain:
      "Bare digits, the same in every locale: years, house numbers, identifiers."
    case .number:
      "Digits grouped as in the locale; used for numbers without a format."
    case .compact:
      "Thousands and millions, shortened."
    case .currency:
      "An amount of money, with as many digits as the currency has. An unknown code from data is shown as it is, with two digits after the decimal separator; if it is empty, the amount is shown alone."
    case .percent:
      "A ratio, or a part of a whole, in per cent. An `Int` needs `of`; a part of 0 is 0%. If the data has 45.5 for 45.5%, it is a part of 100: `percent(of: 100)`."
    case .bytes:
      "A size of a file or of memory."
    case .ordinal:
      "A position in an order; bare digits beyond 2^53."
    case .measurement:
      "A number with its unit's symbol, converted if you ask for it. Units have the names of Foundation's `Dimension`: `kilometers`, `celsius`, `milesPerHour`, `squareFeet`, `milliseconds`. The number follows the locale, the symbol does not."
    case .temperature:
      "A temperature in Celsius or Fahrenheit: the one that the user's locale names, as in `en_US@mu=celsius` and `de_DE@mu=fahrenhe`; if it names neither (`mu=kelvin` does not), Fahrenheit for the measurement system of the United States and Celsius for all others."
    case .date:
      "A date, or a date and a time. One of `style`, `skeleton` and `pattern` is required."
    case .time:
      "The time of a date, as the locale's clocks show it: `06:41` or `6:41`. The times of `date` have the same hours; those of a `skeleton` are as `j` or `jj` says, and those of `interval` as the locale has them in intervals."
    case .dayOffset:
      "How many calendar days later a date is than another, as in timetables; nothing on the same day."
    case .relative:
      "How far a date is from now. The text is made when the view model is, and does not change by itself."
    case .interval:
      "From one date to another; what they share is written once."
    case .duration:
      "How long something takes: a number with its `unit`, a duration of `service.types`, or a text in ISO 8601 (`PT1H30M`; any other text is shown as it is). Anything longer than 2^53 seconds, including infinity, is shown as that many; NaN is shown as 0."
    case .uppercase:
      "All letters in upper case, by the rules of the locale's language."
    case .lowercase:
      "All letters in lower case."
    case .capitalize:
      "The first letter of each word in upper case, the others in lower case."
    case .sentence:
      "The first letter in upper case, the others unchanged: for the text of another format."
    case .list:
      "Several texts, joined as in the locale."
    case .truncate:
      "At most `length` characters, the last of them `…` if some were cut off. A family of emoji is one character."
    case .initials:
      "The first letters of the first and the last word."
    case .mask:
      "All letters and digits except the last are hidden; spaces, marks and signs (`+`, `=`) stay. In a text that has no more letters and digits than `visible`, all are hidden."
    case .url:
      "A web address as people read it."
    case .regionName:
      "The name of a country or region by its code, ISO 3166 or UN M.49, in the user's language; a code without a name is shown as it is."
    case .languageName:
      "The name of a language by its BCP 47 tag in the user's language, in lower case where the language writes it so; a tag without a name is shown as it is."
    case .currencyName:
      "The name of a currency by its ISO 4217 code in the user's language; a code without a name is shown as it is."
    case .plural:
      "A text for each plural category that the spec's `language` uses: `zero`, `one`, `two`, `few`, `many` and `other`, which is required; and for exact values (`\"=0\"`). A fraction has the category of the digits that are shown. The rules are CLDR's and part of the generated code."
    case .map:
      "A text for each value of an enumeration or boolean as in the JSON, or for some values of a string. All that the schema names must be there; `unknown`, next to `map`, is for what it does not name."
    }
  }
}
