"""Puts mutants into the functions of Swift files: the environment variable MUTANT says which of them takes effect."""
import fnmatch
import os
import re

SWITCH = """import Foundation

nonisolated let mutant = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? 0
"""
KEYWORDS = "didSet|let|var|return|guard|if|else|for|while|repeat|switch|case|default|break|continue|func|struct|enum|do|catch|throw|typealias|init|package|private|extension|import|nonisolated|mutating|static|@"
STATEMENT = re.compile(rf"^(?!(?:{KEYWORDS})\b)(?!@)[\w$&].*[\w)\]}}?]$")
# The start of a call whose effect counts, not its value.
DOES = re.compile(
    r"\.(append|insert|remove\w*|resume)\(|^on\w+\(|^(timeline|pages)\.\w+\(|^(list\.update|first\.make)\("
    r"|^(update|settle|apply|replace|finish|show|reportFailure|removeDuplicates|copyCursor|change|join|append|accept|confirm|report)\("
)
# What a stored property, or a variable without a value, gets.
FIRST_VALUE = re.compile(r"^(self\.(?!failure|response)|(new|path|elements|update|row|make|change|isInsertion|id|ending|removeDuplicates|addTail|addPage) = )")
# A line whose value is a condition, as far as its operators say.
VALUE = re.compile(r"^(let \w+ = |return |acceptsOnlyWanted = |&& |\|\| |)((?!(?:let|var|return|guard|if|while|for|case|func) )[^=,]*.*)$")
# A closure of one line whose value is a condition.
CLOSURE = re.compile(r"(?<=\{ )((?:\w+ in )?)([^{}]* (?:==|!=|<|>) [^{}]*)(?= \})|(?<=(?:filter|prefix) \{ )()([^{}]+)(?= \})")


def instrument(folder, pattern):
    """Rewrites the files of a folder whose names match; returns the file, line and text of each mutant."""
    mutants = []
    for name in sorted(os.listdir(folder)):
        if fnmatch.fnmatch(name, pattern):
            path = os.path.join(folder, name)
            with open(path, encoding="utf-8") as file:
                lines = file.read().split("\n")
            lines = mutated(name, lines, mutants)
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(lines))
    with open(os.path.join(folder, "Mutant.swift"), "w", encoding="utf-8") as file:
        file.write(SWITCH)
    return mutants


def mutated(name, lines, mutants):
    found = []
    in_guard = False
    for index, text in enumerate(lines):
        indent = text[: len(text) - len(text.lstrip())]
        bare = re.sub(r"\s+// .*$", "", text.strip())

        def new(what):
            mutants.append((name, index + 1, what))
            return len(mutants)

        if bare == "guard" or in_guard:
            in_guard = not bare.startswith("else") and " else {" not in bare
        if len(indent) >= 4 and bare and not bare.startswith("//"):
            text = indent + mutated_line(bare, new, lines[index - 1].strip() if index else "")
        elif CLOSURE.search(bare) and not bare.startswith("//"):
            text = indent + closures(bare, new)
        found.append(text)
    return found


def mutated_line(bare, new, previous):
    if match := re.match(r"^(guard |if |\} else if )(.*?)( else \{.*| \{.*)$", bare):
        if bare.startswith(("if case", "guard case")) and "," not in match[2]:
            return bare
        head, condition, tail = match.groups()
        if balanced(condition):
            inner = re.match(r"^( \{ )([^{}]*|self\..*)( \})$", tail)
            if inner and STATEMENT.match(inner[2]) and head != "guard ":
                tail = f" {{ if mutant != {new('without ' + inner[2])} {{ {inner[2]} }} }}"
            return head + conditions(condition, new) + tail
    if match := re.match(r"^didSet \{ (.*) \}$", bare):
        return f"didSet {{ {mutated_line(match[1], new, '')} }}"
    if match := re.match(r"^defer \{ (.*) \}$", bare):
        return f"defer {{ if mutant != {new('without ' + bare)} {{ {match[1]} }} }}"
    if (match := VALUE.match(bare)) and is_condition(match[2]):
        return match[1] + boolean(match[2], new)
    if STATEMENT.match(bare) and balanced(bare) and not re.match(r"^\w+: ", bare) and not previous.endswith(("(", ",", "=", "?", ":", "->")):
        if is_statement(bare) and not FIRST_VALUE.match(bare):
            return f"if mutant != {new('without ' + bare)} {{ {closures(bare, new)} }}"
    return closures(bare, new)


def is_statement(bare):
    """Whether a line does something, rather than being the value of a function."""
    return bool(re.search(r"(?<![=!<>])[-+]?= ", bare) or DOES.search(bare)) and not bare.startswith(("$0", "{"))


def is_condition(text):
    if not balanced(text) or " = " in text or " ? " in text or "{" in text or text.endswith(","):
        return False
    return any(len(split(text, operator)) > 1 for operator in ("||", "&&", " == ", " != ", " < ", " > ", " <= "))


def conditions(text, new):
    return ", ".join(
        part if part.startswith(("let ", "var ", "case ")) else boolean(part, new) for part in split(text, ",")
    )


def boolean(text, new):
    """Each part of a condition always holds, or never."""
    if text.startswith("(") and text.endswith(")") and balanced(text[1:-1]) and len(split(text[1:-1], "||")) > 1:
        return f"({boolean(text[1:-1], new)})"
    for operator in ("||", "&&"):
        parts = split(text, operator)
        if len(parts) > 1:
            return f" {operator} ".join(boolean(part, new) for part in parts)
    always, never = new(f"always: {text}"), new(f"never: {text}")
    return f"(mutant == {always} || (mutant != {never} && ({closures(text, new) if '{' in text else text})))"


def closures(text, new):
    def replaced(match):
        return (match[1] or "") + boolean(match[2] or match[4], new)

    return CLOSURE.sub(replaced, text)


def balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ("()", "{}", "[]"))


def split(text, separator):
    """The parts between separators outside brackets."""
    found, depth, start, index = [], 0, 0, 0
    while index < len(text):
        depth += (text[index] in "([{") - (text[index] in ")]}")
        if depth == 0 and text.startswith(separator, index):
            found.append(text[start:index].strip())
            start = index = index + len(separator)
            continue
        index += 1
    return found + [text[start:].strip()]
