"""Compares the format `html` with what Chromium shows for random HTML."""

import json
import random

from conftest import run

INLINE = ["b", "em", "a", "span", "code", "small", "mark"]
BLOCKS = ["p", "div", "ul", "ol", "li", "h1", "h3", "blockquote", "section", "pre", "dl", "dt", "dd", "figure"]
HIDDEN = ["script", "style", "template", "title", "noscript"]
ATTRIBUTES = ["", ' class="x"', ' title="a>b"', " x=1 y='2\"' z", ' HREF="#"', "  \n id=q"]
TEXTS = ["a", "b c", "  d", "\n", "x\ny", "é", "日本", "1 < 2", "a&b", "&amp;", "&lt;b&gt;", "&nbsp;", "&#65;", "&#x1F600;", "&copy"]
TEXTS += ["&notit;", "&hellip;", "&bogus;", "&#x80;", "&", "<!-- c -->", "<!-->", "<?x?>", "<3", "-->", "\t", "&NotEqualTilde;", "<br>"]


def fragment(random, depth):
    parts = []
    for _ in range(random.randint(1, 4)):
        if depth == 0 or random.random() < 0.45:
            parts.append(random.choice(TEXTS))
            continue
        name = random.choice(random.choice([INLINE, BLOCKS, BLOCKS, HIDDEN]))
        attributes = random.choice(ATTRIBUTES) if random.random() < 0.3 else ""
        end = "" if name in ("p", "li", "dt", "dd") and random.random() < 0.2 else f"</{name}>"
        parts.append(f"<{name}{attributes}>{fragment(random, depth - 1)}{end}")
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


def texts(value):
    """The list of texts in the output of `preview`."""
    if isinstance(value, list) and len(value) == 2000:
        return value
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return next((found for found in map(texts, values) if found), None)
