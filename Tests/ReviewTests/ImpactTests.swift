import DocumentReader
import TestSupport
import Testing
import Workspace

@testable import Review
@testable import Workspace

/// The effects of a schema change on a screen, as `impact` prints them.
struct ImpactTests {
  private static let spec = """
    view: JobView
    service: { schema: job.json, type: Job }
    formats:
      state: { map: { open: Open, done: Done }, unknown: Unknown }
    display:
      titleText: "{title}"
      stateText: "{state | state}"
      noteText: "{note ?? 'no note'}"
    examples:
      - { name: first, given: { title: Tidy up, state: open, note: soon, owner: me }, expect: {} }
    """
  private static let schema = """
    { "title": "Job", "type": "object", "required": ["title", "state", "owner"], "properties": {
      "title": { "type": "string" },
      "state": { "title": "Phase", "type": "string", "enum": ["open", "done"] },
      "note": { "type": "string" },
      "owner": { "type": "string" },
      "spare": { "type": "string" }
    } }
    """

  @Test func unchangedSchemaHasNoEffect() {
    #expect(printed(Self.schema) == "Compared with main\n\nNo changes on 1 screen.\n")
  }

  /// A released app also decodes properties that it does not show.
  @Test func removedRequiredPropertyIsBreakingEvenIfNoFieldShowsIt() {
    let new = Self.schema.replacing(#", "owner"]"#, with: "]")
      .replacing(#"  "owner": { "type": "string" },\#n"#, with: "")
    #expect(
      printed(new) == """
        Compared with main

        App in users' hands: breaking. Next build: no harm. On 1 screen.

        JobView (job.yaml)

          breaking: Job.owner is gone
            app in users' hands: cannot decode it
            next build: is not affected
            before: main:job.json:5:3
            after:  job.json:1:1

        """
    )
  }

  @Test func removedOptionalPropertyChangesStrings() {
    let new = Self.schema.replacing(#"  "note": { "type": "string" },\#n"#, with: "")
    let spec = Self.spec.replacing(#""{note ?? 'no note'}""#, with: "no note")
    #expect(
      printed(new, spec: spec) == """
        Compared with main

        App in users' hands: strings change. Next build: strings change. On 1 screen.

        JobView (job.yaml)

          strings change: Job.note is gone
            app in users' hands: it reads as nil
            next build: may show different strings
            shown by: noteText
            before: main:job.json:4:3
            after:  job.json:1:1
            first with note left out, noteText: "soon" → "no note"

        """
    )
  }

  @Test func removedOptionalPropertyIsHarmlessIfNoFieldShowsIt() {
    let new = Self.schema.replacing(#",\#n  "spare": { "type": "string" }"#, with: "")
    #expect(
      printed(new) == """
        Compared with main

        App in users' hands: no harm. Next build: no harm. On 1 screen.

        JobView (job.yaml)

          no harm: Job.spare is gone (job.json:1:1)

        """
    )
  }

  @Test func newValueThatAMapLacksBreaksTheNextBuild() {
    let new = Self.schema.replacing(#""done"]"#, with: #""done", "late"]"#)
    #expect(
      printed(new) == """
        Compared with main

        App in users' hands: strings change. Next build: breaking. On 1 screen.

        JobView (job.yaml)

          breaking: Phase has a new value 'late'
            app in users' hands: it reads as unknown
            next build: has an error
            shown by: stateText
            before: main:job.json:3:12
            after:  job.json:3:12
            job.yaml:4:17: this map of 'Phase' does not include 'late': add it [missing-case]
            first with "late", stateText: "Open" → "Unknown"

        """
    )
  }

  /// The map of the new spec already contains the new value.
  @Test func newValueThatTheSpecHandlesIsNotAnError() {
    let new = Self.schema.replacing(#""done"]"#, with: #""done", "late"]"#)
    let spec = Self.spec.replacing("done: Done", with: "done: Done, late: Late")
    let impact = impact(new, spec: spec)
    #expect(impact.released == .strings)
    #expect(impact.nextBuild == .strings)
  }

  @Test func errorInTheSpecIsNotAttributedToTheSchema() {
    var diagnostics: [Diagnostic] = []
    let spec = Self.spec.replacing("{title}", with: "{titel}")
    let impact = impact(Self.schema, spec: spec, into: &diagnostics)
    #expect(
      impact.text(style: .plain) == """
        Compared with main

        Not everything could be compared; the rest has no changes.
        Not compared: 'job.yaml'.

        """
    )
    #expect(diagnostics.map(\.message) == ["'Job' has no property 'titel'; did you mean 'title'?"])
  }

  @Test(arguments: ["{", #"{ "type": "strin" }"#])
  func invalidSchemaIsNotReportedAsUnchanged(new: String) {
    var diagnostics: [Diagnostic] = []
    let impact = impact(new, into: &diagnostics)
    #expect(!impact.isComplete)
    #expect(!impact.text(style: .plain).contains("No changes"))
    #expect(impact.node["released"]?.isNull == true)
    #expect(diagnostics.hasErrors)
  }

  @Test func ignoredChangesHaveNoSeverity() throws {
    let new = Self.schema.replacing(#""owner"]"#, with: #""spare"]"#)
    let place = SourceFile(path: "viewmodelgen.yaml", text: "").whole
    let known = [
      KnownChange(path: "Job.owner", reason: "no release is out", location: place),
      KnownChange(path: "Job.ovner", reason: "misspelled", location: place),
    ]
    var diagnostics: [Diagnostic] = []
    let impact = impact(new, ignoring: known, into: &diagnostics)
    #expect(impact.severity == .none)
    #expect(
      impact.text(style: .plain).contains(
        "  ignored: Job.owner may be absent\n    reason: no release is out\n"
      )
    )
    #expect(
      diagnostics.map(\.message) == [
        "nothing at 'Job.ovner' differs from 'main'; did you mean 'Job.owner'?"
      ]
    )
  }

  /// A reason to ignore a change applies to released apps. It does not fix the spec of the next build.
  @Test func ignoredChangeStillBreaksTheNextBuild() throws {
    let place = SourceFile(path: "viewmodelgen.yaml", text: "").whole
    let known = KnownChange(path: "Phase", reason: "no release is out", location: place)
    let new = Self.schema.replacing(#""done"]"#, with: #""done", "late"]"#)
    var diagnostics: [Diagnostic] = []
    let impact = impact(new, ignoring: [known], into: &diagnostics)
    #expect(impact.released == .none)
    #expect(impact.nextBuild == .breaking)
    #expect(impact.diagnostics.map(\.severity) == [.note, .error])
  }

  /// Two properties have the changed type, but only the second one is shown.
  @Test func textsComeFromAPlaceThatAFieldShows() {
    let spec = """
      view: JobView
      service: { schema: job.json, type: Jobs }
      display: { lastText: "{last | state}" }
      formats: { state: { map: { open: Open, done: Done }, unknown: Unknown } }
      examples: [{ name: two, given: { first: open, last: open }, expect: {} }]
      """
    let schema = """
      { "title": "Jobs", "type": "object", "required": ["first", "last"], "properties": {
        "first": { "$ref": "#/$defs/State" }, "last": { "$ref": "#/$defs/State" }
      }, "$defs": { "State": { "type": "string", "enum": ["open", "done"] } } }
      """
    let new = schema.replacing(#""done"]"#, with: #""done", "late"]"#)
    var diagnostics: [Diagnostic] = []
    let impact = impactOfChange(from: (spec, schema), to: (spec, new), into: &diagnostics)
    #expect(
      impact.text(style: .plain).contains(
        "two with \"late\", lastText: \"Open\" → \"Unknown\"\n"
      ),
      "\(impact.text(style: .plain))"
    )
  }

  /// Names from the schema are escaped.
  @Test func markdownHasATablePerScreen() {
    let new = Self.schema.replacing(
      #""title": { "type": "string" }"#,
      with: #""title": { "type": "integer" }, "a|b": {}"#
    )
    #expect(
      impact(new).markdown == """
        ## How the schema's changes affect screens, compared with `main`

        App in users' hands: breaking. Next build: strings change. On 1 screen.

        ### JobView

        |  | change | app in users' hands | next build | shown by | texts |
        | --- | --- | --- | --- | --- | --- |
        | breaking | `Job.title was a string and is an integer`<br>`main:job.json:2:3 → job.json:2:3` | cannot decode it | may show different strings | `titleText` |  |
        | no harm | `Job.aB is new`<br>`– → job.json:2:35` | decodes it | is not affected |  |  |

        """
    )
  }

  @Test func everyChangeIsOneDiagnostic() {
    let new = Self.schema.replacing(
      #""title": { "type": "string" }"#,
      with: #""title": { "type": "integer" }"#
    )
    #expect(
      impact(new).diagnostics.map {
        "\($0.severity) \($0.location.place) \($0.message) [\($0.code.rawValue)]"
      } == [
        """
        error 2:3 Job.title was a string and is an integer; app in users' hands: cannot decode it; next build: may show different \
        strings; shown by 'JobView.titleText'; before: main:job.json:2:3 [breaking-change]
        """
      ]
    )
  }

  /// The views of the app use the types of the fields.
  @Test(arguments: [
    (#"["boss"]"#, "[]", "boss: PersonCardViewModel → PersonCardViewModel?"),
    (#"["boss"]"#, #"["boss", "aide"]"#, "aide: PersonCardViewModel? → PersonCardViewModel"),
    (#""size": { "type": "integer" }"#, #""size": { "type": "number" }"#, "size: Int? → Double?"),
  ])
  func typesOfFieldsThatChangeAreNamed(old: String, new: String, expected: String) {
    let spec = """
      view: JobView
      service: { schema: job.json, type: Job }
      models: { PersonCard: { from: Person, display: { name: "{name}" } } }
      display:
        boss: { of: boss, model: PersonCard }
        aide: { of: aide, model: PersonCard }
        size: { value: size }
      """
    let schema = """
      { "title": "Job", "type": "object", "required": ["boss"], "properties": {
        "size": { "type": "integer" },
        "boss": { "$ref": "#/$defs/Person" }, "aide": { "$ref": "#/$defs/Person" }
      }, "$defs": {
        "Person": { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } }
      } }
      """
    let changed = schema.replacing(old, with: new)
    var diagnostics: [Diagnostic] = []
    let impact = impactOfChange(from: (spec, schema), to: (spec, changed), into: &diagnostics)
    let text = impact.text(style: .plain)
    #expect(text.contains("next build: has a field of another type\n"), "\(text)")
    #expect(
      text.components(separatedBy: "type of ").dropFirst().map { $0.prefix { $0 != "\n" } } == [
        expected[...]
      ]
    )
    #expect(impact.nextBuild == .strings)
  }

  private func printed(_ new: String, spec: String = Self.spec) -> String {
    impact(new, spec: spec).text(style: .plain)
  }

  private func impact(_ new: String, spec: String = Self.spec) -> Impact {
    var diagnostics: [Diagnostic] = []
    defer { #expect(diagnostics.map(\.message) == []) }
    return impact(new, spec: spec, into: &diagnostics)
  }

  private func impact(
    _ new: String,
    spec: String = Self.spec,
    ignoring known: [KnownChange] = [],
    into diagnostics: inout [Diagnostic]
  ) -> Impact {
    impactOfChange(
      from: (Self.spec, Self.schema),
      to: (spec, new),
      ignoring: known,
      into: &diagnostics
    )
  }
}
