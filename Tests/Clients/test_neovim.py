"""Runs headless Neovim, set up as docs/editors.md describes, and compares what the user sees with what is expected."""

import os
import re
import subprocess
import sys

from conftest import ROOT, TOOL


def run_session(spec, script):
    """Runs a script that uses the functions of `session.lua`. Returns its output."""
    setup = re.search(r"### Neovim.*?```lua\n(.*?)```", (ROOT / "docs/editors.md").read_text(), re.S)
    session = spec.parent / "session.lua"
    functions = (ROOT / "Tests/Clients/session.lua").read_text()
    session.write_text(setup[1] + functions + script, encoding="utf-8")
    path = f"{TOOL.parent}:{os.path.dirname(sys.executable)}:{os.environ['PATH']}"
    command = ["nvim", "--clean", "--headless", "-c", f"luafile {session}", "-c", "qall!"]
    result = subprocess.run(
        command,
        cwd=spec.parent,
        env={**os.environ, "PATH": path, "XDG_STATE_HOME": str(spec.parent)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert result.stderr == ""
    assert result.returncode == 0
    return result.stdout


def test_fixes_are_applied_and_hints_are_shown(write):
    spec = write(
        """
        view: BookView
        service: { schema: schemas/Book.schema.json, type: Book }
        display:
          titleText: "«{titel}»"
          pagesText: { text: "{pages} pages", fallback: – }
        examples:
          - { fixture: fixtures/emma.json, expect: { titleText: «Emma» } }
        """
    )
    assert run_session(
        spec,
        """
        open('Book.yaml')
        diagnostics(1)
        act(4, 'titel', "Change to 'title'")
        diagnostics(0)
        hints(2)
        hover(4, 'title}')
        """,
    ) == (
        "4:18 'Book' has no property 'titel'; did you mean 'title'?\n"
        '4:   titleText: "«{title}»"\n'
        "no diagnostics\n"
        "4: = «Emma»\n"
        "5: = –\n"
        '`title: String` of `Book` / As on the cover. / `"Emma"` in example 1\n'
    )


def test_properties_are_completed_while_typing(write):
    spec = write(
        """
        view: BookView
        service: { schema: schemas/Book.schema.json, type: Book }
        display:
          titleText: ""
        """
    )
    assert run_session(
        spec,
        """
        open('Book.yaml')
        type(4, '  titleText: "📕 {')
        complete()
        type(4, '  titleText: "📕 {title | upp')
        complete()
        type(4, '  isThere: { value: status == .')
        complete()
        """,
    ) == (
        "title: String, pages: Int?, status: Status\n"
        "uppercase\n"
        ".inStock, .soldOut\n"
    )


def test_rename_counts_emoji_and_right_to_left_text_as_the_editor_does(write):
    spec = write(
        """
        view: BookView
        service: { schema: schemas/Book.schema.json, type: Book }
        inputs: { me: String }
        display:
          helloText: "👩‍👩‍👧 שלום {me}, 𝒳 {me | uppercase}"
        examples:
          - { fixture: fixtures/emma.json, inputs: { me: Ada }, expect: {} }
        """
    )
    assert run_session(
        spec,
        """
        open('Book.yaml')
        rename(5, 'me |', 'reader')
        show(3, 5, 7)
        """,
    ) == (
        "3: inputs: { reader: String }\n"
        '5:   helloText: "👩‍👩‍👧 שלום {reader}, 𝒳 {reader | uppercase}"\n'
        "7:   - { fixture: fixtures/emma.json, inputs: { reader: Ada }, expect: {} }\n"
    )
