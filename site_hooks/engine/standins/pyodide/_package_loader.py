"""Stands in for what installs packages, and imports shutil, tempfile, zipfile: there are none to install."""

from types import SimpleNamespace


def _folder(path):
    return SimpleNamespace(__str__=lambda: path)  # a text would become JavaScript's, without this method


SITE_PACKAGES = _folder("/lib/python3.14/site-packages")
DSO_DIR = _folder("/usr/lib")


def init_loaded_packages():
    pass
