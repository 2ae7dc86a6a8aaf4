"""An action on its short way: played in the call that brought it, answered from the disk's own call. Compiled."""

from typing import TYPE_CHECKING

from chabudai.server.disk.schema import Rows
from chabudai.server.protocol import Done, Play

if TYPE_CHECKING:
    from chabudai.server.tables.fanout import Viewer


class Deed:
    """What a viewer asks for, with the frame in which it came. Whoever answers says how in `answered`."""

    def __init__(self, viewer: "Viewer", command: Play, frame: bytes) -> None:
        self.viewer = viewer
        self.command = command
        self.frame = frame

    def begin(self) -> bool:
        """False, and nothing has happened, while somebody else is at the table. What is refused is raised."""
        return self.viewer.table.change_at_once(self)

    def act(self, rows: Rows) -> None:
        self.viewer.obey(self.command, rows)

    def settle(self, error: Exception | None) -> None:
        """The disk's own call."""
        self.viewer.table.settle(self, error)

    def settled(self, is_kept: bool) -> None:
        """It is on disk and known; or it never happened."""
        done, self.viewer.owed = self.viewer.owed, None
        self.answered(done if is_kept else None)

    def answered(self, done: Done | None) -> None:
        raise NotImplementedError
