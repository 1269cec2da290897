import CYAML

/// Parses a file with libyaml and drops every event.
package func readWithLibyaml(_ path: String) {
  guard let file = fopen(path, "rb") else { fatalError("cannot read \(path)") }
  defer { fclose(file) }
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { fatalError("libyaml has no memory") }
  defer { yaml_parser_delete(&parser) }
  yaml_parser_set_input_file(&parser, file)
  var isDone = false
  while !isDone {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { fatalError("\(path) is not YAML") }
    isDone = event.type == YAML_STREAM_END_EVENT
    yaml_event_delete(&event)
  }
}
