"""What many ask for at once is prepared once, and what has been forgotten is not told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from saboteur.server.errors import TableError
from saboteur.server.tables.shared_answers import SharedAnswers

from .client import in_a_loop
from .test_story import archived


class Work:
    """Counts how often something is prepared, each time until it may end."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_end = asyncio.Event()

    async def do(self) -> int:
        self.begun += 1
        number = self.begun
        await self.may_end.wait()
        return number


@in_a_loop
async def test_many_share_an_answer_and_so_does_whoever_asks_later() -> None:
    answers, work = SharedAnswers[str, int](2), Work()
    asking = [asyncio.create_task(answers.get("a", work.do)) for _ in range(20)]
    await asyncio.sleep(0)
    asking[0].cancel()  # whoever asked first does not wait, but the others do
    await asyncio.sleep(0)
    work.may_end.set()
    assert await asyncio.gather(*asking[1:]) == [1] * 19
    assert asking[0].cancelled()
    assert await answers.get("a", work.do) == 1
    for other in ("b", "c"):
        await answers.get(other, work.do)
    assert await answers.get("a", work.do) == 4, "only so many are remembered"


@in_a_loop
async def test_what_was_forgotten_meanwhile_is_prepared_anew() -> None:
    answers, work = SharedAnswers[str, int](2), Work()
    asking = asyncio.create_task(answers.get("a", work.do))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answers.forget()
    again = asyncio.create_task(answers.get("a", work.do))
    with pytest.raises(TableError, match="busy"):
        await asking
    work.may_end.set()
    assert await again == await answers.get("a", work.do) == 2


@in_a_loop
async def test_a_failure_is_told_to_all_and_not_remembered() -> None:
    answers = SharedAnswers[str, int](2)

    async def fail() -> int:
        raise TableError("busy", "not now")

    found = await asyncio.gather(*(answers.get("a", fail) for _ in range(3)), return_exceptions=True)
    assert [str(each) for each in found] == [str(TableError("busy", "not now"))] * 3
    work = Work()
    work.may_end.set()
    assert await answers.get("a", work.do) == 1


@in_a_loop
async def test_a_replay_and_a_reason_are_worked_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with archived(tmp_path) as (archive, name, _):
        do, jobs = archive.jobs.do, list[str]()

        async def noted(job: str, *words: object, **more: object) -> bytes:
            jobs.append(job)
            return await do(job, *words, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(archive.jobs, "do", noted)
        await asyncio.gather(*(archive.replay(name, "public") for _ in range(5)))
        assert len(set(await asyncio.gather(*(archive.why(name, 3) for _ in range(5))))) == 1
        await archive.why(name, 3)
        assert sorted(jobs) == ["retell", "why"]
