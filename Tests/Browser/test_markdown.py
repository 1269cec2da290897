"""Compares the marks of the format `markdown` with those that markdown-it finds in random texts."""

import json
import random
import re

from conftest import run
from markdown_it import MarkdownIt

PARTS = ["a", "b", " ", "*", "**", "_", "__", "`", "``", "[", "]", "(", ")", "](https://x)", "!", "<https://y>", "~~", "\\", ".", "é", "“", "$", "***"]


def test_marks_are_those_of_markdown(tmp_path):
    generator = random.Random(1)
    texts = ["".join(generator.choice(PARTS) for _ in range(generator.randint(1, 16))) for _ in range(4000)]
    # A block does not keep the spaces around its inline content, and the tool does not read runs of more than two tildes. Where a mark
    # touches the end of a link's text, markdown-it does not see the bracket, unlike CommonMark's reference implementation.
    texts = [text for text in texts if text == text.strip() and "~~~" not in text and not re.search(r"[*_~]\]\(", text)]
    schema = {
        "title": "Page",
        "type": "object",
        "required": ["rows"],
        "properties": {"rows": {"type": "array", "items": {"title": "Row", "type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}}}},
    }
    (tmp_path / "Page.schema.json").write_text(json.dumps(schema))
    (tmp_path / "Page.yaml").write_text(
        "view: PageView\nservice: { schema: Page.schema.json, type: Page }\n"
        "models: { TextRow: { from: Row, display: { shown: { styled: '{text | markdown}' } } } }\n"
        "display: { rows: { each: rows, model: TextRow } }\n"
    )
    (tmp_path / "page.json").write_text(json.dumps({"rows": [{"text": text} for text in texts]}))
    shown = run(tmp_path, "preview", "Page.yaml", "--data", "page.json", "--format", "json")
    assert shown.returncode == 0, shown.stderr
    found = rows(json.loads(shown.stdout))
    assert len(found) == len(texts)
    compared = [(text, row["shown"]) for text, row in zip(texts, found, strict=True) if not has_links_in_links(text) and is_readable(row["shown"])]
    assert len(compared) > len(texts) * 0.8
    differences = [(text, shown) for text, shown in compared if marks(text) != marks(shown)]
    assert differences == [], "\n".join(map(repr, differences))


def rows(value):
    """The rows in the output of `preview`."""
    if isinstance(value, list) and value and "shown" in value[0]:
        return value
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return next((found for found in map(rows, values) if found), None)


READER = MarkdownIt("commonmark", {"html": False}).enable("strikethrough").disable(["entity", "html_inline"])


def tokens(text):
    return READER.parseInline(text)[0].children


def has_links_in_links(text):
    """Whether a link contains an address, which the tool keeps, or an image."""
    depth = 0
    for token in tokens(text):
        depth += {"link_open": 1, "link_close": -1}.get(token.type, 0)
        if depth > 1 or token.type == "image" or token.type == "link_open" and not token.attrs["href"].startswith("https:"):
            return True
    return False


def is_readable(text):
    """Whether all marks are read as such. Markdown cannot write a mark between punctuation and a letter."""
    return sum(token.content.count("*") for token in tokens(text) if token.type != "code_inline") == text.count("\\*")


def marks(text):
    """The characters with their marks, except spaces, whose marks are not visible."""
    found, open_marks = [], []
    for token in tokens(text):
        if token.type.endswith("_open"):
            open_marks.append((token.type, token.attrs.get("href")))
        elif token.type.endswith("_close"):
            open_marks.pop()
        else:
            own = {("code", None)} if token.type == "code_inline" else set()
            found += [(character, frozenset(own | set(open_marks))) for character in token.content if character != " "]
    return found
