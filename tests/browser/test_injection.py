"""Names and talk that look like a page of their own are shown as what they are: text."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import new_game, open_tiles
from tests.browser.test_meeting import say
from tests.browser.test_play import sit_by_link

TRAP = "window.sprung = 0; window.a = () => { window.sprung += 1 }"
NAMES = ("<img src=x onerror=a()>", "<svg/onload=a()>'\"&lt;")
SAID = (
    "<script>a()</script>",
    "<img src=x onerror=a()>",
    "<iframe srcdoc='<script>parent.a()</script>'>",
    "javascript:a() [x](javascript:a()) {{constructor.constructor('a()')()}}",
    "</span><style>*{display:none}</style>&#60;b&#62;",
)


def test_a_name_and_talk_are_text_whatever_they_look_like(visit: Any) -> None:
    host, guest = visit(), visit()
    for visitor in (host, guest):
        visitor.context.add_init_script(TRAP)
    page = host.open()
    new_game(page, against="A friend", name=NAMES[0])
    link = page.get_by_label("Link to this table").input_value()
    other = sit_by_link(guest, link, NAMES[1])
    expect(open_tiles(page).first).to_be_visible()
    other.get_by_role("button", name="Talk", exact=True).click()
    for text in SAID:
        say(other, text)
    page.get_by_role("button", name=re.compile("^Talk")).click()
    for one in (page, other):
        for text in (*NAMES, *SAID):
            expect(one.get_by_text(text, exact=True).first).to_be_attached()
        strange = one.locator("img[src=x], iframe, [onload], [onerror], script:not([src])")
        expect(strange).to_have_count(0)
        assert one.evaluate("window.sprung") == 0
