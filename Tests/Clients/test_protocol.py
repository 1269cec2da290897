"""Tests the server with pytest-lsp, which acts as several editors and checks each message against the protocol."""

import asyncio

import pytest
import pytest_lsp
from conftest import TOOL
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SPEC = """
    view: BookView
    service: { schema: schemas/Book.schema.json, type: Book }
    display:
      titleText: "📕 {titel}"
      pagesText: { text: "{pages} pages", fallback: – }
    examples:
      - { fixture: fixtures/emma.json, expect: { pagesText: – } }
"""


@pytest_lsp.fixture(
    params=["neovim", "visual_studio_code", "emacs"],
    config=ClientServerConfig(server_command=[str(TOOL), "lsp", "--stdio"]),
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        assert [one.method for one in params.registrations] == ["workspace/didChangeWatchedFiles"]

    result = await lsp_client.initialize_session(
        types.InitializeParams(capabilities=client_capabilities(request.param))
    )
    assert result.capabilities.position_encoding is None
    yield
    await lsp_client.shutdown_session()


WHOLE = types.Range(types.Position(0, 0), types.Position(99, 0))


class Document:
    """The open spec."""

    def __init__(self, client, path):
        self.client = client
        self.uri = path.as_uri()
        self.id = types.TextDocumentIdentifier(uri=self.uri)
        self.text = path.read_text(encoding="utf-8")
        self.version = 0
        item = types.TextDocumentItem(
            uri=self.uri, language_id="yaml", version=0, text=self.text
        )
        client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def at(self, text, offset=0):
        """The position of a text. The protocol counts columns in UTF-16 code units."""
        before = self.text[: self.text.index(text) + offset]
        line = before.count("\n")
        column = len(before.rpartition("\n")[2].encode("utf-16-le")) // 2
        return types.Position(line=line, character=column)

    def change(self, old, new):
        start, end = self.at(old), self.at(old, len(old))
        self.text = self.text.replace(old, new, 1)
        self.version += 1
        change = types.TextDocumentContentChangePartial(range=types.Range(start, end), text=new)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(self.version, self.uri),
                content_changes=[change],
            )
        )

    async def problems(self):
        notification = self.client.wait_for_notification("textDocument/publishDiagnostics")
        await asyncio.wait_for(notification, 60)
        return [found.message for found in self.client.diagnostics[self.uri]]


@pytest.mark.asyncio(loop_scope="function")
async def test_editing_session(client: LanguageClient, write):
    document = Document(client, write(SPEC))
    assert await document.problems() == [
        "'Book' has no property 'titel'; did you mean 'title'?"
    ]
    document.change("titel", "title")
    assert await document.problems() == []

    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document.id, range=WHOLE)
    )
    assert [hint.label for hint in hints] == ["= 📕 Emma", "= –"]

    place = {"text_document": document.id, "position": document.at("title}", 2)}
    hover = await client.text_document_hover_async(types.HoverParams(**place))
    assert hover.contents.value.startswith("`title: String` of `Book`")
    assert hover.range == types.Range(document.at("title}"), document.at("title}", 5))

    found = await client.text_document_completion_async(types.CompletionParams(**place))
    assert [item.label for item in found.items][:3] == ["title", "pages", "status"]

    definition = await client.text_document_definition_async(types.DefinitionParams(**place))
    assert definition.uri.endswith("schemas/Book.schema.json")
    assert definition.range.start.line == 4

    references = await client.text_document_references_async(
        types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=False))
    )
    assert [reference.range for reference in references] == [hover.range]

    field = {"text_document": document.id, "position": document.at("pagesText")}
    edit = await client.text_document_rename_async(
        types.RenameParams(**field, new_name="lengthText")
    )
    assert len(edit.changes[document.uri]) == 2

    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=document.id)
    )
    assert [symbol.name for symbol in symbols] == ["titleText", "pagesText"]

    highlights = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**field)
    )
    assert len(highlights) == 2

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=document.id,
            range=types.Range(document.at("expect"), document.at("expect")),
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    assert "Expect all actual values" in [action.title for action in actions]


@pytest.mark.asyncio(loop_scope="function")
async def test_incremental_changes_result_in_the_whole_text(client: LanguageClient, write):
    document = Document(client, write(SPEC))
    assert len(await document.problems()) == 1
    document.change('"📕 {titel}"', '"')
    for key in "«{title}» 👩‍👩‍👧 שלום":
        document.change(document.text.splitlines()[3], document.text.splitlines()[3] + key)
    document.change("שלום", 'שלום"')
    while await document.problems():
        pass
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=document.id, range=WHOLE)
    )
    assert hints[0].label == "= «Emma» 👩‍👩‍👧 שלום"
