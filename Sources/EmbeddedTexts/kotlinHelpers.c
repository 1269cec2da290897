#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinSupport/name.kt

static const struct EmbeddedText texts[] = {
#define TEXT DisplayContext
#include "embed.h"
#define TEXT compact
#include "embed.h"
#define TEXT decoded
#include "embed.h"
#define TEXT folded
#include "embed.h"
#define TEXT number
#include "embed.h"
#define TEXT pluralCategory
#include "embed.h"
#define TEXT saturatingSumOf
#include "embed.h"
#define TEXT testContext
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedKotlinHelpers(void) { return texts; }
