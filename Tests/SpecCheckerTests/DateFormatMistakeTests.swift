import Testing

/// Tests that each mistake in the options of a date or duration format is reported, as exactly one error.
@Suite struct DateFormatMistakeTests {
  @Test(arguments: [
    ("opened | date(time: shortened)", "one of 'style', 'pattern' and 'skeleton'"),
    ("opened | date(pattern: yyyy, skeleton: y)", "one of 'style', 'pattern' and 'skeleton'"),
    (
      "opened | date(style: tiny)",
      "'style' cannot be 'tiny'; it takes 'short', 'medium', 'numeric'"
    ),
    ("opened | date(style: short, time: short)", "'time' cannot be 'short'"),
    ("opened | date(style: long, time: short)", "'time' cannot be 'short'"),
    ("opened | date(skeleton: 'MMM d, yyyy')", "is a pattern, not a skeleton: write only letters"),
    (
      "opened | date(skeleton: 'yMMMdHm')", "the locale chooses the 12- or 24-hour clock: write 'j'"
    ),
    ("opened | date(pattern: 'd.M.', time: shortened)", "'time' works only with 'style'"),
    ("opened | date(style: long, timeZone: 'Europe/Berlln')", "did you mean 'Europe/Berlin'?"),
    ("opened | date(style: long, timeZone: '+02:00')", "write an identifier such as"),
    ("opened | date(style: long, timeZone: isOpen)", "String"),
    ("opened | date(style: long, timezone: 'UTC')", "did you mean 'timeZone'?"),
    ("day | date(style: long, time: shortened)", "calendar day, which has no time or time zone"),
    ("day | date(style: long, timeZone: 'UTC')", "calendar day, which has no time or time zone"),
    ("day | date(skeleton: 'yMMMdjm')", "'j' does not apply to a calendar day"),
    ("day | date(pattern: 'd MMM HH:mm')", "'H' does not apply to a calendar day"),
    ("day | date(pattern: 'd MMM VV')", "'V' does not apply to a calendar day"),
    ("opened | date(pattern: '')", "the pattern has no field"),
    ("opened | time", "'time' needs 'style': add it, for example 'style: shortened'"),
    ("opened | time(style: short)", "'style' cannot be 'short'"),
    ("day | time(style: shortened)", "show it with 'date'"),
    ("isOpen | time(style: shortened)", "needs a date"),
    ("opened | dayOffset", "'dayOffset' needs 'since': add it, for example 'since: departsAt'"),
    ("opened | dayOffset(since: day)", "'since'"),
    ("opened | dayOffset(since: count)", "'since'"),
    ("day | dayOffset(since: day)", "calendar day, which has no time or time zone"),
    ("opened | dayOffset(since: opened, sinceTimeZone: 'Nowhere')", "there is no time zone"),
    ("opened | relative", "'relative' needs 'style': add it, for example 'style: named'"),
    ("opened | relative(style: days)", "did you mean 'day'?"),
    ("opened | relative(style: named, width: short)", "'width' cannot be 'short'"),
    ("opened | relative(style: named, then: long)", "'then' works only with 'style: day'"),
    (
      "opened | relative(style: day, then: long, width: wide)",
      "'width' works only with 'style: named' or 'numeric'"
    ),
    ("opened | relative(style: named, rounding: up)", "it takes 'nearest' or 'down'"),
    (
      "opened | relative(style: day, then: long, rounding: down)",
      "'rounding' works only with 'style: named' or 'numeric'"
    ),
    ("count | relative(style: named)", "needs a date"),
    ("opened | interval(style: long)", "'interval' needs 'to'"),
    ("opened | interval(to: opened)", "'interval' needs 'style'"),
    ("opened | interval(to: day, style: long)", "'to'"),
    ("day | interval(to: day, time: shortened)", "calendar day, which has no time or time zone"),
    ("opened | interval(to: opened, style: short)", "use 'style: numeric'"),
    ("opened | interval(to: opened, style: tiny)", "'style' cannot be 'tiny'"),
    ("count | duration(style: clock)", "'duration' needs 'unit': add it, for example"),
    ("count | duration(unit: second, style: clock)", "did you mean 'seconds'?"),
    ("count | duration(unit: seconds)", "'duration' needs 'style'"),
    ("count | duration(unit: seconds, style: units)", "'duration' needs 'units'"),
    ("count | duration(unit: seconds, style: units, units: 'hours, minute')", "'minutes'?"),
    ("count | duration(unit: seconds, style: units, units: 'hours, hours')", "is listed twice"),
    ("count | duration(unit: seconds, style: units, units: '')", "there is no unit"),
    (
      "count | duration(unit: seconds, style: clock, width: wide)", "works only with 'style: units'"
    ),
    ("count | duration(unit: seconds, style: units, units: 'hours', padded: true)", "style: clock"),
    (
      "count | duration(unit: seconds, style: clock, maxUnits: 1)", "works only with 'style: units'"
    ),
    ("count | duration(unit: seconds, style: clock, rounding: floor)", "'rounding' cannot be"),
    (
      "count | duration(unit: seconds, style: units, units: 'hours, days', maxUnits: 3)",
      "'units' names only 2, so 'maxUnits' cannot be 3: write at most 2"
    ),
    (
      "count | duration(unit: seconds, style: units, units: 'hours', maxUnits: 0)",
      "write a whole number from 1 to 5"
    ),
    ("count | duration(unit: seconds, style: clock, padded: 1)", "write true or false"),
    ("name | duration(unit: seconds, style: clock)", "a String is read as ISO 8601"),
    ("opened | duration(unit: seconds, style: clock)", "needs a number, a duration"),
  ])
  func mistakeIsReportedOnce(text: String, words: String) {
    let problems = compiled(spec: "display:\n  a: \"{\(text)}\"\n").problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains(words) == true, "\(problems)")
    #expect(problems.first?.contains("warning") == false)
  }

  /// A pattern that looks like a style or skeleton of a widely used locale causes a warning that suggests it. `nil`: no warning.
  @Test(arguments: [
    ("dd/MM/yyyy", "date(style: short)"), ("M/d/yyyy", "date(style: numeric)"),
    ("M/d/yy", "date(style: short)"),
    ("MMM d, yyyy", "date(style: abbreviated)"), ("d. MMMM y", "date(style: long)"),
    ("EEEE, MMMM d, yyyy", "date(style: complete)"), ("HH:mm", "time(style: shortened)"),
    ("h:mm a", "time(style: shortened)"), ("HH:mm:ss", "time(style: standard)"),
    ("MMMM yyyy", "date(skeleton: 'yMMMM')"),
    ("yyyy-MM-dd", nil), ("EEEE MMMM d, yyyy", nil), ("yyyy", nil), ("d.M.yy EEE", nil),
    ("yyyy-MM-dd HH:mm", nil),
  ])
  func patternThatMatchesAStyleIsReported(pattern: String, style: String?) {
    let spec = "display:\n  a: \"{opened | date(pattern: '\(pattern)')}\"\n"
    let problems = compiled(spec: spec).problems
    #expect(problems.count == (style == nil ? 0 : 1))
    #expect(problems.allSatisfy { $0.contains("warning") && $0.contains(style ?? "-") })
  }
}
