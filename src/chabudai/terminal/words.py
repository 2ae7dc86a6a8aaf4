"""The texts of the terminal, in English and French. Words of a game are in the game's own `terminal.py`."""

import os
from collections.abc import Mapping

from chabudai.games.words import Words

LANGUAGES = ("en", "fr")

WORDS = {
    "your-turn": Words("Your turn.", "À toi."),
    "waiting": Words("Waiting for {names}.", "On attend {names}."),
    "thinking": Words("{names} is thinking…", "{names} réfléchit…"),
    "watching": Words("You are watching.", "Tu regardes la partie."),
    "over": Words("The game is over.", "La partie est finie."),
    "you-win": Words("You win!", "Tu gagnes !"),
    "wins": Words("{names} wins.", "{names} gagne."),
    "win": Words("{names} win.", "{names} gagnent."),
    "drawn": Words("A draw.", "Partie nulle."),
    "again": Words("n plays again, q leaves.", "n rejoue, q quitte."),
    "resigned": Words("The other side resigned.", "L’autre camp a abandonné."),
    "timeout": Words("Time is up.", "Le temps est écoulé."),
    "agreed": Words("A draw was agreed.", "La nulle a été acceptée."),
    "you": Words("You", "Toi"),
    "bot": Words("bot {level}", "bot {level}"),
    "free": Words("free seat", "place libre"),
    "away": Words("away", "absent"),
    "spectator": Words("spectator", "spectateur"),
    "choices": Words("Choices", "Choix"),
    "moves": Words("Moves", "Coups"),
    "table": Words("Table", "Table"),
    "quit?": Words("Press q again to leave the game.", "Appuie encore sur q pour quitter la partie."),
    "resign?": Words("Press x again to resign.", "Appuie encore sur x pour abandonner."),
    "no-undo": Words("There is nothing to take back.", "Il n’y a rien à reprendre."),
    "undone": Words("Taken back.", "Coup repris."),
    "asked": Words("The others are asked; n withdraws it.", "On demande aux autres ; n retire la demande."),
    "saved": Words("Saved in {path}", "Enregistré dans {path}"),
    "not-saved": Words("Cannot write {path}: {why}", "Impossible d’écrire {path} : {why}"),
    "unsaved-here": Words("The server keeps this game.", "Le serveur garde cette partie."),
    "not-legal": Words(
        "“{text}” is not possible now; for example: {example}",
        "« {text} » n’est pas possible maintenant ; par exemple : {example}",
    ),
    "not-your-turn": Words("It is not your turn.", "Ce n’est pas ton tour."),
    "type": Words("A move in notation, for example {example}", "Un coup en notation, par exemple {example}"),
    "talk": Words("Say something to the table", "Dis quelque chose à la table"),
    "nobody-hears": Words("Nobody is here to hear it.", "Personne n’est là pour l’entendre."),
    "seats-free": Words(
        "Free seats: {count}. b seats a bot there.", "Places libres : {count}. b y assoit un bot."
    ),
    "connecting": Words("Connecting…", "Connexion…"),
    "lost": Words("The connection is lost; trying again…", "La connexion est coupée ; nouvel essai…"),
    "offer-undo": Words(
        "{names} asks to take a move back: y accepts, n declines.",
        "{names} demande à reprendre un coup : y accepte, n refuse.",
    ),
    "offer-draw": Words(
        "{names} offers a draw: y accepts, n declines.", "{names} propose la nulle : y accepte, n refuse."
    ),
    "rematch": Words("Somebody asks for another game.", "Quelqu’un demande une revanche."),
    "held": Words("A bot holds your seat: b takes it back.", "Un bot tient ta place : b la reprend."),
    "chance": Words("chance", "hasard"),
    "shuffled": Words("shuffled", "mélange"),
    "step": Words("Step {at} of {all} · seen by {names}", "Étape {at} sur {all} · vue : {names}"),
    "start": Words("The beginning.", "Le début."),
    "key-choose": Words("play", "jouer"),
    "key-back": Words("back", "retour"),
    "key-next": Words("move", "aller"),
    "key-type": Words("type", "taper"),
    "key-undo": Words("undo", "annuler"),
    "key-language": Words("français", "English"),
    "key-help": Words("help", "aide"),
    "key-quit": Words("leave", "quitter"),
    "key-step": Words("step", "étape"),
    "key-ends": Words("ends", "bouts"),
    "key-seat": Words("seat", "place"),
}

HELP = Words(
    """[b]Playing[/b]
 arrows        point at what you may choose (gold); Tab: the next one
 Enter, Space  choose it; some actions take two or three steps
 Esc           one step back
 1–9           choose from the list; Home, End: its ends
 mouse         point and click
 : or /        type a move as the log writes it

[b]Table[/b]
 u  take back your last action      x  resign (twice)
 t  talk (at a server)              d  offer a draw (at a server)
 y  accept an offer                 n  decline it; at the end, play again
 s  save the record                 b  seat a bot, or take your seat back
 l  passer au français              q  leave (twice while playing)

[b]Signs[/b]
 gold frame: you may choose it      red heavy frame: you point at it
 ● ■ ▲ ◆ ★ ✚ ▼ are the seats        ▶ is asked, ◌ is away
                                                         Esc: close""",
    """[b]Jouer[/b]
 flèches         montrer ce qu’on peut choisir (en or) ; Tab : le suivant
 Entrée, Espace  le choisir ; certaines actions ont plusieurs étapes
 Échap           une étape en arrière
 1–9             choisir dans la liste ; Début, Fin : ses bouts
 souris          montrer et cliquer
 : ou /          taper un coup comme le journal l’écrit

[b]Table[/b]
 u  reprendre ta dernière action    x  abandonner (deux fois)
 t  parler (sur un serveur)         d  proposer la nulle (sur un serveur)
 y  accepter une proposition        n  la refuser ; à la fin, rejouer
 s  enregistrer la partie           b  asseoir un bot, reprendre ta place
 l  switch to English               q  quitter (deux fois en cours de jeu)

[b]Signes[/b]
 cadre d’or : tu peux le choisir    cadre rouge épais : tu le montres
 ● ■ ▲ ◆ ★ ✚ ▼ sont les places      ▶ doit jouer, ◌ est absent
                                                       Échap : fermer""",
)

PHRASES = {
    "hello": Words("Hello!", "Bonjour !"),
    "good-luck": Words("Good luck!", "Bonne chance !"),
    "your-turn": Words("Your turn.", "À toi."),
    "one-moment": Words("One moment.", "Un instant."),
    "thanks": Words("Thanks!", "Merci !"),
    "sorry": Words("Sorry.", "Désolé."),
    "oops": Words("Oops!", "Oups !"),
    "nice": Words("Nice!", "Joli !"),
    "well-played": Words("Well played!", "Bien joué !"),
    "again": Words("Another one?", "On en refait une ?"),
    "not-again": Words("Not another one now, thanks.", "Pas d’autre partie pour l’instant, merci."),
}


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return `fr` if the environment asks for French, otherwise `en`."""
    spoken = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    return "fr" if spoken.lower().startswith("fr") else "en"


def say(language: str, code: str, **names: object) -> str:
    """Return the text of this code in this language, with its parameters filled in."""
    return str(getattr(WORDS[code], language)).format(**names)
