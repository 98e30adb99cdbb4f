"""The booklet and its pictures over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ....core.rules import Rules
from ....drawing import Image
from ....languages import languages
from ....schema.settings import RulesWish
from ...admission.visitors import visitor_of
from ...errors import TableError
from ...wire.commands import build_rules
from ..assets import ASK, TYPES, Asset
from ..html_page import root
from ..pages import cached
from . import pictures
from .writing import BookletWriter


def routes() -> list[BaseRoute]:
    """Return the addresses of booklets and of their pictures."""
    drawn = {
        "/drawn/setup.svg": send_setup,
        "/drawn/laid/{name}.svg": send_laid,
        "/drawn/lesson/{name}.svg": send_lesson,
        "/drawn/{name}.svg": send_card,
    }
    return [
        Route("/booklet/{language}", send_booklet),
        *(Route("/v/{version}" + path, send) for path, send in drawn.items()),
    ]


async def send_booklet(request: Request) -> Response:
    """Send the booklet of the rules in the query, in a language."""
    language = request.path_params["language"]
    if language not in languages():
        raise HTTPException(404)
    rules = wished(request.query_params)
    return (await _computed(request, _booklet, rules, language)).answer(request, ASK)


async def send_setup(request: Request) -> Response:
    """Send the mine at the start, as the rules in the query lay it out."""
    lasting = cached(request)
    return (await _computed(request, _setup, wished(request.query_params))).answer(request, lasting)


async def send_lesson(request: Request) -> Response:
    """Send the position of a lesson."""
    lasting = cached(request)
    return (await _computed(request, _lesson, request.path_params["name"])).answer(request, lasting)


async def send_laid(request: Request) -> Response:
    """Send the picture of a set-up card that a table may lay elsewhere."""
    lasting = cached(request)
    return (await _computed(request, _laid, request.path_params["name"])).answer(request, lasting)


async def send_card(request: Request) -> Response:
    """Send the picture of a card."""
    lasting = cached(request)
    return (await _computed(request, _card, request.path_params["name"])).answer(request, lasting)


async def _computed(request: Request, make: object, *about: object) -> Asset:
    """Make something off the loop, at the caller's expense."""
    assert callable(make)
    with visitor_of(request).computing():
        asset: Asset | None = await asyncio.to_thread(make, *about)
    if asset is None:
        raise HTTPException(404)
    return asset


def wished(query: Mapping[str, str]) -> Rules:
    """Return the rules that a query asks for; none means the base game for five."""
    return build_rules(wish_in(query))


def wish_in(query: Mapping[str, str]) -> RulesWish:
    """Return what a query asks for, whether or not it can be played."""
    options = [pair.partition(":") for pair in query.get("options", "").split(";") if pair]
    try:
        wish: RulesWish = msgspec.convert(
            {
                "players": query.get("players", "5"),
                "edition": query.get("edition", "jubilee"),
                "modules": [key for key in query.get("of", "").split(",") if key],
                "options": {name: value for name, _, value in options},
            },
            RulesWish,
            strict=False,
        )
    except msgspec.ValidationError as error:
        raise TableError("malformed", str(error)[:200]) from error
    return wish


@lru_cache(maxsize=60)
def _booklet(rules: Rules, language: str) -> Asset:
    return Asset(BookletWriter(rules, language, root()).page().encode(), "text/html")


@lru_cache(maxsize=40)
def _setup(rules: Rules) -> Asset:
    return _sent(pictures.setup_image(rules))


@lru_cache(maxsize=100)
def _lesson(key: str) -> Asset | None:
    image = pictures.lesson_image(key)
    return _sent(image) if image else None


@lru_cache(maxsize=100)
def _laid(setting: str) -> Asset | None:
    image = pictures.laid_image(setting)
    return _sent(image) if image else None


@lru_cache(maxsize=300)
def _card(name: str) -> Asset | None:
    image = pictures.card_image(name)
    return _sent(image) if image else None


def _sent(image: Image) -> Asset:
    return Asset(image.svg.encode(), TYPES[".svg"])
