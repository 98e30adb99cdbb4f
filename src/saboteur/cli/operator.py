"""Operating a server from the command line: doctor, backup, restore, export and forget."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from .arguments import BadInput, CommandFailed, address_for

operator = typer.Typer(rich_markup_mode=None)

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are stored.")]
Store = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        envvar="SABOTEUR_STORE",
        help="Where tables are, if not in the folder: postgresql://user@host/database.",
    ),
]
TableCode = Annotated[str | None, typer.Option("--table", metavar="CODE", help="One table, by its code.")]
Person = Annotated[
    str | None, typer.Option(metavar="NAME", help="Everyone who ever used this name, ignoring case.")
]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@operator.command()
def doctor(
    data: Data = None,
    store: Store = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check the server and its tables; safe during games."""
    from ..server.operator.doctor import PROBLEM, examine

    is_well = True
    told = []
    for finding in examine(_folder(data), store_address(store)):
        is_well = is_well and finding.status != PROBLEM
        told.append(finding._asdict())
        if not as_json:
            print(f"{finding.status:<8} {finding.check:<10} {finding.text}")
            if finding.advice:
                print(f"{'':<19} {finding.advice}", flush=True)
    if as_json:
        print(json.dumps({"ok": is_well, "findings": told}, indent=2, ensure_ascii=False))
    if not is_well:
        raise typer.Exit(1)


@operator.command()
def backup(
    target: Annotated[
        Path,
        typer.Argument(metavar="[FILE or FOLDER]", help="Where to; default: here, named by time."),
    ] = Path(),
    data: Data = None,
    store: Store = None,
) -> None:
    """Copy all tables into one file; safe during games."""
    from ..server.journal.backup import back_up

    _only_files(store)
    file = target / f"saboteur-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3" if target.is_dir() else target
    with _in_words():
        held = back_up(_database(data), file)
    size = file.stat().st_size / 1024 / 1024
    print(f"{file}: {held.words}, {size:.1f} MB, checked.")


@operator.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    table: TableCode = None,
    data: Data = None,
    store: Store = None,
    yes: Yes = False,
) -> None:
    """Restore everything, or one table, from a backup."""
    from ..server.operator.commands import restore_backup as run

    _only_files(store)
    code = _code(table)
    what = f"Table {code}" if code else "Every table"
    _confirm(f"{what} will be replaced by the copy in {file}. Continue?", yes)
    with _in_words():
        kept = run(_folder(data), file, code)
    print(f"{what} was restored from {file}.")
    if kept:
        print(f"What was there before is in {kept}.")


@operator.command()
def export(
    table: TableCode = None,
    person: Person = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to; default: print it.")] = None,
    data: Data = None,
    store: Store = None,
) -> None:
    """Write everything stored about a table or a person as JSON."""
    from ..server.journal.places import reading_at
    from ..server.operator.export import exported_person

    code = _code(table)
    if not code and person is None:
        raise BadInput("Say what to export: --table CODE, --person NAME, or both.")
    with _in_words(), reading_at(_place(data, store)) as connection:
        if person is not None:
            found, unreadable = _found(connection, person, code)
            exported = exported_person(person, found)
        else:
            assert code
            exported, unreadable = _exported_table(connection, code), {}
    _write(json.dumps(exported, indent=2, ensure_ascii=False) + "\n", out)
    for where, why in unreadable.items():
        print(f"Left out: table {where} has the name but cannot be read ({why}).", file=sys.stderr)


@operator.command()
def forget(
    table: TableCode = None,
    person: Person = None,
    older_than: Annotated[
        float | None,
        typer.Option(metavar="DAYS", min=1, help="Tables without activity for this many days."),
    ] = None,
    data: Data = None,
    store: Store = None,
    yes: Yes = False,
) -> None:
    """Delete a table, a person or old tables, permanently."""
    from ..server.operator.commands import caretaker

    if older_than is not None and (table or person is not None):
        raise BadInput("--older-than stands alone.")
    if not table and person is None and older_than is None:
        raise BadInput("Say what to forget: --table CODE, --person NAME, or --older-than DAYS.")
    code = _code(table)
    place, folder = _place(data, store), _folder(data)
    with _in_words():
        if older_than is not None:
            _plan_old(place, older_than)
        elif person is not None:
            _plan_person(place, person, code)
        elif code:
            _plan_table(place, code)
        _confirm("This cannot be undone. Continue?", yes)
        with caretaker(folder, store_address(store)) as care:
            if older_than is not None:
                done = care.forget_old(older_than)
            elif person is not None:
                done = care.forget_person(person, code)
            else:
                assert code
                done = care.forget_table(code)
    _report(done, folder, store is None)


@operator.command("move-store")
def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder or a postgresql:// address.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; it must have no tables yet.")],
) -> None:
    """Copy all tables, finished games and the chain of deals into another store."""
    from ..server.journal.database import counted
    from ..server.journal.moving import move_store
    from ..server.journal.places import is_postgres, shown_place

    with _in_words():
        held = move_store(source, target)
    games = counted(held.games, "kept game")
    print(f"{shown_place(target)}: {held.words} and {games}, compared entry by entry.")
    where = "--store ADDRESS" if is_postgres(target) else f"--data {target}"
    print(f"Start the server with {where} from now on; {shown_place(source)} is as it was.")


