"""nginx is told the same headers as the hosts that read `_headers`."""

import re
import shutil
import subprocess

import pytest

from site_hooks import nginx

BLOCKS = {
    "/*": {"Content-Security-Policy": "default-src 'self'", "X-Content-Type-Options": "nosniff"},
    "/jeu/": {"Content-Security-Policy": "default-src 'self'; frame-ancestors 'self'"},
    "/assets/moteur/*": {"Cache-Control": "immutable"},
}


def value(name: str, uri: str) -> str:
    """What nginx's map gives: the exact address, else the first expression, else the default."""
    text = nginx.render(BLOCKS)
    found = re.search(rf"map \$uri \$site_{name} {{(.*?)}}", text, re.DOTALL)[1]
    lines = dict(re.findall(r'^    (?:"(?=~))?([^ "]+)"? "(.*)";$', found, re.MULTILINE))
    expressions = (said for key, said in lines.items() if key[0] == "~" and re.match(key[1:], uri))
    return lines.get(uri) or next(expressions, lines["default"])


@pytest.mark.parametrize(
    ("name", "uri", "said"),
    [
        ("content_security_policy", "/", "default-src 'self'"),
        ("content_security_policy", "/jeu/", "default-src 'self'; frame-ancestors 'self'"),
        ("content_security_policy", "/jeu/index.html", "default-src 'self'; frame-ancestors 'self'"),
        ("x_content_type_options", "/jeu/", "nosniff"),
        ("cache_control", "/assets/moteur/a.wasm", "immutable"),
        ("cache_control", "/jeu/", "no-cache"),
    ],
)
def test_an_address_has_the_headers_of_all_that_it_matches(name, uri, said):
    assert value(name, uri) == said


def test_every_header_is_sent_even_with_an_error():
    sent = re.findall(r"add_header ([\w-]+) \$site_\w+ always;", nginx.render(BLOCKS))
    assert sent == ["Content-Security-Policy", "X-Content-Type-Options", "Cache-Control"]


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not on this machine")
def test_nginx_accepts_the_file(built_site, tmp_path):
    conf = tmp_path / "nginx.conf"
    conf.write_text(f"pid {tmp_path}/pid; events {{}} http {{ include {built_site}/nginx.conf; }}", "utf-8")
    done = subprocess.run(["nginx", "-t", "-c", str(conf)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
