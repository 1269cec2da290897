"""Compares the format `html` with what Chromium shows for random HTML, and its marks in a styled text with the browser's styles."""

import json
import random
import re

from conftest import run
from test_markdown import rows, tokens

INLINE = ["b", "em", "a", "span", "code", "small", "mark", "i", "s", "cite", "strong", "del"]
BLOCKS = ["p", "div", "ul", "ol", "li", "h1", "h3", "blockquote", "section", "pre", "dl", "dt", "dd", "figure"]
HIDDEN = ["script", "style", "template", "title", "noscript"]
ATTRIBUTES = ["", ' class="x"', ' title="a>b"', " x=1 y='2\"' z", ' HREF="#"', ' href="https://x.y/?a=1&copy=2&amp;b" href=/c', "  \n id=q"]
TEXTS = ["a", "b c", "  d", "\n", "x\ny", "é", "日本", "1 < 2", "a&b", "&amp;", "&lt;b&gt;", "&nbsp;", "&#65;", "&#x1F600;", "&copy"]
TEXTS += ["&notit;", "&hellip;", "&bogus;", "&#x80;", "&", "<!-- c -->", "<!-->", "<?x?>", "<3", "-->", "\t", "&NotEqualTilde;", "<br>"]


def fragment(random, depth, padding=""):
    parts = []
    for _ in range(random.randint(1, 4)):
        if depth == 0 or random.random() < 0.45:
            parts.append(padding + random.choice(TEXTS) + padding)
            continue
        name = random.choice(random.choice([INLINE, BLOCKS, BLOCKS, HIDDEN]))
        attributes = random.choice(ATTRIBUTES) if random.random() < 0.3 else ""
        end = "" if not padding and name in ("p", "li", "dt", "dd") and random.random() < 0.2 else f"</{name}>"
        parts.append(f"<{name}{attributes}>{fragment(random, depth - 1, padding)}{end}")
    return "".join(parts)


def test_html_is_the_text_that_the_browser_shows(browser, tmp_path):
    generator = random.Random(1)
    fragments = [fragment(generator, 3) for _ in range(2000)]
    (tmp_path / "Page.schema.json").write_text(
        json.dumps({"title": "Page", "type": "object", "required": ["texts"], "properties": {"texts": {"type": "array", "items": {"type": "string"}}}})
    )
    (tmp_path / "Page.yaml").write_text(
        'view: PageView\nservice: { schema: Page.schema.json }\ndisplay: { texts: { value: "texts.map($0 | html)" } }\n'
    )
    (tmp_path / "page.json").write_text(json.dumps({"texts": fragments}))
    shown = run(tmp_path, "preview", "Page.yaml", "--data", "page.json", "--format", "json")
    assert shown.returncode == 0, shown.stderr
    found = texts(json.loads(shown.stdout))
    page = browser.new_page()
    page.set_content("<!DOCTYPE html><div></div>")
    wanted = page.evaluate(
        "fragments => { const div = document.querySelector('div');"
        " return fragments.map(html => { div.innerHTML = html; return div.innerText }) }",
        fragments,
    )
    page.close()
    differences = [
        (html, text, other) for html, text, other in zip(fragments, found, wanted, strict=True) if text.strip(" \t\n") != other.strip(" \t\n")
    ]
    assert differences == [], "\n".join(map(repr, differences))


STYLES = """html => {
  const div = document.querySelector('div');
  div.innerHTML = html;
  if (div.querySelector(':is(h1, h3) :is(h1, h3)')) return null;
  const walker = document.createTreeWalker(div, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.checkVisibility()) continue;
    const style = getComputedStyle(parent);
    const marks = [];
    if (style.fontFamily.includes('monospace')) marks.push('code_inline');
    if (style.fontStyle === 'italic') marks.push('em_open');
    for (let element = parent; element; element = element.parentElement) {
      if (getComputedStyle(element).textDecorationLine !== 'line-through') continue;
      marks.push('s_open');
      break;
    }
    if (style.fontWeight >= 600) marks.push('strong_open');
    const link = parent.closest('a')?.getAttribute('href') ?? '';
    for (const sign of walker.currentNode.data) found.push([sign, marks.join(' '), link.startsWith('https:') ? link : '']);
  }
  return found;
}"""


def test_marks_are_those_that_the_browser_shows(browser, tmp_path):
    generator = random.Random(2)
    # Markdown cannot write a mark between punctuation and a letter, so there are spaces around the texts. Code keeps them.
    # A link in a link also ends other elements in the outer one, which the tool does not do.
    fragments = [fragment(generator, 3, " ") for _ in range(3000)]
    fragments = [html for html in fragments if not re.search(r"<a\b((?!</a>).)*<a\b", html, re.DOTALL)]
    schema = {"type": "object", "required": ["rows"], "title": "Page"}
    row = {"title": "Row", "type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}}
    (tmp_path / "Page.schema.json").write_text(json.dumps(schema | {"properties": {"rows": {"type": "array", "items": row}}}))
    (tmp_path / "Page.yaml").write_text(
        "view: PageView\nservice: { schema: Page.schema.json, type: Page }\n"
        "models: { TextRow: { from: Row, display: { shown: { styled: '{text | html}' } } } }\n"
        "display: { rows: { each: rows, model: TextRow } }\n"
    )
    (tmp_path / "page.json").write_text(json.dumps({"rows": [{"text": text} for text in fragments]}))
    shown = run(tmp_path, "preview", "Page.yaml", "--data", "page.json", "--format", "json")
    assert shown.returncode == 0, shown.stderr
    found = [marks(row["shown"]) for row in rows(json.loads(shown.stdout))]
    page = browser.new_page()
    page.set_content("<!DOCTYPE html><div></div>")
    wanted = [page.evaluate(STYLES, html) for html in fragments]
    page.close()
    # Headings in headings are closed where their text, but not its marks, shows no difference.
    compared = [(html, text, other) for html, text, other in zip(fragments, found, wanted, strict=True) if other is not None]
    compared = [case for case in compared if not any(sign in "*~" for sign, _, _ in case[1])]
    assert len(compared) > len(fragments) * 0.8
    differences = [case for case in compared if case[1] != [tuple(part) for part in case[2] if not part[0].isspace()]]
    assert differences == [], "\n".join(map(repr, differences))


def marks(text):
    """The characters of a text in Markdown, except spaces, with their marks and links."""
    found, open_marks, link = [], set(), ""
    for token in tokens(text):
        if token.type in ("link_open", "link_close"):
            link = token.attrs.get("href", "") if token.type == "link_open" else ""
        elif token.type.endswith("_open"):
            open_marks.add(token.type)
        elif token.type.endswith("_close"):
            open_marks.discard(token.type.replace("_close", "_open"))
        else:
            own = open_marks | ({token.type} if token.type == "code_inline" else set())
            found += [(sign, " ".join(sorted(own)), link) for sign in token.content if not sign.isspace()]
    return found


def texts(value):
    """The list of texts in the output of `preview`."""
    if isinstance(value, list) and len(value) == 2000:
        return value
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return next((found for found in map(texts, values) if found), None)
