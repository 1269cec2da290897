import os
import re
import subprocess

from conftest import HOSTILE, TOOL, run


def shown(page, selector, attribute="id"):
    """The attribute of each visible element, in one request, because the page is large."""
    script = "(all, name) => all.filter(each => each.getClientRects().length > 0).map(each => each.getAttribute(name))"
    return page.locator(selector).evaluate_all(script, attribute)


def article(page, identity):
    """Scrolls to an example and waits until it is rendered."""
    article = page.locator(f"[id='{identity}']")
    article.scroll_into_view_if_needed()
    article.locator("table:visible, figure:visible").first.wait_for()
    return article


def test_shows_every_screen_with_its_examples_and_states(folder, open_page):
    page = open_page()
    specs = [path for path in folder.rglob("*.yaml") if re.match("view:|model:", path.read_text())]
    assert page.locator("section").count() == page.locator("nav li").count() == len(specs)
    inbox = page.locator("[id='DraftsView'] article h3 > a").all_text_contents()
    assert inbox[-1] == "states"
    errors = article(page, "NotesView/states").locator("tbody th").all_text_contents()
    assert errors == ["errors.locked", "errors.URLError.notConnectedToInternet", "errors.default"]
    article(page, "ReadingStatsView/three-books")
    row = page.locator("[id='ReadingStatsView/three-books/totalPagesDisplayText']")
    assert row.locator("td").first.text_content() == "792 pages"


def test_link_to_a_field_clears_the_filter(open_page):
    page = open_page("?text=nothing-has-this#ReadingStatsView/three-books/totalPagesDisplayText")
    row = page.locator("tr:target")
    assert row.is_visible() and row.locator("b").text_content() == "totalPagesDisplayText"
    assert page.locator("#text").input_value() == ""
    target = page.locator("[id='BookView/a-bestseller/titleText'] a")
    target.click()
    assert page.url.endswith("#BookView/a-bestseller/titleText")


def test_filters_by_screen_text_example_and_language(open_page):
    page = open_page()
    page.select_option("#screen", "BookView")
    assert shown(page, "section") == ["BookView"]
    page.fill("#text", "byline")
    rows = page.locator("tbody tr:visible").evaluate_all("rows => rows.map(row => row.textContent)")
    assert rows and all("byline" in row for row in rows)
    page.fill("#text", "")
    page.fill("#example", "without details")
    assert shown(page, "article", "data-example") == ["a book without details"]
    page.select_option("#screen", "")
    page.fill("#example", "")
    article(page, "ReadingStatsView/three-books")
    before = len(shown(page, "[id='ReadingStatsView/three-books'] td"))
    page.get_by_label("en-XA, en_US").uncheck()
    assert len(shown(page, "[id='ReadingStatsView/three-books'] td")) == before - 3


def test_search_text_can_contain_special_characters(open_page):
    page = open_page("?text=\"%20'%20%26")
    rows = page.locator("tbody tr:visible")
    # Read all rows at once because the page keeps adding rows.
    assert set(rows.evaluate_all("rows => rows.map(row => row.closest('section').id)")) == {"HostileView"}


def test_invalid_fragment_is_ignored(open_page):
    page = open_page("#100%25%")
    page.select_option("#screen", "BookView")
    assert shown(page, "section") == ["BookView"]


def test_chosen_view_is_kept_on_reload(open_page):
    page = open_page("?view=phone")
    page.select_option("#view", "table")
    page.reload()
    assert page.locator("#view").input_value() == "table"


def test_shows_only_changes_and_marks_them(open_page):
    page = open_page()
    page.get_by_label("Only what changed since HEAD").check()
    sections = shown(page, "section")
    assert sections == ["PhotoListView", "ReadingStatsView"]
    gone = article(page, "PhotoListView/two-photos").locator("[id$='cellViewModels[1].titleText'] td").first
    assert gone.text_content() == gone.locator("del").text_content() == "Untitled"
    assert not page.locator("[id='PhotoListView/states']").is_visible()
    article(page, "ReadingStatsView/three-books")
    row = page.locator("[id='ReadingStatsView/three-books/titleDisplayText'] td").first
    assert row.text_content() == "All books:Total read:"
    assert row.locator("del").text_content() == "Total read:"


def test_works_without_scripts(open_page):
    page = open_page(java_script_enabled=False)
    assert not shown(page, ".scripted")
    page.select_option("#view", "phone")
    assert shown(page, "[id='ProfileView/a-popular-user'] figure")
    assert not shown(page, "[id='ProfileView/a-popular-user'] table")
    page.get_by_label("Only what changed since HEAD").check()
    assert len(shown(page, "section")) == 2


def test_texts_are_not_interpreted_as_html(open_page):
    text = HOSTILE.replace("\u202e", "\\u{202E}")
    page = open_page("?screen=HostileView")
    assert page.title() == "Screens"
    section = page.locator("[id='HostileView']")
    section.locator("table").wait_for()
    assert section.locator("td").first.text_content() == text
    assert section.locator("h3 > a").text_content() == text
    assert section.locator("script, img").count() == 0
    page.select_option("#view", "phone")
    section.locator("figure").first.wait_for()
    assert section.locator(".title").first.text_content() == text


