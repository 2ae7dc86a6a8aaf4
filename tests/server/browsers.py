"""A browser of a person: it keeps its cookie and says which page it speaks for."""

from typing import Any

from tests.server.wire import Answer, Message, Socket, Wire

PAGE = "http://chabudai.example"
PASSWORD = "seven grey stones"


class Browser:
    def __init__(self, wire: Wire, cookie: str | None = None, page: str = PAGE) -> None:
        self.wire = wire
        self.cookie = cookie
        self.page = page
        self.name = "Aiko"

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": self.page} | ({"cookie": f"chabudai={self.cookie}"} if self.cookie else {})

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        answer = await self.wire.request(method, f"/api/{path}", body, **self.headers)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2].strip('"') or None
        return answer

    async def get(self, path: str) -> Any:
        return await self._fine("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self._fine("POST", path, body)

    async def put(self, path: str, body: Any = None) -> Any:
        return await self._fine("PUT", path, body)

    async def delete(self, path: str, body: Any = None) -> Any:
        return await self._fine("DELETE", path, body)

    async def _fine(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status < 300, answer.json
        return answer.json if answer.body else None

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code."""
        answer = await self.ask(method, path, body)
        assert answer.status >= 400
        return str(answer.json["code"])

    async def guest(self, name: str = "Aiko") -> "Browser":
        self.name = name
        await self.post("me", {"name": name})
        return self

    async def account(self, name: str = "Aiko") -> "Browser":
        await self.guest(name)
        await self.post("me/account", {"name": name, "password": PASSWORD})
        return self

    async def sign_in(self, name: str = "Aiko", password: str = PASSWORD) -> "Browser":
        await self.post("sign-in", {"name": name, "password": password})
        return self

    async def create(self, *bots: int | None, **wanted: Any) -> Message:
        seats = [{"bot": level} for level in bots or (None, None)]
        usual = {"game": "okiya", "name": self.name, "seats": seats, "sit": 0}
        seated: Message = await self.post("tables", usual | wanted)
        return seated

    async def join(self, table: str, name: str = "Bruno") -> Message:
        seated: Message = await self.post(f"tables/{table}/join", {"name": name})
        return seated

    async def sit(self, table: str) -> Socket:
        """By who they are, without the token of the seat."""
        socket = await self.wire.knock(table, **self.headers).accepted()
        socket.hello(None)
        return socket
