"""Fixtures for tests of the tool's HTML pages in headless Chromium, without network access."""

import json
import os
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ["VIEWMODELGEN"]

HOSTILE = '<script>document.title="hacked"</script><img src=x onerror="document.title=\'hacked\'">" \' & \u202e</td></table> {{title}}'


def run(folder, *arguments):
    return subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """A copy of the project's specs, with changes since the last commit, and a spec whose names and texts contain HTML and quotes."""
    folder = tmp_path_factory.mktemp("gallery")
    shutil.copytree(ROOT / "specs", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".build*", "Tests"))
    quoted = HOSTILE.replace("'", "''").replace("{", "{{").replace("}", "}}")
    (folder / "Hostile.yaml").write_text(
        f"view: HostileView\ndoc: '{HOSTILE.replace(chr(39), chr(39) * 2)}'\n"
        "service: { schema: schemas/UserProfile.schema.json, type: UserProfile }\n"
        f"display: {{ title: '{quoted}', bio: {{ text: '{{bio}}', fallback: null }} }}\n"
        "gallery: { title: title, subtitle: bio }\n"
        f"examples:\n- name: '{HOSTILE.replace(chr(39), chr(39) * 2)}'\n"
        "  fixture: fixtures/popular-user.json\n  expect: {}\n"
    )
    subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
    subprocess.run(["git", "add", "--all"], cwd=folder, check=True)
    identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, "commit", "--quiet", "--message", "first"], cwd=folder, check=True)
    spec = folder / "ReadingStats.yaml"
    spec.write_text(spec.read_text().replace("Total read:", "All books:"))
    photos = json.loads((folder / "fixtures/two-photos.json").read_text())
    photos["photos"].pop()
    (folder / "fixtures/one-photo.json").write_text(json.dumps(photos))
    spec = folder / "PhotoList.yaml"
    text = re.sub(r"        - titleText: Untitled\n(          .*\n)+", "", spec.read_text())
    spec.write_text(text.replace("two-photos.json", "one-photo.json"))
    written = run(
        folder, "gallery", ".", "--against", "HEAD", "--language", "all", "--language", "en-XA", "--language", "ar-XB", "--output", "gallery.html"
    )
    assert written.returncode == 0, written.stderr
    return folder


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        options = {"executable_path": chromium, "args": ["--no-sandbox"]} if chromium else {"channel": "chrome"}
        browser = playwright.chromium.launch(**options)
        yield browser
        browser.close()


@pytest.fixture
def open_page(folder, browser):
    """Opens a page. The test fails if the page requests another resource or logs an error."""
    contexts, problems = [], []

    def open_page(suffix="", name="gallery.html", **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        url = (folder / name).as_uri()
        page.on("request", lambda request: request.url.split("?")[0].split("#")[0] == url or problems.append(request.url))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(url + suffix)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
