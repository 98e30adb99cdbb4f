"""A connection to PostgreSQL: opened, and spoken to as to any engine."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ..errors import StorageError
from .connection import Found
from .places import shown_place

if TYPE_CHECKING:
    import psycopg

# How long it may take to connect, in seconds, and how long a link may be silent with something to say.
_CONNECTING: Final = 3
_SILENCE: Final = 5_000
# After how many silent seconds it is asked whether the other end is there, how often, how many times in vain.
# Otherwise an answer that was lost on its way is waited for for hours.
_ASKING: Final = {"keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
# How long a server may leave a transaction where it is, holding up others, before it is undone.
_IDLE: Final = "3s"
# The locks of whoever adds to the chain of deals, and of the server, of each schema: "sab", 1 and 2.
_CHAIN_LOCK: Final = 0x736162_01
_SERVER_LOCK: Final = 0x736162_02
# Only with the second condition the partial index is used.
_SEATINGS: Final = (
    "SELECT code, seq, body FROM journal WHERE code = ? AND seq = 0 UNION ALL SELECT code, seq, body"
    " FROM journal WHERE code = ? AND position('\\x2273617422'::bytea IN body) > 0 AND seq > 0 ORDER BY seq"
)


class PostgresConnection:
    """A session of PostgreSQL; each statement is its own transaction unless one is asked for."""

    def __init__(self, session: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Speak to an open session."""
        self.session = session

    def execute(self, asked: str, given: Sequence[Any] = (), /) -> Found:
        """Carry out a statement with `?` for each value that is given."""
        return self.session.execute(_in_its_words(asked).encode(), given)

    def executemany(self, asked: str, given: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement once for each row of values."""
        with self.session.cursor() as cursor:
            cursor.executemany(_in_its_words(asked).encode(), given)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Do everything or nothing of what happens in this context."""
        with self.session.transaction():
            yield

    def chain_lock(self) -> None:
        """Wait until no other session adds to the chain of deals; others wait until this transaction ends."""
        self.execute("SELECT pg_advisory_xact_lock(?, hashtext(current_schema()))", (_CHAIN_LOCK,))

    def server_lock(self, shared: bool = False) -> bool:
        """Serve these journals until the session ends, alone or with others; False if somebody is alone."""
        asked = f"SELECT pg_try_advisory_lock{'_shared' * shared}(?, hashtext(current_schema()))"
        return bool(self.execute(asked, (_SERVER_LOCK,)).fetchone()[0])

    def seatings(self, code: str) -> list[tuple[str, int, bytes]]:
        """Return the entries by which tokens got to open a table, without reading its journal."""
        return self.execute(_SEATINGS, (code, code)).fetchall()

    def has(self, table: str) -> bool:
        """Tell whether the database has such a table; older formats lack some."""
        return self.execute("SELECT to_regclass(?)", (table,)).fetchone()[0] is not None

    def format(self) -> int:
        """Return the number of the database's format; 0 if there is nothing."""
        return int(self.execute("SELECT number FROM format").fetchone()[0]) if self.has("format") else 0

    def compact(self) -> None:
        """Let the room of deleted rows be used again; others may read and write meanwhile."""
        self.execute("VACUUM journal, tables, finished")

    def empty_log(self) -> bool:
        """Leave the log to PostgreSQL, which needs it for replicas and for restoring."""
        return True


@lru_cache(maxsize=200)
def _in_its_words(asked: str) -> str:
    return asked.replace("%", "%%").replace("?", "%s")


def session_at(place: str) -> PostgresConnection:
    """Open a session; StorageError says what is missing, psycopg.Error what PostgreSQL says."""
    psycopg = driver()
    session = psycopg.connect(
        place,
        autocommit=True,
        connect_timeout=_CONNECTING,
        fallback_application_name="saboteur",
        tcp_user_timeout=_SILENCE,
        **_ASKING,
    )
    connection = PostgresConnection(session)
    with closed_on_failure(connection):
        # What is acknowledged is on disk, also where the database was told to be quicker than that.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') IN ('off', 'local')"
        )
    return connection


def serving_session_at(place: str) -> PostgresConnection:
    """Open a session of a server, which holds up others only for a moment if it is paused or cut off."""
    connection = session_at(place)
    with closed_on_failure(connection):
        connection.execute("SELECT set_config('idle_in_transaction_session_timeout', ?, false)", (_IDLE,))
    return connection


@contextlib.contextmanager
def closed_on_failure(connection: PostgresConnection) -> Iterator[None]:
    """Close a session if this context fails, so that nobody has to who never got it."""
    try:
        yield
    except BaseException:
        connection.session.close()
        raise


def driver() -> Any:
    """Return the package that speaks to PostgreSQL; StorageError says how to install it."""
    try:
        import psycopg
    except ImportError as error:
        raise StorageError(
            f"Journals in PostgreSQL need the package psycopg ({error}): pip install 'saboteur[postgres]'."
        ) from error
    return psycopg


@contextlib.contextmanager
def postgres_reading(place: str) -> Iterator[PostgresConnection]:
    """Open a database whose format is known; StorageError says why that is impossible."""
    from .postgres_migrate import refuse_others

    with postgres_open(place) as connection:
        refuse_others(connection, place)
        yield connection


@contextlib.contextmanager
def postgres_open(place: str) -> Iterator[PostgresConnection]:
    """Open a database; StorageError says why that is impossible, or what went wrong meanwhile."""
    psycopg = driver()
    try:
        connection = session_at(place)
        with contextlib.closing(connection.session):
            yield connection
    except psycopg.Error as error:
        raise cannot_use(place, error) from error


@contextlib.contextmanager
def postgres_alone(place: str) -> Iterator[PostgresConnection]:
    """Open a database, up to date, that no server uses and none can use meanwhile."""
    from .postgres_migrate import upgrade

    with postgres_open(place) as connection:
        if not connection.server_lock():
            raise StorageError(
                f"A Saboteur server uses {shown_place(place)}. Stop it first, or run this where it runs,"
                " with the same --data and --store."
            )
        upgrade(connection, place)
        yield connection


def cannot_use(place: str, error: Exception) -> StorageError:
    """Return why a database cannot be used, and what to do, in words."""
    why = " ".join(str(error).split())
    return StorageError(
        f"The database {shown_place(place)} cannot be used: {why}. Is PostgreSQL running, and may this"
        " user use it?"
    )
