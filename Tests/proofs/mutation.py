"""Adds mutants to the functions of Swift files. At run time, the environment variable MUTANT has the number of the enabled one."""
import fnmatch
import os
import re

SWITCH = """import Foundation

nonisolated let mutant = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? 0
"""
KEYWORDS = r"didSet|[gs]et(?= \{)|async let|let|var|return|guard|if|else|for|while|repeat|switch|case|default|break|continue|func|struct|enum|do|catch|throw|typealias|init|package|private|extension|import|nonisolated|mutating|static|@"
STATEMENT = re.compile(rf"^(?!(?:{KEYWORDS})\b)(?!@)[\w$&].*[\w)\]}}?]$")
# The start of a call that has an effect.
EFFECT = re.compile(
    r"\.(append|insert|remove\w*|resume)\(|^on\w+\(|^(timeline|pages)\.\w+\(|^(list\.update|first\.make)\("
    r"|^(update|settle|apply|replace|finish|show|reportFailure|removeDuplicates|copyCursor|change|join|append|accept|confirm|report)\("
)
# The assignment of an initial value, without which the Swift does not compile.
INITIAL_VALUE = re.compile(r"^(self\.(?!failure|response)|(new|path|key|set|copy|differs|isWhole|elements|update|changeEach|row|inserted|make|change|id|ending|isShort|copyCursor|removeDuplicates|addTail|addPage) = )")
# A line that may be a condition or assign one; is_condition decides.
VALUE = re.compile(r"^(let \w+ = |return |acceptsOnlyWanted = |&& |\|\| |)((?!(?:let|var|return|guard|if|while|for|case|func) )[^=,]*.*)$")
# A closure in one line that returns a condition.
CLOSURE = re.compile(r"(?<=\{ )((?:\w+ in )?)([^{}]* (?:==|!=|<|>) [^{}]*)(?= \})|(?<=(?:filter|prefix) \{ )()([^{}]+)(?= \})")


def instrument(folder, pattern):
    """Adds mutants to the files of a folder whose names match. Returns the file, line and text of each."""
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
    result = []
    in_guard = False
    for index, text in enumerate(lines):
        indent = text[: len(text) - len(text.lstrip())]
        bare = re.sub(r"\s+// .*$", "", text.strip())

        def new(change):
            mutants.append((name, index + 1, change))
            return len(mutants)

        if bare == "guard" or in_guard:
            in_guard = not bare.startswith("else") and " else {" not in bare
        if len(indent) >= 4 and bare and not bare.startswith("//"):
            text = indent + mutated_line(bare, new, lines[index - 1].strip() if index else "")
        elif CLOSURE.search(bare) and not bare.startswith("//"):
            text = indent + closures(bare, new)
        result.append(text)
    return result


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
        return match[1] + (boolean if match[1] else conditions)(match[2], new)
    if STATEMENT.match(bare) and balanced(bare) and not re.match(r"^\w+: ", bare) and not previous.endswith(("(", ",", "=", "?", ":", "->")):
        if is_statement(bare) and not INITIAL_VALUE.match(bare):
            return f"if mutant != {new('without ' + bare)} {{ {closures(bare, new)} }}"
    return closures(bare, new)


def is_statement(bare):
    """Returns whether a line has an effect. Otherwise it is the value of a function or closure."""
    return bool(re.search(r"(?<![=!<>])[-+]?= ", bare) or EFFECT.search(bare) and " ? " not in bare) and not bare.startswith(("$0", "{"))


def is_condition(text):
    if not balanced(text) or " = " in text or " ? " in text or "{" in text or text.endswith(","):
        return False
    return any(len(split(text, operator)) > 1 for operator in ("||", "&&", " == ", " != ", " < ", " > ", " <= "))


def conditions(text, new):
    return ", ".join(
        part if part.startswith(("let ", "var ", "case ")) else boolean(part, new) for part in split(text, ",")
    )


def boolean(text, new):
    """Adds two mutants to each part of a condition: one in which it is always true, and one in which it is never."""
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
    """Returns the parts of a text between separators that are not in brackets."""
    parts, depth, start, index = [], 0, 0, 0
    while index < len(text):
        depth += (text[index] in "([{") - (text[index] in ")]}")
        if depth == 0 and text.startswith(separator, index):
            parts.append(text[start:index].strip())
            start = index = index + len(separator)
            continue
        index += 1
    return parts + [text[start:].strip()]
