lobby_link = Mesas abiertas
lobby_title = Mesas abiertas
lobby_lead = Gente que quiere jugar ahora. Toma asiento, o abre tu propia mesa.
lobby_game = Juego
lobby_players = Jugadores
lobby_every = Todas
lobby_sit = Sentarme
lobby_sitAt = Sentarme: { $title } con { $host }
lobby_mine = A tu asiento
lobby_look = Mirar primero
lobby_host = { $name } espera
lobby_hostAway = { $name } tiene un asiento aquí
lobby_free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
lobby_bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby_emptyTitle = Ahora mismo no espera nadie.
lobby_own = Abrir una mesa
lobby_options = Elegir antes las opciones
lobby_empty = Abre una mesa que todo el mundo pueda ver: la próxima persona que pase se sienta contigo.
lobby_emptyFiltered = Ninguna mesa abierta encaja con esta elección.
lobby_showAll = Mostrar todas las mesas
lobby_found = { $count ->
    [one] { $count } mesa abierta
   *[other] { $count } mesas abiertas
}
lobby_more = Más mesas
lobby_stale = Esta lista puede no estar al día: no se puede llegar al servidor.

now_title = Jugar ya
now_bot = Contra un bot
now_bots = Contra bots
now_person = Con quien llegue
now_game = Juego
now_tables = Mesas abiertas
now_busy = Buscándote un asiento…

clock_legend = Tiempo para pensar
clock_none = Sin reloj
clock_blitz = Rápido
clock_normal = Normal
clock_slow = Lento
clock_move = Por jugada
clock_days = En días
clock_custom = Otro
clock_noneHint = Cada cual se toma el tiempo que quiera.
clock_daysLegend = Días por jugada
clock_bank = Minutos para toda la partida
clock_increment = Segundos de vuelta tras cada jugada
clock_cap = Máximo de segundos por jugada
clock_noCap = 0 significa sin límite.
clock_minutes = { $count } min
clock_seconds = { $count } s
clock_perMove = { $time } por jugada
clock_perDays = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
}
clock_atMost = como mucho { $time } por jugada
clock_twoSides = Si se te acaba el tiempo, pierdes.
clock_more = Si se te acaba el tiempo, un bot ocupa tu asiento hasta que vuelvas.
clock_left = tiempo: { $time }
clock_soon = Aún tienes { $time }.
clock_spokenMinutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock_spokenSeconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
clock_day = d
clock_hour = h
clock_window = Tiempo para responder
clock_windowHint = Después, el trueque vale si nadie lo rompe.
clock_windowNone = Sin límite
clock_windowLeft = { $seconds ->
    [one] { $seconds } segundo para responder; después pasas.
   *[other] { $seconds } segundos para responder; después pasas.
}

publicly_label = Abierta a cualquiera
publicly_hint = La mesa figura en Mesas abiertas hasta que se llene.

room_whenFull = La partida empieza en cuanto todos los asientos estén ocupados.
room_listed = Figura en Mesas abiertas: alguien puede sentarse en cualquier momento.
room_unlisted = Solo la encuentra quien tiene el enlace.
room_seats = Alrededor de la mesa
room_free = Libre
room_sitHere = Sentarme aquí
room_sendAway = Liberar el asiento
room_sendAwayOf = Liberar el asiento de { $name }
room_who = ¿Quién se sienta en { $seat }?
room_fill = Llenar con bots y empezar
room_leave = Dejar la mesa
room_host = organiza
room_qr = Código QR del enlace
room_showQr = Código QR
room_words = Palabras para la mezcla
room_wordsHint = Escribe lo que quieras. Entra en cada mezcla, así que ni el servidor puede elegir las cartas.
room_wordsSave = Añadir
room_wordsSaved = Añadidas.

game_draw = Ofrecer tablas
game_drawAsked = { $name } ofrece tablas.
game_drawWaiting = Has ofrecido tablas. Falta la respuesta.
game_drawShort = Tablas
game_agreedBy = De acuerdo: { $names }.
game_standIn = Un bot juega por ti.
game_takeBack = Recuperar tu asiento
game_declined = { $name } no acepta.
game_withdrawn = { $name } ya no lo pide.
game_tookBack = { $name } ha anulado una jugada.
game_youTookBack = Tu jugada se ha anulado.
game_timeBack = Los relojes vuelven a como estaban antes.
game_goneOnClock = { $count ->
    [one] { $names } no está. El reloj sigue.
   *[other] { $names } no están. El reloj sigue.
}
game_goneQuiet = { $count ->
    [one] { $names } no está. La partida espera.
   *[other] { $names } no están. La partida espera.
}
game_details = Mesa

