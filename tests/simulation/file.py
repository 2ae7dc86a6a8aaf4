"""The simulated database as the one file of a single server: the writer's own connection and its thread."""

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from chabudai.server.storage.writer import SqliteWriter
from tests.simulation.database import Database, file_path, is_refused
from tests.simulation.faults import FILE_ERRORS


class File(sqlite3.Connection):
    """The writer's own connection to the file. Any statement may fail, and the commit before or after its effect."""

    database: Database
    name: str
    dice: Random

    def execute(self, statement: str, parameters: Any = ()) -> sqlite3.Cursor:
        database = self.database
        if any(isinstance(value, str) and is_refused(value) for value in parameters):
            raise UnicodeEncodeError("utf-8", "", 0, 1, "surrogates not allowed")
        faults = database.faults
        if statement.startswith("PRAGMA") or not faults.happens(self.dice, faults.rates.database):
            done = super().execute(statement, parameters)
        else:
            error = faults.error(self.dice, FILE_ERRORS, self.name)
            if statement == "COMMIT" and not isinstance(error, sqlite3.Error) and self.dice.random() < 0.5:
                super().execute(statement)
                faults.note("commit kept that nobody was told of", self.name)
            raise error
        if statement == "COMMIT":
            database.committed(self.name)
        return done


class SimulatedSqliteWriter(SqliteWriter):
    """The writer of a single server, whose thread is simulated."""

    def __init__(self, engine: Any, database: Database, name: str, dice: Random) -> None:
        super().__init__(engine, Path(), lambda _connection: None)
        self._database, self._name, self._dice = database, name, dice

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(file_path(), check_same_thread=False, isolation_level=None, factory=File)
        connection.database, connection.name, connection.dice = self._database, self._name, self._dice
        for pragma in ("synchronous=OFF", "foreign_keys=ON", "busy_timeout=0"):
            connection.execute(f"PRAGMA {pragma}")
        self._database.files.append(connection)
        return connection
