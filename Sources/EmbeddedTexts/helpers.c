#include "EmbeddedTexts.h"

#define PATH(name) ../ViewModelSupport/name.swift

static const struct EmbeddedText texts[] = {
#define TEXT DisplayContext
#include "embed.h"
#define TEXT Translations
#include "embed.h"
#define TEXT StyledText
#include "embed.h"
#define TEXT MarkdownReader
#include "embed.h"
#define TEXT MarkdownMarks
#include "embed.h"
#define TEXT TimeZones
#include "embed.h"
#define TEXT DateCoding
#include "embed.h"
#define TEXT Arithmetic
#include "embed.h"
#define TEXT KeptTexts
#include "embed.h"
#define TEXT NumberForm
#include "embed.h"
#define TEXT NumberTexts
#include "embed.h"
#define TEXT Numbers
#include "embed.h"
#define TEXT Prices
#include "embed.h"
#define TEXT Lists
#include "embed.h"
#define TEXT Texts
#include "embed.h"
#define TEXT LocaleTexts
#include "embed.h"
#define TEXT SearchWords
#include "embed.h"
#define TEXT SearchPattern
#include "embed.h"
#define TEXT PatternReader
#include "embed.h"
#define TEXT PatternSearch
#include "embed.h"
#define TEXT URLParts
#include "embed.h"
#define TEXT URLText
#include "embed.h"
#define TEXT HTMLText
#include "embed.h"
#define TEXT HTMLScanner
#include "embed.h"
#define TEXT HTMLLines
#include "embed.h"
#define TEXT HTMLEntities
#include "embed.h"
#define TEXT Days
#include "embed.h"
#define TEXT DateText
#include "embed.h"
#define TEXT RelativeText
#include "embed.h"
#define TEXT Durations
#include "embed.h"
#define TEXT Measurements
#include "embed.h"
#define TEXT KeptRows
#include "embed.h"
#define TEXT ScreenStore
#include "embed.h"
#define TEXT ScreenTimeline
#include "embed.h"
#define TEXT ScreenList
#include "embed.h"
#define TEXT ScreenActions
#include "embed.h"
#define TEXT ScreenParts
#include "embed.h"
#define TEXT ScreenLoads
#include "embed.h"
#define TEXT DependentSource
#include "embed.h"
#define TEXT ScreenPages
#include "embed.h"
#define TEXT ScreenChanges
#include "embed.h"
#define TEXT JSONValue
#include "embed.h"
#define TEXT Decoding
#include "embed.h"
#define TEXT StackSpace
#include "embed.h"
#define TEXT StyledNotation
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedHelpers(void) { return texts; }
