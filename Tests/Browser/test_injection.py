"""Reads what the tool writes for people as its readers do: texts of specs and of services must stay texts.

Those are the Markdown of `diff`, as GitHub shows it in a comment on a pull request, and the HTML of `diff` and `gallery`.
"""

import json
import random
import re
import subprocess
import unicodedata

from conftest import run
from markdown_it import MarkdownIt

PARTS = ["a", "é", " ", "*", "_", "`", "``", "~~", "<b>", "<!--", "-->", "</td>", "&lt;", "|", "\\", "#1", "@octocat", "https://x.y", "www.x.y"]
PARTS += ["GH-12", "owner/repo#3", "owner/repo@16c999e", "16c999e8c71134401a78d4d46435517b2271d6ac", "16c999e", "JIRA-7"]
PARTS += ["![a](https://x.y)", "[a](https://x.y)", "[a]: https://x.y", "\n", "\n\n", "\n# a", "\n- a", "\n    a", "\u202e", "\t", "'", '"', "$a$", ":tada:"]
# What GitHub links in addition, which markdown-it does not read: references to issues, and hashes of commits.
LINKED = re.compile(r"#\d|\b\w+-\d|\b[0-9a-f]{7,40}\b")
READER = MarkdownIt("gfm-like", {"linkify": False})


# All elements with the names of their attributes, and all texts: those of the page, and the values of attributes.
READ = """html => {
  const page = new DOMParser().parseFromString(html, "text/html"), elements = [], texts = []
  const walker = page.createTreeWalker(page)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) {
      elements.push([node.localName, ...node.getAttributeNames()].join(" "))
      texts.push(...[...node.attributes].map(attribute => attribute.value))
    } else if (node instanceof Text) texts.push(node.data)
    else elements.push(node.nodeName)
  }
  return { elements, texts }
}"""


def test_texts_stay_texts_in_pages(tmp_path, browser):
    controls = ["\u0007", "\u001b[31m", "\u0085", "\u009b2J", "\u2066", "\u2069", "\u202c", "\u2028", "\r"]
    texts = random_texts(PARTS + controls)
    page = browser.new_page()
    read = {}
    for name, shown in [("hostile", texts), ("harmless", ["word"] * len(texts))]:
        folder = tmp_path / name
        folder.mkdir()
        write_screen(folder, shown)
        commands = {"diff": ["diff", "--against", "HEAD", "Page.yaml", "--format", "html"], "gallery": ["gallery", "Page.yaml", "--output", "page.html"]}
        for command, arguments in commands.items():
            written = run(folder, *arguments)
            assert written.returncode == 0, written.stderr
            html = written.stdout if command == "diff" else (folder / "page.html").read_text(encoding="utf-8")
            read[command, name] = page.evaluate(READ, html)
    page.close()
    for command in ["diff", "gallery"]:
        assert read[command, "hostile"]["elements"] == read[command, "harmless"]["elements"]
        for line in (line for text in read[command, "hostile"]["texts"] for line in text.split("\n")):
            assert not any(unicodedata.category(sign) == "Cc" and sign != "\t" for sign in line), ascii(line)
            marks = "".join({"\u202e": "(", "\u202c": ")", "\u2066": "[", "\u2069": "]"}.get(sign, "") for sign in line)
            while "()" in marks or "[]" in marks:
                marks = marks.replace("()", "").replace("[]", "")
            assert marks == "", ascii(line)


def test_texts_stay_texts_in_markdown(tmp_path):
    texts = random_texts(PARTS)
    write_screen(tmp_path, texts)
    written = run(tmp_path, "diff", "--against", "HEAD", "Page.yaml")
    assert written.returncode == 0, written.stderr
    tokens = READER.parse(written.stdout)
    leaves = [child for token in tokens for child in token.children or []]
    assert sum(leaf.type == "code_inline" for leaf in leaves) > len(texts)
    kinds = {token.type.removesuffix("_open").removesuffix("_close") for token in tokens}
    assert kinds <= {"heading", "paragraph", "inline", "table", "thead", "tbody", "tr", "th", "td"}, kinds
    assert {leaf.type for leaf in leaves} <= {"text", "code_inline", "softbreak", "em_open", "em_close", "strong_open", "strong_close"}
    for leaf in leaves:
        if leaf.type == "text":
            assert not set(leaf.content) & set("@<>`"), leaf.content
            assert "://" not in leaf.content and "www." not in leaf.content, leaf.content
            assert not LINKED.search(leaf.content), leaf.content


def random_texts(parts):
    generator = random.Random(1)
    return ["".join(generator.choice(parts) for _ in range(generator.randint(1, 8))) for _ in range(300)]


def write_screen(folder, texts):
    """A repository with a spec that shows the texts, whose template has changed since the commit."""
    schema = {
        "title": "Page",
        "type": "object",
        "required": ["text"],
        "properties": {"text": {"type": "string"}},
    }
    (folder / "Page.schema.json").write_text(json.dumps(schema))
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    for shown in ("old", "new"):
        (folder / "Page.yaml").write_text(spec(texts, shown))
        if shown == "old":
            subprocess.run(["git", "add", "--all"], cwd=folder, check=True)
            identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "commit.gpgsign=false"]
            subprocess.run(["git", *identity, "commit", "--quiet", "--message", "one"], cwd=folder, check=True)


def spec(texts, shown):
    """A spec whose examples have the texts as names and as data."""
    examples = [{"name": f"{index} {text}", "given": {"text": text}, "expect": {}} for index, text in enumerate(texts)]
    return (
        "view: PageView\nservice: { schema: Page.schema.json, type: Page }\n"
        f"display: {{ text: '{shown} {{text}}' }}\nexamples: {json.dumps(examples)}\n"
    )
