"""The headers of `_headers`, told to nginx: one `map` a header, by address.

nginx forgets the headers of the server as soon as a `location` adds one, and looks for an index page a
second time under another address: maps know neither trouble, and an empty value sends no header.
"""

import re
from pathlib import Path

from site_hooks.serve import read_headers

Blocks = dict[str, dict[str, str]]
UNSAID = {"Cache-Control": "no-cache"}  # a browser asks again for a page, so that it is never an old one
SERVER = """
server {{
    listen 80;
    server_name _;
    root /srv/compter-les-points;
    charset utf-8;
    error_page 404 /404.html;
    gzip on;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/wasm application/zip;

    location ~ \\.mjs$ {{
        types {{ }}
        default_type text/javascript;
    }}
    location ~ \\.wasm$ {{
        types {{ }}
        default_type application/wasm;
    }}
    location ~ /(_headers|nginx\\.conf)$ {{
        return 404;
    }}

{headers}
}}
"""


def render(blocks: Blocks) -> str:
    """What goes in nginx's `conf.d` folder; only `root` and `server_name` are to be changed."""
    names = list(dict.fromkeys(name for fields in blocks.values() for name in fields))
    maps = "\n".join(_map(name, blocks) for name in names)
    headers = "\n".join(f"    add_header {name} {_variable(name)} always;" for name in names)
    return f"map_hash_bucket_size 256;\n\n{maps}{SERVER.format(headers=headers)}"


def _map(name: str, blocks: Blocks) -> str:
    usual = blocks.get("/*", {}).get(name, UNSAID.get(name, ""))
    lines = [f'    default "{usual}";']
    for path, fields in blocks.items():
        if path != "/*" and name in fields:
            lines += [f'    {key} "{fields[name]}";' for key in _keys(path)]
    return "\n".join([f"map $uri {_variable(name)} {{", *lines, "}", ""])


def _keys(path: str) -> list[str]:
    """A path as nginx meets it: a folder's index page under both its addresses, a star as an expression."""
    if "*" in path:
        pattern = ".*".join(map(re.escape, path.split("*")))
        return [f'"~^{pattern}$"']
    return [path, f"{path}index.html"] if path.endswith("/") else [path]


def _variable(name: str) -> str:
    return f"$site_{name.lower().replace('-', '_')}"


def write(site: Path) -> None:
    blocks = read_headers((site / "_headers").read_text("utf-8"))
    (site / "nginx.conf").write_text(render(blocks), "utf-8")
