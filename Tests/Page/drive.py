"""Starts `rulecheck serve` and uses its page in Chromium, with and without scripts. Run by .ci/page."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time

from browser import Page

ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")
# Arabic has Arabic-Indic digits in ICU 75 and before, and Latin ones since.
DIGITS = str.maketrans("٠١٢٣٤٥٦٧٨٩", "0123456789")
TOOL = sys.argv[1]
SHOTS = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
# Every language in two widths, and a burst of requests, which take long and come near the limit of requests.
THOROUGH = bool(os.environ.get("PAGE_THOROUGH"))


@contextlib.contextmanager
def server():
    """The tool, ended by Ctrl-C; gives the address that it prints."""
    process = subprocess.Popen([TOOL, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        address = re.fullmatch(r"Open (http://127\.0\.0\.1:\d+/) \(Ctrl-C ends it\)\n", line)
        assert address, f"the tool says: {line!r}"
        yield address[1]
    finally:
        process.send_signal(signal.SIGINT)
        code = process.wait(10)
    assert code == 0, f"Ctrl-C ends the tool with {code}"


def said(text):
    return ISOLATES.sub("", text or "").translate(DIGITS)


def errors(page, name):
    """The sentences below an input."""
    return said(page.evaluate(
        f"[...document.getElementById(document.getElementsByName({name!r})[0].getAttribute('aria-describedby')).children]"
        ".map(item => item.textContent).join('|')"))


def expect(found, expected):
    assert found == expected, f"found {found!r}, expected {expected!r}"


def typing(page, address):
    page.open(address + "?lang=en")
    page.type("[name=username]", "李")
    page.wait("document.querySelector('[name=username]').ariaInvalid === 'true'")
    expect(errors(page, "username"), "Must have at least 3 characters")
    expect(errors(page, "email"), "")
    expect(said(page.text("#summary")), "1 error")
    expect(page.evaluate("document.getElementById('summary').getAttribute('role')"), "status")
    page.type("[name=username]", "李小龙")
    page.wait("!document.querySelector('[name=username]').hasAttribute('aria-invalid')")
    expect(page.text("#summary"), "")
    page.type("[name=username]", "李")
    page.wait("document.querySelector('[name=username]').ariaInvalid === 'true'")


def words(language):
    """The page's own words in a language, which are English where they have not been translated."""
    folder = pathlib.Path(__file__).resolve().parents[2] / "Sources/PageCatalogs/Localizations"
    files = [folder / f"{name}.json" for name in (language, "en")]
    return json.loads(next(file for file in files if file.exists()).read_text("utf-8"))


def switching(page):
    before = len(page.requests)
    for language, direction, sentence in [
        ("ar", "rtl", "يجب أن يحتوي على 3 أحرف على الأقل"),
        ("zh-Hans", "ltr", None),
        ("pt-BR", "ltr", "Deve ter pelo menos 3 caracteres"),
        ("he", "rtl", None),
    ]:
        page.choose("#lang", language)
        page.wait(f"document.documentElement.lang === {language!r}")
        expect(page.evaluate("document.documentElement.dir"), direction)
        expect(page.evaluate("getComputedStyle(document.querySelector('[name=username]').nextElementSibling).direction"), direction)
        expect(page.evaluate("document.querySelector('[name=username]').value"), "李")
        own = words(language)
        for part in own["page.messages.language"].split("{language}"):
            assert part in page.text("label[for=messages]"), page.text("label[for=messages]")
        expect(page.text("h1"), own["page.form"])
        expect(page.text(".primary"), own["page.check"])
        expect(page.text("nav a:last-child"), own["page.messages"])
        expect(page.evaluate("document.querySelector('h1').lang"), own["@@locale"])
        expect(page.evaluate("document.title"), own["page.form"] + " · rulecheck")
        if sentence:
            expect(errors(page, "username"), sentence)
    made = [url.rsplit("/", 1)[1] for _, url in page.requests[before:]]
    expect(made, ["sentences"] * 4)


def hostile(page, address):
    for value in ["<script>document.title='run'</script>", "<img src=x onerror=document.title='run'>", "abc\u202edcba"]:
        page.open(address + "?lang=en")
        page.type("[name=username]", value)
        page.wait("document.querySelector('[name=username]').ariaInvalid === 'true'")
        live = errors(page, "username")
        page.press(".primary")
        expect(errors(page, "username"), live)
        assert "\u202e" not in page.evaluate("document.querySelector('#sign-up').textContent"), "the override is shown"
        expect(page.evaluate("document.querySelector('[name=username]').value"), value)
        expect(page.evaluate("document.title"), "Sign-up form · rulecheck")
        expect(page.evaluate("document.querySelectorAll('main script, main img').length"), 0)


