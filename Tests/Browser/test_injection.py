"""Reads the Markdown of `diff` as GitHub does: texts of specs and of services must stay texts in a comment on a pull request."""

import json
import random
import subprocess

from conftest import run
from markdown_it import MarkdownIt

PARTS = ["a", "é", " ", "*", "_", "`", "``", "~~", "<b>", "<!--", "-->", "</td>", "&lt;", "|", "\\", "#1", "@octocat", "https://x.y", "www.x.y"]
PARTS += ["![a](https://x.y)", "[a](https://x.y)", "[a]: https://x.y", "\n", "\n\n", "\n# a", "\n- a", "\n    a", "\u202e", "\t", "'", '"', "$a$", ":tada:"]
READER = MarkdownIt("gfm-like", {"linkify": False})


def test_texts_stay_texts_in_markdown(tmp_path):
    generator = random.Random(1)
    texts = ["".join(generator.choice(PARTS) for _ in range(generator.randint(1, 8))) for _ in range(300)]
    schema = {
        "title": "Page",
        "type": "object",
        "required": ["text"],
        "properties": {"text": {"type": "string"}},
    }
    (tmp_path / "Page.schema.json").write_text(json.dumps(schema))
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    for shown in ("old", "new"):
        (tmp_path / "Page.yaml").write_text(spec(texts, shown))
        if shown == "old":
            subprocess.run(["git", "add", "--all"], cwd=tmp_path, check=True)
            identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "commit.gpgsign=false"]
            subprocess.run(["git", *identity, "commit", "--quiet", "--message", "one"], cwd=tmp_path, check=True)
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


def spec(texts, shown):
    """A spec whose examples have the texts as names and as data."""
    examples = [{"name": f"{index} {text}", "given": {"text": text}, "expect": {}} for index, text in enumerate(texts)]
    return (
        "view: PageView\nservice: { schema: Page.schema.json, type: Page }\n"
        f"display: {{ text: '{shown} {{text}}' }}\nexamples: {json.dumps(examples)}\n"
    )
