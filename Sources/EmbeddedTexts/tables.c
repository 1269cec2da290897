#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinOutput/Differences/name.yaml

static const struct EmbeddedText texts[] = {
#define TEXT AndroidDifferences
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedTables(void) { return texts; }
