"""Compile the modules of an archive with the bytecode of this very interpreter."""

from pathlib import Path

from pyodide_build._py_compile import _py_compile_archive

_py_compile_archive(Path("/exchange/modules.zip"), keep=True, verbose=False, compression_level=0)
