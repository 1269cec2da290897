/// A file that is embedded in the tool: its name without extension, and its text.
struct EmbeddedText {
  const char *name;
  const char *text;
};

/// The files of Templates/, Sources/ViewModelSupport and Sources/KotlinSupport, and the tables of data. The last entry of each list has no name.
const struct EmbeddedText *embeddedTemplates(void);
const struct EmbeddedText *embeddedHelpers(void);
const struct EmbeddedText *embeddedKotlinHelpers(void);
const struct EmbeddedText *embeddedTables(void);
