// Writes a list entry with the name and the contents of the file PATH(TEXT). The compiler reads the file directly and records it as a
// dependency, so a changed file triggers a rebuild. SwiftPM's `embedInCode` writes an array of numbers, which takes fifty times as long to
// compile.
#pragma clang diagnostic ignored "-Wc23-extensions"
#define LITERAL(tokens) EXPANDED_LITERAL(tokens)
#define EXPANDED_LITERAL(tokens) #tokens
{LITERAL(TEXT), (const char[]){
#embed LITERAL(PATH(TEXT)) suffix(, 0)
}},
#undef TEXT
