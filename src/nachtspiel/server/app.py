"""The whole server, put together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

from nachtspiel import __version__
from nachtspiel.engine.errors import Mistake
from nachtspiel.engine.views import BaseView
from nachtspiel.server import pages
from nachtspiel.server.config import Config
from nachtspiel.server.decks import DECKS
from nachtspiel.server.gate import Gate
from nachtspiel.server.hall import Hall
from nachtspiel.server.insights import INSIGHTS
from nachtspiel.server.library import LIBRARY, warm
from nachtspiel.server.messages.answers import Health
from nachtspiel.server.messages.heard import FromClient
from nachtspiel.server.messages.problem import Failed, Problem, problem_of
from nachtspiel.server.messages.told import ToClient
from nachtspiel.server.replays import REPLAYS, Replays
from nachtspiel.server.routes import MATCHES
from nachtspiel.server.socket import ws
from nachtspiel.server.store import now

LOG = logging.getLogger("nachtspiel.server")


@get("/health")
async def get_health(state: State) -> Response[Health]:
    """Whether the server and its store are well."""
    well = await state.hall.store.well()
    return Response(Health(well, __version__), status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def get_metrics(state: State) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(state.hall.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/schema/socket.json", include_in_schema=False, sync_to_thread=False)
def get_socket_schema() -> dict[str, Any]:
    """The messages of the socket as JSON Schema, for generated types."""
    schemas, components = msgspec.json.schema_components(
        [FromClient, ToClient, BaseView], ref_template="#/$defs/{name}"
    )
    return {"from_client": schemas[0], "to_client": schemas[1], "$defs": components}


OWN = [ws, get_health, get_metrics, get_socket_schema, pages.get_page]


# ---------------------------------------------------------------- mistakes

Answer = Response[Failed]


def failed(request: Request[Any, Any, Any], problem: Problem) -> Answer:
    hall: Hall = request.app.state.hall
    hall.metrics.refused.labels(problem.reason or "rule").inc()
    return Response(Failed(problem.told()), status_code=problem.status, media_type=MediaType.JSON)


def on_mistake(request: Request[Any, Any, Any], mistake: Mistake) -> Answer:
    return failed(request, problem_of(mistake))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Answer:
    if isinstance(error, ValidationException) or error.status_code == 400:
        where = ", ".join(
            str(one.get("key") or one.get("message")) for one in error.extra or [] if isinstance(one, dict)
        )
        sentence = f"the request is malformed{': ' + where[:200] if where else ''}"
        return failed(request, Problem(400, "malformed", sentence))
    sentence = {
        404: "there is no such page here",
        405: "that cannot be done here",
        413: "the request is too long",
    }.get(error.status_code, "the request cannot be answered")
    return failed(request, Problem(error.status_code, "http", sentence))


def on_depth(request: Request[Any, Any, Any], _: RecursionError) -> Answer:
    return failed(request, Problem(400, "malformed", "the request is malformed: it is nested too deeply"))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Answer:
    LOG.error("an error of ours", exc_info=error)
    return failed(request, Problem(500, "error", "something went wrong on the server"))


# ---------------------------------------------------------------- putting together


class Server(Litestar):
    """Litestar behind our gate, which also guards what has no route."""

    gate: Gate

    async def __call__(self, scope: Scope | Any, receive: Receive | Any, send: Send | Any) -> None:
        await self.gate(scope, receive, send, super().__call__)


def create_app(config: Config, clock: Callable[[], int] = now) -> Server:
    """A server that is ready to run."""
    hall = Hall(config, clock)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        warming = asyncio.create_task(warm())
        try:
            yield
        finally:
            warming.cancel()
            await hall.close()

    app = Server(
        route_handlers=[*LIBRARY, *DECKS, *MATCHES, *REPLAYS, *INSIGHTS, *OWN],
        lifespan=[lifespan],
        state=State({"hall": hall, "pages": pages.own(), "replays": Replays(hall)}),
        exception_handlers={Mistake: on_mistake, HTTPException: on_http, RecursionError: on_depth, Exception: on_error},
        openapi_config=OpenAPIConfig(
            title="Nachtspiel", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="small_already"
        ),
        request_max_body_size=config.limits.message_bytes,
        logging_config=None,
        debug=False,
    )
    app.gate = Gate(hall)
    return app