def test_phones_show_the_parts_that_the_spec_names(open_page):
    page = open_page("?view=phone")
    phone = article(page, "ProfileView/a-popular-user").locator("figure").first
    assert phone.locator(".title").text_content() == "Ada Lovelace"
    assert phone.locator(".badges li").all_text_contents() == ["isVerified"]
    assert phone.locator(".stats div").first.text_content() == "Posts999"
    new = article(page, "ProfileView/a-new-user").locator("figure").first
    assert new.locator(".badges").count() == 0
    first = page.locator("[id='PhotoListView'] article").first.get_attribute("id")
    rows = article(page, first).locator("figure").first.locator(".card.row")
    assert rows.first.locator(".title").count() == 1
    states = article(page, "NotesView/states").locator("figure")
    assert states.first.locator(".loading").is_visible()
    assert "locked" in states.nth(1).locator(".alert").text_content()
    assert "offline" in states.nth(2).locator(".failure").text_content()


def test_texts_that_do_not_fit_are_marked(open_page):
    page = open_page("?view=phone&screen=ProfileView")
    page.wait_for_selector("[id='ProfileView/a-popular-user'] .fit")
    assert page.locator(".fit.overflows").count() == 0
    page.select_option("#size", "53")
    page.wait_for_selector(".fit.overflows")
    assert "not fit" in page.locator("[id='ProfileView/a-popular-user'] h3").text_content()
    page.select_option("#size", "17")
    page.wait_for_selector(".fit.overflows", state="detached")


def test_right_to_left_languages_have_right_to_left_layout(open_page):
    page = open_page("?view=phone&screen=languages-ProfileView")
    phone = article(page, "languages-ProfileView/a-popular-user").locator("figure[dir=rtl]").first
    title = phone.locator(".texts").first
    assert title.evaluate("element => getComputedStyle(element).direction") == "rtl"


def test_keyboard_reaches_tables_and_phones(open_page):
    page = open_page()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.url.endswith("#screens")
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.tagName + '.' + document.activeElement.className"))
    assert "DIV.table" in reached
    page.select_option("#view", "phone")
    phones = page.locator(".phones").first
    phones.focus()
    assert phones.evaluate("element => element === document.activeElement")


def test_page_fits_each_device_in_light_and_dark_mode(open_page):
    """Also takes screenshots and saves them in the folder `SCREENSHOTS`, if that variable is set."""
    keep = os.environ.get("SCREENSHOTS")
    for device, size in {"desktop": (1280, 900), "phone": (390, 844)}.items():
        for scheme in ["light", "dark"]:
            for view, anchor in {"table": "BookView", "phone": "ProfileView", "rtl": "languages-ProfileView"}.items():
                suffix = f"?view={'table' if view == 'table' else 'phone'}&screen={anchor}"
                page = open_page(suffix, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
                if view == "rtl":
                    for box in page.locator("fieldset input").all():
                        label = box.locator("xpath=..").text_content()
                        box.set_checked("ar_EG" in label or "ar-XB" in label)
                paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
                assert (sum(map(int, re.findall(r"\d+", paper))) < 200) == (scheme == "dark")
                width = page.evaluate("document.documentElement.scrollWidth")
                assert width <= size[0], f"{device} {view} is {width} wide"
                page.locator("table, figure").first.wait_for(state="attached")
                picture = page.screenshot()
                assert len(picture) > 10_000
                if keep:
                    with open(f"{keep}/{device}-{scheme}-{view}.png", "wb") as file:
                        file.write(picture)
                page.context.close()


def test_three_phones_fit_side_by_side(open_page):
    page = open_page("?view=phone")
    page.set_viewport_size({"width": 1400, "height": 900})
    phones = page.locator(".phones:visible").filter(has=page.locator("figure:nth-of-type(3):visible")).first
    phones.scroll_into_view_if_needed()
    assert phones.evaluate("each => each.children[2].getBoundingClientRect().right <= each.getBoundingClientRect().right")


def test_diff_writes_a_page(folder, open_page):
    written = run(folder, "diff", ".", "--against", "HEAD", "--format", "html")
    assert written.returncode == 0, written.stderr
    (folder / "difference.html").write_text(written.stdout)
    page = open_page(name="difference.html")
    cells = page.locator("[id^='ReadingStatsView/three'] td").all_text_contents()
    assert cells == ["three books", "en_US", "Total read:", "All books:", "11 → 10"]


def test_watched_page_reloads_itself_when_a_spec_changes(folder, browser):
    spec = folder / "Book.yaml"
    text = spec.read_text()
    process = subprocess.Popen(
        [TOOL, "gallery", "Book.yaml", "--output", "the page.html", "--watch"], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout.readline() == "wrote the page.html\n"
        page = browser.new_page()
        page.goto((folder / "the page.html").as_uri())
        page.fill("#text", "a text that must be there: Ask")
        page.fill("#text", "stock")
        spec.write_text(text.replace("Ask us", "Ask a person"))
        page.wait_for_selector("td:text('Ask a person')")
        assert page.locator("#text").input_value() == "stock"
        page.close()
    finally:
        process.terminate()
        process.wait()
        spec.write_text(text)
        for name in ["the page.html", "the page.html.js"]:
            (folder / name).unlink()
