"""Runs all checks. A check that fails itself is a problem, and the others go on."""

from collections.abc import Iterable, Iterator

from chabudai.server.doctor.file_checks import check_file
from chabudai.server.doctor.folder_checks import check_backups, check_folder
from chabudai.server.doctor.machine_checks import (
    check_clock,
    check_limits,
    check_page,
    check_port,
    check_versions,
)
from chabudai.server.doctor.postgres_checks import check_postgres
from chabudai.server.doctor.results import (
    STATES,
    Check,
    CheckResult,
    Examination,
    NotExamined,
    problem,
)
from chabudai.server.doctor.setting_checks import check_addresses, check_names, check_secrets

CHECKS: tuple[Check, ...] = (
    check_names,
    check_secrets,
    check_addresses,
    check_folder,
    check_file,
    check_postgres,
    check_backups,
    check_versions,
    check_clock,
    check_limits,
    check_port,
    check_page,
)


def examine(examination: Examination) -> Iterator[CheckResult]:
    """Yield what each check finds, one after the other."""
    for check in CHECKS:
        try:
            yield from check(examination)
        except NotExamined:
            continue
        except Exception as error:
            name = check.__name__.removeprefix("check_")
            told = " ".join(str(error).split())[:200]
            yield problem(
                name,
                f"this check failed ({type(error).__name__}: {told})",
                "see whether the files and the network can be reached",
            )


def exit_status(results: Iterable[CheckResult]) -> int:
    """Return 0 if all is well, 1 after a warning, 2 after a problem."""
    return max((STATES.index(result.state) for result in results), default=0)
