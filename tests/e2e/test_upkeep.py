"""What people see when their server restarts, forgets somebody or forgets their table."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from server.operating import must
from server.process import Server

from .browsing import Person


def test_a_restart_is_announced_quietly_and_a_table_that_is_gone_plainly(
    browser: Browser, own_server: Server
) -> None:
    ada = Person(browser, f"http://127.0.0.1:{own_server.port}", "Xanthippe")
    ben = Person(browser, ada.home, "Ben", locale="de")
    link = ada.opens_a_table()
    ben.page.goto(link)
    ben.page.get_by_label("Dein Name").fill(ben.name)
    ben.page.get_by_role("button", name="Hinsetzen").click()
    ada.page.get_by_role("button", name="Chat while you wait").click()
    ada.page.get_by_label("Say something").fill("walruswhisper")
    ada.page.keyboard.press("Enter")
    said = ben.page.locator(".waiting-talk .said")
    expect(said).to_contain_text("walruswhisper")
    own_server.stop()
    expect(ada.page.get_by_text("The server is restarting; your table is kept.")).to_be_visible()
    expect(ben.page.get_by_text("Der Server startet neu; dein Tisch bleibt erhalten.")).to_be_visible()
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    own_server.start()
    expect(ada.page.get_by_text("The server is restarting")).to_have_count(0)
    expect(said).to_contain_text("walruswhisper")
    # Whoever was cut off before a server comes back cannot but knock in vain.
    for each in (ada, ben):
        each.errors = [error for error in each.errors if "ERR_CONNECTION_REFUSED" not in error]
    must(own_server.data, "forget", "--person", "Xanthippe", "--yes")
    expect(said).to_contain_text("(gelöscht)")
    expect(ben.page.get_by_text("Player 1").first).to_be_visible()
    expect(ben.page.get_by_text("walruswhisper")).to_have_count(0)
    must(own_server.data, "forget", "--table", link.rpartition("/")[2].partition("#")[0], "--yes")
    expect(ada.page.get_by_role("button", name="Go to the home page")).to_be_visible()
    ada.close()
    ben.close()