def _plan_table(place: str, code: str) -> None:
    from ..server.journal.maintenance import holds_table
    from ..server.journal.places import reading_at

    with reading_at(place) as connection:
        if not holds_table(connection, code):
            raise CommandFailed(f"There is no table {code}.")
    print(f"Table {code} will be deleted with its games, its talk and its replays.")


def _plan_old(place: str, days: float) -> None:
    from ..server.journal.places import reading_at
    from ..server.operator.retention import Keeping, old_tables

    with reading_at(place) as connection:
        old = old_tables(connection, Keeping(days, days), time.time())
    if not old:
        print(f"No table has been without activity for {days:g} days.")
        raise typer.Exit
    print(f"Will be deleted, with everything that happened there: {', '.join(old)}.")


def _plan_person(place: str, name: str, code: str | None) -> None:
    from ..server.journal.database import counted
    from ..server.journal.entries import Chatted, Noted
    from ..server.journal.places import reading_at

    with reading_at(place) as connection:
        found, unreadable = _found(connection, name, code)
    for match in found:
        names = ", ".join(dict.fromkeys(name for sitting in match.own for name in sitting.names))
        said, noted = match.count(Chatted), match.count(Noted)
        lines = f"{counted(said, 'chat line')} and {counted(noted, 'note')}"
        print(f"Table {match.code}: {names} will get a neutral name; {lines} will be deleted.")
    for where, why in unreadable.items():
        print(f"Table {where} cannot be read ({why}) and stays as it is; forget --table {where} deletes it.")
    print("Games, claims and results stay, under the neutral name.")


def _found(connection: Any, name: str, code: str | None) -> tuple[list[Any], dict[str, str]]:
    """Find a person; tables that cannot be read come with the reason."""
    from ..server.operator.persons import Match, matches

    found = list(matches(connection, name, code))
    if not found:
        where = f" at table {code}" if code else ""
        raise CommandFailed(f"Nobody called {name!r} has ever played{where}.")
    whole = [match for match in found if isinstance(match, Match)]
    return whole, dict(match for match in found if not isinstance(match, Match))


def _exported_table(connection: Any, code: str) -> dict[str, Any]:
    from ..server.errors import Unreadable
    from ..server.journal.questions import journal_of
    from ..server.operator.export import exported_table
    from ..server.operator.journals import played_table

    rows = journal_of(connection, code)
    if not rows:
        raise CommandFailed(f"There is no table {code}.")
    try:
        return exported_table(played_table(code, rows)[0])
    except Unreadable as error:
        raise CommandFailed(f"Table {code} cannot be read: {error.reason}.") from error


def _report(done: dict[str, Any], folder: Path, is_file: bool) -> None:
    """Report what was forgotten, and where copies may remain."""
    from ..server.journal.folder import DATABASE

    print(f"Done: {', '.join(done['tables']) or 'nothing'}.")
    if not done["purged"]:
        print("The disk is full or the database is in use: deleted data may stay in the file for a while.")
    if not is_file:
        print("PostgreSQL's log, its replicas and backups keep deleted data for as long as they are set to.")
        return
    copies = [file.name for file in folder.glob("*.sqlite3") if file.name != DATABASE]
    if copies:
        print(f"Copies in {folder} made earlier still contain it: {', '.join(sorted(copies))}.")


def _write(text: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.write(text)
        return
    try:
        # The file holds what people said, so only its owner may read it.
        with os.fdopen(
            os.open(out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8"
        ) as file:
            file.write(text)
    except FileExistsError:
        raise BadInput(f"{out} already exists; choose another name.") from None
    except OSError as error:
        raise BadInput(f"{out} cannot be written: {error.strerror}.") from error
    print(out)


def _confirm(question: str, yes: bool) -> None:
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadInput("There is nobody to ask. Use --yes if you are sure.")
    typer.confirm(question, abort=True)


def _folder(data: Path | None) -> Path:
    from ..server.journal.folder import default_folder

    return data or default_folder()


def _database(data: Path | None) -> Path:
    from ..server.journal.folder import DATABASE

    folder = _folder(data)
    if not (folder / DATABASE).is_file():
        raise CommandFailed(f"There is no table in {folder}. Name the data folder with --data.")
    return folder / DATABASE


def store_address(store: str | None) -> str | None:
    """Return where tables are, if that is not a folder."""
    from ..server.journal.places import is_postgres

    if store and not is_postgres(store):
        raise BadInput(f"{store.partition('://')[0]} is no store. Name a postgresql://user@host/database.")
    return store or None


def shared_store(store: str | None, node: str | None) -> tuple[str | None, tuple[str, int]]:
    """Return where a server's tables are, if not in its folder, and where other servers reach it."""
    return store_address(store), address_for(node or "127.0.0.1:0")


def _place(data: Path | None, store: str | None) -> str:
    return store_address(store) or str(_database(data))


def _only_files(store: str | None) -> None:
    """Refuse what copies a file, of tables that are in none."""
    from ..server.journal.places import NOT_A_FILE

    if store_address(store):
        raise CommandFailed(NOT_A_FILE)


def _code(table: str | None) -> str | None:
    return table.strip().upper() if table else None


@contextmanager
def _in_words() -> Iterator[None]:
    """Turn an error into a sentence for the operator."""
    from ..server.errors import StorageError

    try:
        yield
    except StorageError as error:
        raise CommandFailed(str(error)) from error
    except OSError as error:
        raise CommandFailed(f"{error.filename or 'A file'} cannot be used: {error.strerror}.") from error
