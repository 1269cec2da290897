#include "EmbeddedTexts.h"

#define PATH(name) ../KotlinSupport/name.kt

static const struct EmbeddedText texts[] = {
#define TEXT ActionCalls
#include "embed.h"
#define TEXT Arithmetic
#include "embed.h"
#define TEXT DateReading
#include "embed.h"
#define TEXT DateSerializers
#include "embed.h"
#define TEXT DateText
#include "embed.h"
#define TEXT Days
#include "embed.h"
#define TEXT DisplayContext
#include "embed.h"
#define TEXT DependentSource
#include "embed.h"
#define TEXT Durations
#include "embed.h"
#define TEXT HtmlEntities
#include "embed.h"
#define TEXT HtmlLines
#include "embed.h"
#define TEXT HtmlScanner
#include "embed.h"
#define TEXT HtmlSmallEntities
#include "embed.h"
#define TEXT HtmlText
#include "embed.h"
#define TEXT Json
#include "embed.h"
#define TEXT KeptRows
#include "embed.h"
#define TEXT ListText
#include "embed.h"
#define TEXT Lists
#include "embed.h"
#define TEXT MarkdownMarks
#include "embed.h"
#define TEXT MarkdownReader
#include "embed.h"
#define TEXT Measurements
#include "embed.h"
#define TEXT Names
#include "embed.h"
#define TEXT NumberSerializers
#include "embed.h"
#define TEXT Numbers
#include "embed.h"
#define TEXT ObjectSerializers
#include "embed.h"
#define TEXT PatternMatches
#include "embed.h"
#define TEXT Prices
#include "embed.h"
#define TEXT RelativeText
#include "embed.h"
#define TEXT ScreenActions
#include "embed.h"
#define TEXT ScreenLists
#include "embed.h"
#define TEXT ScreenLoads
#include "embed.h"
#define TEXT ScreenPages
#include "embed.h"
#define TEXT ScreenParts
#include "embed.h"
#define TEXT ScreenStore
#include "embed.h"
#define TEXT ScreenTimeline
#include "embed.h"
#define TEXT ScreenUpdates
#include "embed.h"
#define TEXT SearchWords
#include "embed.h"
#define TEXT SearchPattern
#include "embed.h"
#define TEXT StyledText
#include "embed.h"
#define TEXT TestSupport
#include "embed.h"
#define TEXT TextSerializers
#include "embed.h"
#define TEXT Texts
#include "embed.h"
#define TEXT UrlText
#include "embed.h"
{0, 0},
};

const struct EmbeddedText *embeddedKotlinHelpers(void) { return texts; }