def editing(page, address):
    page.open(address + "?lang=pt-BR")
    page.type("[name=email]", "x")
    page.wait("document.querySelector('[name=email]').ariaInvalid === 'true'")
    page.type("#messages", '{"email": "<b>e-mail, por favor"}')
    page.type("[name=username]", "a")
    page.wait("document.querySelector('[name=username]').ariaInvalid === 'true'")
    before = errors(page, "email")
    page.press("[value=messages]")
    assert errors(page, "email") != "" and before != "", "the errors stay on screen"
    # The code of the error decides which message is shown.
    code = page.evaluate("JSON.parse(document.getElementById('facts').value).find(e => JSON.stringify(e).includes('email')).code")
    page.type("#messages", '{"%s": "<b>e-mail, por favor"}' % code)
    page.press("[value=messages]")
    expect(errors(page, "email"), "<b>e-mail, por favor")
    page.type("#messages", '{\n"%s": "{"}' % code)
    page.press("[value=messages]")
    assert page.text("#messages-mistake").strip().startswith("pt-BR.json:2:"), page.text("#messages-mistake")
    expect(errors(page, "email"), "<b>e-mail, por favor")

    page.type("#rules", '{"fields": {"email": [{"length": {"min": 9}}]}}')
    page.press("[value=rules]")
    expect(page.evaluate("[...document.querySelectorAll('.field input')].map(i => i.name).join()"), "email")
    expect(errors(page, "email"), "Deve ter pelo menos 9 caracteres")
    page.type("#rules", '{"fields": {\n"email": ["requird"]}}')
    page.press("[value=rules]")
    assert "rules.json:2:" in page.text("#rules-mistake") and "required" in page.text("#rules-mistake"), page.text("#rules-mistake")
    expect(page.evaluate("document.querySelector('#rules').ariaInvalid"), "true")
    expect(errors(page, "email"), "Deve ter pelo menos 9 caracteres")
    page.press("[value=restore]")
    expect(page.evaluate("document.querySelectorAll('[name=username]').length"), 1)


def keyboard(page, address):
    page.open(address + "?lang=de")
    page.type("[name=username]", "a")
    page.wait("document.querySelector('[name=username]').ariaInvalid === 'true'")
    texts = "[...document.querySelectorAll('textarea')].map(area => area.value).join('|')"
    before = page.evaluate(texts)
    page.evaluate("document.body.dataset.old = 1")
    page.key("Enter", 13)
    page.loaded()
    expect(page.evaluate(texts), before)
    assert errors(page, "plan") != "", "Enter checks the form"
    # Every input has a label, and names where its errors are.
    expect(page.evaluate(
        "[...document.querySelectorAll('#sign-up :is(input, select), textarea')].filter(input => !input.labels.length"
        " || !input.getAttribute('aria-describedby').split(' ').every(id => document.getElementById(id))).length"), 0)


def inspecting(page, address):
    page.open(address + "inspect?lang=en")
    page.type("#text", "e\u0301\u202eя<script>")
    page.press("main button")
    found = page.text(".clusters")
    for part in ["U+0301 COMBINING ACUTE ACCENT", "U+202E RIGHT-TO-LEFT OVERRIDE", "changes the text direction", "Cyrillic"]:
        assert part in found, part
    assert "⟨U+202E⟩" in page.text(".shown") and "\u202e" not in page.text(".shown")
    page.open(address + "messages?lang=ar")
    page.type("#filter", "presence.blank")
    page.wait("document.querySelectorAll('#messages tr:not([hidden])').length < 10")


def without_scripts(address):
    with Page(scripts=False) as page:
        page.open(address + "?lang=en")
        page.type("[name=username]", "李")
        page.press(".primary")
        expect(errors(page, "username"), "Must have at least 3 characters")
        page.evaluate("document.querySelector('#lang').value = 'ar'")
        page.press("#switch")
        expect(page.evaluate("document.documentElement.dir"), "rtl")
        expect(errors(page, "username"), "يجب أن يحتوي على 3 أحرف على الأقل")
        expect(page.evaluate("document.querySelector('[name=username]').value"), "李")


def refusals(address):
    """What a browser does not send."""
    host = address.split("/")[2]

    def status(method, path, body=None, **headers):
        connection = http.client.HTTPConnection(host, timeout=30)
        connection.request(method, path, body, {"Host": host} | headers)
        response = connection.getresponse()
        response.read()
        assert response.getheader("content-security-policy", "").startswith("default-src 'none'; script-src 'self'")
        return response.status

    form = {"Content-Type": "application/x-www-form-urlencoded"}
    expect(status("GET", "/"), 200)
    expect(status("HEAD", "/"), 200)
    expect(status("GET", "/", Host="evil.example"), 421)
    expect(status("POST", "/", "a=b", Origin="http://evil.example", **form), 403)
    expect(status("DELETE", "/"), 405)
    expect(status("GET", "/none"), 404)
    expect(status("POST", "/", b"a" * (300 << 10), **form), 413)
    with socket.create_connection(host.split(":"), timeout=30) as connection:
        connection.sendall(b"\xff\xfe nonsense\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 400"), "what is not HTTP is refused"
    if THOROUGH:
        limited(host)


