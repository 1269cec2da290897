import ViewModelIR

extension FormatKind {
  /// In the order of the reference; nil for texts by value, whose keys are the values.
  package var options: [FormatOption]? {
    switch self {
    case .plain, .ordinal, .uppercase, .lowercase, .capitalize, .sentence: []
    case .regionName, .languageName, .currencyName: []
    case .plural, .map: nil
    case .number:
      [
        .value(
          "fractionDigits",
          "`2`, `'0...2'`, `precision`",
          "the number of digits after the decimal separator, or a range, or an `Int` from the data, where less than 0 is 0 and more than 20 is 20; without it none for `Int` and up to the locale's six for `Double`"
        ),
        .flag("grouping", "whether thousands are set apart"),
        .word(
          "sign",
          of: NumberOptions.Sign.self,
          except: .accounting,
          "when a sign is shown: below zero, always, never, except for zero"
        ),
        .word(
          "rounding",
          of: NumberOptions.Rounding.self,
          "as Swift's `FloatingPointRoundingRule`"
        ),
        .value(
          "scale",
          "`0.001`",
          "what the value is multiplied by first; from 0.000000001 to 1000000000"
        ),
      ]
    case .compact:
      [
        .value(
          "fractionDigits",
          "`0`, `'1...2'`, `precision`",
          "digits after the decimal separator, fixed or from data as with `number`; `'0...1'` without it"
        )
      ]
    case .currency:
      [
        .value(
          "code",
          "`'EUR'`, `price.currencyCode`",
          "the currency in ISO 4217, fixed or from data; required"
        ),
        .flag("minorUnits", "the value counts cents, or whatever the currency has instead"),
        .value(
          "fractionDigits",
          "`0`, `'0...2'`, `precision`",
          "other digits than the currency's, fixed or from data as with `number`"
        ),
        .word(
          "sign",
          of: NumberOptions.Sign.self,
          except: .never,
          "as with `number`; `accounting` puts what is below zero in parentheses"
        ),
        .flag("narrow", "the shortest symbol: `$`, not `US$`"),
        .word("rounding", of: NumberOptions.Rounding.self, "as with `number`"),
      ]
    case .percent:
      [
        .value(
          "of",
          "`total`",
          "the whole that the value is a part of; without it the value is a ratio: 0.25 is 25%"
        ),
        .value(
          "fractionDigits",
          "`1`, `'0...1'`, `precision`",
          "digits after the decimal separator, fixed or from data as with `number`; none without it"
        ),
        .word("sign", of: NumberOptions.Sign.self, except: .accounting, "as with `number`"),
        .word("rounding", of: NumberOptions.Rounding.self, "as with `number`"),
      ]
    case .bytes:
      [
        .word(
          "style",
          of: NumberFormat.ByteStyle.self,
          "what a kilobyte is: 1,000 bytes for files and `decimal`, 1,024 for memory and `binary`; `file` without it"
        ),
        .value(
          "fractionDigits",
          "`1`, `'0...2'`",
          "digits after the decimal separator, for all units except bytes; without it none for kB, one for MB and two from GB on"
        ),
      ]
    case .measurement:
      [
        .value("unit", "`kilometers`", "what the value counts; required"),
        .value("to", "`miles`", "the unit that is shown, of the same dimension"),
        .word(
          "usage",
          of: UsageOptions.Usage.self,
          "instead of `to`: what is measured, in the unit that the user's locale has for it"
        ),
        .word("width", of: MeasurementWidth.self, "`narrow` leaves out the space"),
        .value(
          "fractionDigits",
          "`1`, `'0...2'`",
          "`'0...1'` without it, or as many as the `usage` has"
        ),
      ]
    case .temperature:
      [
        .word(
          "unit",
          of: TemperatureOptions.Unit.self,
          "what the value counts; `celsius` without it"
        ),
        .word("width", of: MeasurementWidth.self, "`narrow` leaves out the letter"),
        .value("fractionDigits", "`1`, `'0...2'`", "`0` without it"),
      ]
    case .date:
      [
        .word(
          "style",
          of: DateFormat.Style.self,
          "the locale's own short and medium forms, which Apple's `DateFormatter` has too: `05.03.24` where `numeric` is `5.3.2024`; or how much of the date is written out"
        ),
        .word("time", of: DateFormat.TimeStyle.self, "with `style`: the time after it"),
        .value(
          "skeleton",
          "`yMMMd`",
          "the fields of UTS 35, which the locale puts in order; `j` is the hour as the locale counts it"
        ),
        .value(
          "pattern",
          "`'EEEE, d MMMM yyyy'`",
          "a fixed pattern of UTS 35, always in the Gregorian calendar"
        ),
        .value("timeZone", "`'Europe/Berlin'`, `flight.zone`", "the zone to show it in"),
      ]
    case .time:
      [
        .word(
          "style",
          of: DateFormat.TimeStyle.self,
          "without seconds, with them, and with the zone; required"
        ),
        .value("timeZone", "`'Europe/Berlin'`, `flight.zone`", "the zone to show it in"),
      ]
    case .dayOffset:
      [
        .value("since", "`departsAt`", "the date to count from; required"),
        .value("timeZone", "`arrival.zone`", "the zone for the value's day"),
        .value("sinceTimeZone", "`departure.zone`", "the zone for the other date's day"),
      ]
    case .relative:
      [
        .word(
          "style",
          of: RelativeStyle.self,
          "`yesterday` or `1 day ago`; `day` knows today, tomorrow and yesterday and shows a date for the rest; required"
        ),
        .word("width", of: DateFormat.Width.self, "how long the units are; not with `day`"),
        .word(
          "rounding",
          of: RelativeRounding.self,
          "1 h 59 min ago is `2 hours ago`, or with `down` `1 hour ago`: only whole units; `nearest` without it; not with `day`"
        ),
        .word(
          "then",
          of: DateFormat.Style.self,
          "with `day`: the date's style; `abbreviated` without it"
        ),
      ]
    case .interval:
      [
        .value("to", "`endsAt`", "the later date; required. An end before the start is left out"),
        .value(
          "style",
          "`numeric`, `abbreviated`, `long`, `complete`",
          "the dates; one of `style` and `time` is required"
        ),
        .word("time", of: DateFormat.TimeStyle.self, "the times"),
        .value("timeZone", "`'Europe/Berlin'`, `venue.zone`", "the zone to show them in"),
      ]
    case .duration:
      [
        .word(
          "unit",
          of: DurationFormat.NumberUnit.self,
          "what a number counts; required for numbers, and only for them"
        ),
        .word("style", of: DurationStyle.self, "`1:23:45` or `1 hr, 23 min`; required"),
        .word(
          "rounding",
          of: DurationFormat.Rounding.self,
          "how to round what is less than the smallest unit shown, seconds for `clock`; below zero `down` is towards zero; `nearest` without it, ties to the even number"
        ),
        .flag("hours", "with `clock`: hours even if there are none"),
        .flag("padded", "with `clock`: two digits in the first place too"),
        .value(
          "units",
          "`'hours, minutes'`",
          "with `units`: which of `weeks`, `days`, `hours`, `minutes`, `seconds`; required"
        ),
        .value(
          "maxUnits",
          "`1` to `5`",
          "with `units`: how many are shown at most, from the largest that the length reaches; all without it"
        ),
        .word("width", of: DurationFormat.Width.self, "with `units`"),
      ]
    case .list:
      [
        .word("type", of: TextFormat.ListOptions.Conjunction.self, "the last conjunction"),
        .word("width", of: TextFormat.ListOptions.Width.self, "how short it is"),
      ]
    case .truncate:
      [
        .value("length", "`1` to `10000`", "characters, the ellipsis included; required")
      ]
    case .initials:
      [
        .value("count", "`1` to `3`", "how many letters; `2` without it")
      ]
    case .mask:
      [
        .value("visible", "`0` to `100`", "how many letters and digits stay; `4` without it"),
        .value("character", "`'*'`", "what replaces each of the others; `•` without it"),
      ]
    case .url:
      [
        .word(
          "style",
          of: TextFormat.URLStyle.self,
          "`example.com`, `example.com/path` or all of it; `short` without it"
        )
      ]
    }
  }

  package var optionNames: [String]? { options?.map(\.name) }
}
