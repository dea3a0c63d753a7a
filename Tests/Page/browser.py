"""A page in Debian's headless Chromium, driven over a pipe (Chrome DevTools Protocol); the standard library alone."""

import base64
import json
import os
import select
import subprocess
import tempfile
import time


class Page:
    """One page. `requests` has every request it has made, as (method, URL)."""

    def __init__(self, *, size=(1280, 900), scripts=True):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        (theirs_in, ours_out), (ours_in, theirs_out) = os.pipe(), os.pipe()

        def place():  # The browser reads from descriptor 3 and writes to 4.
            first, second = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.browser = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--disable-background-networking", "--disable-component-update", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
             f"--window-size={size[0]},{size[1]}", "about:blank"],
            preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.out, self.inp = os.fdopen(ours_out, "wb", 0), os.fdopen(ours_in, "rb", 0)
        self.unread, self.id, self.session, self.requests, self.problems = b"", 0, None, [], []
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(target for target in targets if target["type"] == "page")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", value=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session = None
        try:
            self.call("Browser.close")
            self.browser.wait(10)
        except (RuntimeError, EOFError, OSError, subprocess.TimeoutExpired):
            self.browser.kill()
            self.browser.wait()
        self.profile.cleanup()

    def call(self, method, **params):
        self.id += 1
        message = {"id": self.id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        self.out.write(json.dumps(message).encode() + b"\0")
        while (reply := self.read(30)).get("id") != self.id:
            pass
        if "error" in reply:
            raise RuntimeError(f"{method}: {reply['error']['message']}")
        return reply["result"]

    def read(self, seconds):
        """The next message; what it tells of requests and of problems is kept."""
        while b"\0" not in self.unread:
            if not select.select([self.inp], [], [], seconds)[0]:
                raise TimeoutError("the browser does not answer")
            part = self.inp.read(1 << 16)
            if not part:
                raise EOFError("the browser has ended")
            self.unread += part
        line, self.unread = self.unread.split(b"\0", 1)
        message = json.loads(line)
        params = message.get("params", {})
        match message.get("method"):
            case "Network.requestWillBeSent":
                self.requests.append((params["request"]["method"], params["request"]["url"]))
            case "Runtime.exceptionThrown":
                self.problems.append(params["exceptionDetails"]["text"])
            case "Log.entryAdded" if params["entry"]["level"] == "error":
                self.problems.append(params["entry"]["text"])
        return message

    def evaluate(self, script):
        """The value of an expression. It runs where the page's own scripts are disabled, too."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description"))
        return answer["result"].get("value")

    def wait(self, script, seconds=15):
        """Waits until an expression is true; returns its value."""
        end = time.monotonic() + seconds
        while True:
            try:
                if value := self.evaluate(script):
                    return value
            except RuntimeError:  # The page is being replaced.
                pass
            if time.monotonic() > end:
                raise TimeoutError(script)
            time.sleep(0.02)

    def open(self, url):
        self.evaluate("document.body.dataset.old = 1")
        self.call("Page.navigate", url=url)
        self.loaded()

    def loaded(self):
        """Waits until the page has been replaced by another."""
        self.wait("document.readyState === 'complete' && document.body && !document.body.dataset.old")

    def type(self, selector, text, *, replacing=True):
        found = json.dumps(selector)
        self.evaluate(f"document.querySelector({found}).focus()")
        if replacing:
            self.evaluate(f"document.querySelector({found}).select()")
        self.call("Input.insertText", text=text)

    def key(self, key, code):
        for kind in ("rawKeyDown", "char", "keyUp"):
            text = {"text": "\r"} if kind == "char" and key == "Enter" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **text)

    def choose(self, selector, value):
        """Chooses an option as a reader does, with the event that follows."""
        self.evaluate(
            f"(menu => {{ menu.value = {json.dumps(value)};"
            " menu.dispatchEvent(new Event('change', {bubbles: true})) }"
            f")(document.querySelector({json.dumps(selector)}))")

    def press(self, selector):
        """Presses a button that sends a form, and waits for the answer."""
        self.evaluate("document.body.dataset.old = 1")
        place = self.evaluate(
            f"(button => {{ button.scrollIntoView({{block: 'center'}}); const box = button.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2] }"
            f")(document.querySelector({json.dumps(selector)}))")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
        self.loaded()

    def text(self, selector):
        return self.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent")

    def resize(self, width, height):
        """Gives the page the size of another window; 0 for that of its own."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def screenshot(self, path, *, whole=True):
        image = self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(image))