def limited(host, count=1000):
    """Requests in one go: the burst is answered, and then only some a second."""
    request = f"GET /favicon.ico HTTP/1.1\r\nHost: {host}\r\n".encode()
    with socket.create_connection(host.split(":"), timeout=60) as connection:
        # They are sent beside reading: answers that nobody reads would fill the connection.
        sent = (request + b"\r\n") * (count - 1) + request + b"Connection: close\r\n\r\n"
        sender = threading.Thread(target=connection.sendall, args=(sent,), daemon=True)
        sender.start()
        answers = b"".join(iter(lambda: connection.recv(1 << 16), b""))
        sender.join(60)
    statuses = [int(code) for code in re.findall(rb"HTTP/1\.1 (\d+) ", answers)]
    expect(len(statuses), count)
    expect(set(statuses), {204, 429})
    expect(answers.count(b"retry-after: 1\r\n"), statuses.count(429))


def drip(address, closed):
    """Sends a request a byte at a time; puts the seconds until the server closes the connection into a list."""
    start = time.monotonic()
    with socket.create_connection(address.split("/")[2].split(":"), timeout=1) as connection:
        for byte in b"GET / HTTP/1.1\r\nX-Slow: " + b"a" * 60:
            try:
                connection.sendall(bytes([byte]))
                if not connection.recv(1):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
    closed.append(time.monotonic() - start)


def overflowing(page):
    """What is wider than the window: the innermost elements that reach over its sides."""
    return page.evaluate("""(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= root.clientWidth) return "";
      const wide = [...document.body.querySelectorAll("*")].filter(element => {
        const box = element.getBoundingClientRect();
        return box.width && (box.right > root.clientWidth + 1 || box.left < -1);
      });
      const inner = wide.filter(element => !wide.some(other => other !== element && element.contains(other)));
      return `${root.scrollWidth} of ${root.clientWidth} px: `
        + inner.slice(0, 3).map(element => element.outerHTML.slice(0, 120)).join(" | ");
    })()""")


def layouts(page, address):
    """The page with all errors in every language of its menu, in a window and on a telephone; how many it has seen."""
    page.open(address + "?lang=en")
    languages = page.evaluate("[...document.querySelectorAll('#lang option')].map(option => option.value)")
    assert len(languages) > 70 and len(set(languages)) == len(languages), languages
    found = {}
    for language in languages:
        page.open(f"{address}?lang={language}")
        page.press(".primary")
        expect(page.evaluate("document.querySelector('#lang')?.value"), language)
        for width in (1280, 390):
            page.resize(width, 900)
            if wide := overflowing(page):
                found[language, width] = wide
    page.resize(0, 0)
    expect(found, {})
    return len(languages)


def screenshots(page, address):
    for language in ["en", "ar", "zh-Hans", "pt-BR", "hi", "de", "he", "ja"]:
        page.open(f"{address}?lang={language}")
        page.type("[name=username]", "a\u202eb")
        page.press(".primary")
        page.screenshot(SHOTS / f"form-{language}.png")
    for name in ["inspect?lang=en", "inspect?lang=ar", "messages?lang=he"]:
        page.open(address + name)
        page.screenshot(SHOTS / f"{name.replace('?lang=', '-')}.png", whole=not name.startswith("messages"))
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    page.open(address + "?lang=ar")
    page.press(".primary")
    page.screenshot(SHOTS / "form-ar-dark.png")
    page.call("Emulation.setDeviceMetricsOverride", width=390, height=800, deviceScaleFactor=1, mobile=True)
    page.screenshot(SHOTS / "form-ar-narrow.png")


def main():
    with server() as address:
        closed = []
        slow = threading.Thread(target=drip, args=(address, closed), daemon=True)
        slow.start()
        with Page() as page:
            typing(page, address)
            switching(page)
            hostile(page, address)
            editing(page, address)
            keyboard(page, address)
            inspecting(page, address)
            languages = layouts(page, address) if THOROUGH else 0
            if SHOTS:
                screenshots(page, address)
            elsewhere = [url for _, url in page.requests if not url.startswith(address)]
            expect(elsewhere, [])
            expect(page.problems, [])
            made = len(page.requests)
        without_scripts(address)
        refusals(address)
        slow.join(60)
        assert closed and 15 < closed[0] < 40, f"a request that never ends was open for {closed} seconds"
    print(f"the page: {made} requests, none to another host; typing, languages, rules, messages, no scripts")
    if languages:
        print(f"its layout: {languages} languages, 1280 and 390 px wide, nothing wider than the window")


main()
