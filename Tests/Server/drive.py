"""Starts the sample server and uses it over HTTP: languages, problem documents, tenants, many callers at once. Run by .ci/server."""

import asyncio
import json
import re
import subprocess
import sys
import time

import jsonschema

SERVER = sys.argv[1]
LANGUAGES = ["en", "ar", "de", "es", "fr", "pt-BR", "ru", "zh-Hans"]
VALID = {"username": "ana", "email": "ana@example.com", "password": "correct horse battery", "age": 30, "interests": [{"name": "chess"}]}
INVALID = {"username": " ", "email": "ana@", "password": "hunter2", "age": 7, "interests": [{"name": "chess"}, {"name": ""}]}
TAKEN = {**VALID, "username": "admin"}


def expect(found, wanted):
    assert found == wanted, f"found {found!r}, expected {wanted!r}"


class Connection:
    """One connection that is kept alive."""

    async def open(self, port):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        return self

    async def send(self, method, path, body=b"", language=None):
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        header = f"Accept-Language: {language}\r\n" if language is not None else ""
        self.writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{header}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        status = int(head.split(" ", 2)[1])
        headers = {name.lower(): value for name, value in re.findall(r"(?m)^([^:\r\n]+): (.*)\r$", head)}
        content = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return status, headers, content

    def close(self):
        self.writer.close()


def memory(process):
    """The resident memory in KiB."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))


async def signing_up(port):
    """The answers of each language, which all callers of that language must get."""
    connection = await Connection().open(port)
    status, _, content = await connection.send("GET", "/openapi.json")
    expect(status, 200)
    schemas = json.loads(content)["components"]["schemas"]
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    problems = jsonschema.Draft202012Validator(schemas["ProblemDetails"])
    bodies = jsonschema.Draft202012Validator(schemas["SignUp"], format_checker=jsonschema.FormatChecker())
    expect(bodies.is_valid(VALID), True)
    expect(bodies.is_valid(TAKEN), True)
    expect(bodies.is_valid({**VALID, "age": 7}), False)
    expect(bodies.is_valid({**VALID, "interests": []}), False)

    answers = {}
    for language in LANGUAGES:
        status, headers, content = await connection.send("POST", "/sign-up", VALID, f"{language}, *;q=0.1")
        expect((status, content.decode()), (200, f"ana {language}"))
        for name, body in [("invalid", INVALID), ("taken", TAKEN), ("broken", b'{"username": '), ("types", {"username": 1})]:
            status, headers, content = await connection.send("POST", "/sign-up", body, f"x-klingon;q=0.9, {language};q=0.8")
            expect(status, 400 if name == "broken" else 422)
            expect(headers["content-type"], "application/problem+json")
            expect(headers["content-language"], language)
            expect(headers["vary"], "Accept-Language")
            problem = json.loads(content)
            problems.validate(problem)
            expect(problem["language"], language)
            assert "hunter2" not in content.decode(), "the answer repeats the password"
            answers[language, name] = content
        codes = [(error["pointer"], error["code"]) for error in json.loads(answers[language, "invalid"])["errors"]]
        expect(codes, [
            ("#/username", "presence.blank"), ("#/username", "length.tooShort"), ("#/email", "email.domain"),
            ("#/password", "length.tooShort"), ("#/age", "range.tooSmall"), ("#/interests/1/name", "presence.blank")])
    expect(len(set(answers.values())), len(answers))
    for header in ["", "tlh", "*", ";;,q=", "en;q=0, *;q=0", "a" * 8_000]:
        _, headers, _ = await connection.send("POST", "/sign-up", INVALID, header)
        expect(headers["content-language"], "en")
    _, headers, _ = await connection.send("POST", "/sign-up", INVALID, "pt-PT, en;q=0.1")
    expect(headers["content-language"], "pt-BR")
    _, headers, _ = await connection.send("POST", "/sign-up", INVALID, "ar-AE")
    expect(headers["content-language"], "ar-AE")

    # A tenant has words of its own, and another caller at the same time does not get them.
    blank = {**VALID, "username": ""}
    _, _, own = await connection.send("POST", "/tenant/sign-up", blank, "en")
    _, _, other = await connection.send("POST", "/sign-up", blank, "en")
    assert "we need your" in json.loads(own)["errors"][0]["detail"], own
    assert "we need your" not in other.decode(), other
    connection.close()
    print(f"sign-up: {len(LANGUAGES)} languages, {len(answers)} problem documents, each valid by its schema")
    return answers


async def many(port, answers, count, callers=1_000):
    """Requests of callers in all languages at once; each answer must be that of its language."""
    order = list(answers)

    async def caller(number):
        connection = await Connection().open(port)
        for turn in range(count // callers):
            language, name = order[(number * 7 + turn) % len(order)]
            body = {"invalid": INVALID, "taken": TAKEN, "broken": b'{"username": ', "types": {"username": 1}}[name]
            _, _, content = await connection.send("POST", "/sign-up", body, language)
            assert content == answers[language, name], (language, content)
        connection.close()

    await asyncio.gather(*(caller(number) for number in range(callers)))


async def rate(port, path, body, language, seconds=2.0, callers=32):
    """Requests a second."""
    end = time.monotonic() + seconds
    done = 0

    async def caller():
        nonlocal done
        connection = await Connection().open(port)
        while time.monotonic() < end:
            await connection.send("POST", path, body, language)
            done += 1
        connection.close()

    await asyncio.gather(*(caller() for _ in range(callers)))
    return done / seconds


async def run(port, process):
    answers = await signing_up(port)
    await many(port, answers, 4_000)
    before = memory(process)
    for _ in range(3):
        await many(port, answers, 4_000)
    after = memory(process)
    print(f"16000 requests of 1000 callers at once, each in its language; memory {before} KiB, after 12000 more {after} KiB")
    assert after < before * 1.1 + 8_192, "the server keeps memory"
    rates = {}
    for _ in range(2):
        for name, path, body, language in [
            ("without validation", "/decoded", VALID, None), ("valid", "/sign-up", VALID, "pt-BR"), ("invalid", "/sign-up", INVALID, "pt-BR"),
        ]:
            rates[name] = max(rates.get(name, 0), await rate(port, path, body, language))
    print("requests a second:", ", ".join(f"{name} {value:.0f}" for name, value in rates.items()))


def main():
    process = subprocess.Popen([SERVER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        port = int(re.fullmatch(r"Listening on (\d+)\n", process.stdout.readline()).group(1))
        asyncio.run(run(port, process))
    finally:
        process.terminate()
        process.wait(10)


main()
