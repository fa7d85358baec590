"""Several desks at a time, each in a process of its own."""

import multiprocessing
import queue

from .desk import Desk


def _work(play, tasks, results):
    """Does tasks at one desk until there are no more; None ends it."""
    with Desk() as desk:
        while (task := tasks.get()) is not None:
            results.put(play(task, desk))


def at_desks(count, tasks, play):
    """Does tasks at so many desks, and yields what `play(task, desk)` answers to each, as they come.

    A process that breaks off says why on its own, and fewer answers are yielded.
    """
    waiting = multiprocessing.Queue()
    results = multiprocessing.Queue()
    for task in [*tasks, *[None] * count]:
        waiting.put(task)
    workers = [multiprocessing.Process(target=_work, args=(play, waiting, results)) for _ in range(count)]
    for worker in workers:
        worker.start()
    try:
        for _ in tasks:
            while True:
                running = any(worker.is_alive() for worker in workers)
                try:
                    yield results.get(timeout=1)
                    break
                except queue.Empty:
                    if not running:
                        return
    except BaseException:
        for worker in workers:
            worker.terminate()
        raise
    finally:
        # Ended of themselves, they put everything away.
        for worker in workers:
            worker.join()
