"""A static server that sends the site's own headers: `python -m site_hooks.serve site`.

It reads `_headers` as the hosts do, so that the policy tried here is the policy in production.
Tests set `faults` to make a path fail the way a network does: {"*.wasm": "stalled"}.
"""

import argparse
import sys
import threading
import time
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

import brotli

# What a path may be made to answer: a status like "404" or "500", "mime", "truncated", "stalled" or "slow".
Faults = MutableMapping[str, str]
SLOW_STEPS, SLOW_PAUSE = 20, 0.1
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml; charset=utf-8",
    ".zip": "application/zip",
}
COMPRESSED = set(TYPES) | {".txt"}


def read_headers(text: str) -> dict[str, dict[str, str]]:
    """`_headers` as {path pattern: {name: value}}."""
    blocks: dict[str, dict[str, str]] = {}
    fields: dict[str, str] = {}
    for line in filter(str.strip, text.splitlines()):
        if line[0].isspace():
            name, value = line.split(":", 1)
            fields[name.strip()] = value.strip()
        else:
            fields = blocks.setdefault(line.strip(), {})
    return blocks


@lru_cache(maxsize=256)
def _compressed(path: Path, _modified: int) -> bytes:
    return brotli.compress(path.read_bytes(), quality=5)


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *args: object, directory: str, faults: Faults, closing: threading.Event) -> None:
        self.faults, self.closing = faults, closing
        super().__init__(*args, directory=directory)

    def do_GET(self) -> None:
        self._answer()

    def do_HEAD(self) -> None:
        self._answer()

    def _answer(self) -> None:
        fault = next((fault for pattern, fault in self.faults.items() if fnmatch(self._path(), pattern)), "")
        file = Path(self.translate_path(self.path))
        if fault.isdigit():
            self._send(HTTPStatus(int(fault)), b"", "text/plain")
        elif file.is_dir() and not self._path().endswith("/"):
            self._redirect()
        else:
            self._send_file(file / "index.html" if file.is_dir() else file, fault)

    def _path(self) -> str:
        return unquote(urlsplit(self.path).path)

    def _redirect(self) -> None:
        parts = urlsplit(self.path)
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", parts._replace(scheme="", netloc="", path=parts.path + "/").geturl())
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _send_file(self, file: Path, fault: str) -> None:
        status = HTTPStatus.OK
        if not file.is_file() or file.name == "_headers":
            status, file = HTTPStatus.NOT_FOUND, Path(self.directory, "404.html")
        kind = "text/plain" if fault == "mime" else self.guess_type(file)
        self._send(status, *self._body(file, kind), fault=fault)

    def _body(self, file: Path, kind: str) -> tuple[bytes, str, str]:
        if not file.is_file():
            return b"", "text/plain", ""
        if "br" in self.headers.get("Accept-Encoding", "") and file.suffix in COMPRESSED:
            return _compressed(file, file.stat().st_mtime_ns), kind, "br"
        return file.read_bytes(), kind, ""

    def _send(self, status: HTTPStatus, body: bytes, kind: str, encoding: str = "", fault: str = "") -> None:
        self.send_response(status)
        own = {"Content-Type": kind, "Content-Length": str(len(body)), "Vary": "Accept-Encoding"}
        own |= {"Content-Encoding": encoding} if encoding else {}
        for name, value in (own | self._site_headers(status, fault)).items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self._write(body, fault)

    def _site_headers(self, status: HTTPStatus, fault: str) -> dict[str, str]:
        file = Path(self.directory, "_headers")
        blocks = read_headers(file.read_text("utf-8")) if file.is_file() else {}
        # Browsers must see every change of a page, and nothing of a failure may be kept.
        sent = {"Cache-Control": "no-cache"}
        for pattern, fields in blocks.items():
            sent |= fields if fnmatch(self._path(), pattern) else {}
        return sent | ({"Cache-Control": "no-store"} if fault or status != HTTPStatus.OK else {})

    def _write(self, body: bytes, fault: str) -> None:
        if fault in ("truncated", "stalled"):
            self.wfile.write(body[: len(body) // 2])
            self.close_connection = True
            if fault == "stalled":
                self.closing.wait()
        elif fault == "slow":
            self._write_slowly(body)
        else:
            self.wfile.write(body)

    def _write_slowly(self, body: bytes) -> None:
        step = len(body) // SLOW_STEPS + 1
        for start in range(0, len(body), step):
            self.wfile.write(body[start : start + step])
            time.sleep(SLOW_PAUSE)

    def log_message(self, *_: object) -> None:
        """Say nothing: a reader of the terminal wants the address, not each request."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, folder: Path, host: str, port: int, faults: Faults | None = None) -> None:
        self.closing = threading.Event()
        asked = {} if faults is None else faults
        super().__init__(
            (host, port), partial(Handler, directory=str(folder), faults=asked, closing=self.closing)
        )

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is nothing to report."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serving(folder: Path, faults: Faults | None = None) -> Iterator[str]:
    """Serve the folder on a free port while the block runs; gives the address, with its last slash."""
    server = Server(folder, "127.0.0.1", 0, faults)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.closing.set()
        server.shutdown()
        server.server_close()


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m site_hooks.serve", description="Serve a built site.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> str | None:
    """Serve until Ctrl+C; what it returns is why it could not."""
    asked = _arguments(words)
    if not asked.folder.is_dir():
        return f"There is no folder « {asked.folder} »: build the site first, with `make site`."
    try:
        server = Server(asked.folder, asked.host, asked.port)
    except OSError as error:
        return (
            f"Port {asked.port} cannot be used ({error.strerror}): stop what uses it, or pass another --port."
        )
    print(f"Serving {asked.folder} at http://{asked.host}:{asked.port}/ (Ctrl+C stops it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    sys.exit(main())
