"""Fixtures for a folder with a schema, a JSON fixture and one spec."""

import os
import pathlib
import textwrap

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent
TOOL = pathlib.Path(os.environ["VIEWMODELGEN"]).resolve()

SCHEMA = """
{
  "title": "Book", "type": "object", "required": ["title", "status"],
  "properties": {
    "title": { "type": "string", "description": "As on the cover." },
    "pages": { "type": "integer" },
    "status": { "type": "string", "enum": ["in_stock", "sold_out"] }
  }
}
"""


@pytest.fixture
def folder(tmp_path):
    """The path of the folder. The fixture `write` writes the spec."""
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas/Book.schema.json").write_text(SCHEMA)
    (tmp_path / "fixtures").mkdir()
    (tmp_path / "fixtures/emma.json").write_text('{ "title": "Emma", "status": "in_stock" }')
    (tmp_path / "viewmodelgen.yaml").write_text("specs: .\n")
    return tmp_path


@pytest.fixture
def write(folder):
    def write(text):
        spec = folder / "Book.yaml"
        spec.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")
        return spec

    return write
