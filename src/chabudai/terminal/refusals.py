"""The reasons of refusals, in English and French. A code without an entry is shown with its own sentence."""

from chabudai.errors import ChabudaiError
from chabudai.games.words import Words

SENTENCES = {
    "not-awaited": Words("It is not your turn.", "Ce n’est pas ton tour."),
    "illegal-action": Words("That is not allowed now.", "Ce coup n’est pas permis maintenant."),
    "stale-version": Words("The game has moved on. Look again.", "La partie a avancé. Regarde encore."),
    "game-over": Words("The game is over.", "La partie est finie."),
    "clock-fallen": Words("Your time is up.", "Ton temps est écoulé."),
    "cannot-undo": Words("There is nothing to take back.", "Il n’y a rien à reprendre."),
    "too-fast": Words("A little slower, please.", "Un peu moins vite."),
    "bad-text": Words("That cannot be said like this.", "Cela ne peut pas se dire ainsi."),
    "silent": Words("Partners may not talk in this game.", "Les partenaires ne se parlent pas dans ce jeu."),
    "muted": Words("A moderator has muted you.", "La modération t’a retiré la parole."),
    "banned": Words("A moderator has banned you here.", "La modération t’a exclu d’ici."),
    "table-closed": Words("A moderator has closed this table.", "La modération a fermé cette table."),
    "already-asked": Words("A question still waits for its answer.", "Une question attend déjà sa réponse."),
    "log-full": Words(
        "This game is too long for that. You can only play on or resign.",
        "Cette partie est trop longue pour cela. Tu peux seulement jouer ou abandonner.",
    ),
    "not-started": Words("A seat is still free.", "Une place est encore libre."),
    "already-started": Words("The game has begun.", "La partie a commencé."),
    "not-host": Words("Only the host may do that.", "Seul l’hôte peut faire cela."),
    "not-seated": Words("You are watching.", "Tu regardes la partie."),
    "not-over": Words("The game is not over.", "La partie n’est pas finie."),
    "refused": Words("There is nothing to answer.", "Il n’y a rien à répondre."),
    "bad-token": Words("This seat is not yours any more.", "Cette place n’est plus la tienne."),
    "no-table": Words("There is no such table.", "Cette table n’existe pas."),
    "seat-taken": Words("No seat is free.", "Aucune place n’est libre."),
    "bad-name": Words("A name has 1 to 24 characters.", "Un nom a de 1 à 24 caractères."),
    "unavailable": Words("The server cannot answer now.", "Le serveur ne peut pas répondre."),
    "no-server": Words("No server answers there.", "Aucun serveur ne répond à cette adresse."),
}


class ServerRefused(ChabudaiError):
    """A server refused a command. The code is the server's."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.said = code


def sentence(error: ChabudaiError, language: str) -> str:
    """Return the sentence for an error in this language."""
    code = error.said if isinstance(error, ServerRefused) else error.code
    words = SENTENCES.get(code)
    return str(getattr(words, language)) if words else error.message
