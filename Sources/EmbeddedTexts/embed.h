// One entry of a list, for the file called TEXT where PATH says. The compiler reads the file, so nothing is copied, and notes that it did,
// so a changed file is compiled again. SwiftPM's `embedInCode` makes a list of numbers instead, which takes Swift fifty times as long.
#pragma clang diagnostic ignored "-Wc23-extensions"
#define LITERAL(tokens) EXPANDED_LITERAL(tokens)
#define EXPANDED_LITERAL(tokens) #tokens
{LITERAL(TEXT), (const char[]){
#embed LITERAL(PATH(TEXT)) suffix(, 0)
}},
#undef TEXT