talk_title = Chat
talk_open = Chat
talk_unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk_placeholder = Di algo…
talk_field = Tu mensaje
talk_send = Enviar
talk_empty = Nadie ha dicho nada todavía.
talk_removed = La moderación ha quitado este mensaje.
talk_table = La mesa
talk_watchers = Público
talk_watchersHint = Quienes juegan pueden leer esto cuando termina la partida.
talk_silent = Las parejas no hablan durante la partida. Podéis hablar otra vez al final.
talk_phrases = Frases rápidas
talk_emoji = Emoji
talk_emojiOf = Añadir { $sign }
talk_mute = No mostrar lo que dice { $name }
talk_unmute = Volver a mostrar lo que dice { $name }
talk_muted = { $count ->
    [one] { $count } mensaje oculto
   *[other] { $count } mensajes ocultos
}
talk_pointing = señala la carta { $place } de { $owner }.
talk_points = Señalar una carta
talk_pointHint = Elige una carta de cualquiera. Toda la mesa la ve brillar.
talk_pointStop = Cancelar
talk_says = { $name }: { $text }
talk_lines_hello = ¡Hola!
talk_lines_good-luck = ¡Suerte!
talk_lines_your-turn = Te toca.
talk_lines_one-moment = Un momento…
talk_lines_thanks = Gracias.
talk_lines_sorry = ¡Perdón!
talk_lines_oops = Ups.
talk_lines_nice = ¡Buena jugada!
talk_lines_well-played = ¡Bien jugado!
talk_lines_again = ¿Otra?
talk_lines_not-again = Otra no, gracias.

report_title = Denunciar a alguien
report_hint = La moderación lo mira. La persona no sabe quién la denuncia.
report_whom = ¿A quién?
report_what = ¿Qué está mal?
report_kinds_name = El nombre
report_kinds_talk = Lo que se dijo
report_kinds_play = Su forma de jugar
report_reason = En pocas palabras, si quieres
report_send = Enviar
report_sent = Gracias. La moderación lo mirará.
report_mute = Junto a un mensaje también puedes ocultar lo que alguien dice.
report_message = Denunciar lo que dijo { $name }

notices_turnTitle = (1) Te toca · { $title }
notices_told = { $title }: te toca
notices_body = Es tu turno.
notices_denied = Tu navegador no deja que esta página te avise.
notices_setting = Avisarme de mi turno
notices_settingHint = Cuando esta página está en segundo plano, o cerrada si el servidor puede llegar a tu navegador.

details_title = Sobre esta mesa
details_close = Cerrar
details_watching = { $count ->
    [0] No mira nadie.
    [one] Mira { $count } persona.
   *[other] Miran { $count } personas.
}
details_clock = Tiempo para pensar
details_commitment = Sello de las mezclas
details_commitmentHint = Publicado antes de la primera mezcla. Fija todas las cartas que vendrán y no descubre ninguna.
details_words = Palabras de quienes juegan
details_noWords = Nadie ha añadido palabras.
details_copy = Copiar
details_copied = Copiado

share_title = Deja que alguien mire por encima de tu hombro
share_hint = Quien abra este enlace ve la partida como tú. Puedes retirar el enlace, pero no lo que ya se ha visto.
share_start = Crear un enlace
share_stop = Retirarlo
share_link = Enlace a tu vista
share_watching = Miras por encima del hombro de { $name }.

sequel_title = La próxima partida
sequel_hint = Entran en sus mezclas cuando pidas la revancha.

fair_box = La caja antes de esta mezcla
fair_boxHint = El servidor dice qué había en la caja y en qué orden: compáralo con las reglas. Todo lo demás se ha calculado aquí.
fair_title = Mezclas limpias
fair_check = Comprobar las mezclas
fair_checking = Comprobando…
fair_good = Cada mezcla es como se selló.
fair_bad = Algo no encaja.
fair_steps_remembered = El sello es el que vio este navegador durante la partida.
fair_steps_notRemembered = Este navegador no estaba antes de la primera mezcla, así que toma el sello del servidor.
fair_steps_otherSeal = El sello no es el que vio este navegador durante la partida.
fair_steps_secret = El SHA-256 del secreto publicado es el sello.
fair_steps_otherSecret = El SHA-256 del secreto publicado no es el sello.
fair_steps_words = Las palabras de quienes juegan entran en la mezcla: { $words }.
fair_steps_draw = La mezcla { $number } ({ $what }) sale del secreto y de las palabras.
fair_steps_otherDraw = La mezcla { $number } ({ $what }) no sale del secreto.
fair_byHand = A mano: guarda la partida y ejecuta
fair_how = Cada mezcla toma sus números de HMAC-SHA-256 del secreto sobre las palabras y el número de la mezcla.
