/// A file that the tool carries: its name without extension, and its text.
struct EmbeddedText {
  const char *name;
  const char *text;
};

/// The files of Templates/, and those of Sources/ViewModelSupport. The last entry has no name.
const struct EmbeddedText *embeddedTemplates(void);
const struct EmbeddedText *embeddedHelpers(void);
