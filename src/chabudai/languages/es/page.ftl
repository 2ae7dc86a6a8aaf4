brand = Chabudai

skip = Ir al contenido

header_home = Chabudai, inicio
header_language = Idioma
header_settings = Ajustes
header_theme_system = Tema: el del sistema
header_theme_light = Tema: claro
header_theme_dark = Tema: oscuro

home_saved = Ver una partida guardada
home_title = Toma asiento.
home_lead = Juegos de mesa modernos en tu navegador, con tu gente o con bots. Sin cuenta y sin instalar nada.
home_play = Jugar a { $title }
home_continue = Continuar
home_all = Las { $count } partidas
home_setup = Amistades y opciones
home_rules = Cómo se juega

glyph = { $number ->
    [1] círculo
    [2] cuadrado
    [3] triángulo
    [4] rombo
    [5] estrella
    [6] hexágono
    [7] gota
   *[other] { $number }
}
seats_word = Asiento { $number } ({ glyph })
seats_short = { $number ->
    [1] Círculo
    [2] Cuadrado
    [3] Triángulo
    [4] Rombo
    [5] Estrella
    [6] Hexágono
    [7] Gota
   *[other] { $number }
}
seats_side = Bando { $letter }
seats_partner = pareja

facts_seats = { $low } a { $high } jugadores
facts_players = { $count } jugadores
facts_minutes = { $low }–{ $high } min

play_title = Una partida de { $title }
play_against = ¿Con quién quieres jugar?
play_bot = Un bot
play_botHint = Listo ya, con la fuerza que quieras.
play_friend = Otra persona
play_friendHint = Recibes un enlace para enviar. Quien lo abra ocupa el asiento.
play_bots = Bots
play_friends = Tu gente
play_mixed = Un poco de todo
play_botsHint = Listos ya, con la fuerza que quieras.
play_friendsHint = Recibes un solo enlace para enviar. Quien lo abra ocupa un asiento.
play_mixedHint = La partida empieza cuando toda tu gente se haya sentado.
play_players = ¿Cuántos jugadores?
play_around = Alrededor de la mesa
play_openSeat = Otra persona, por enlace
play_botOf = Bot: { $level }
play_yourSeat = Tu asiento
play_yourSeatHint = En esta mesa importa dónde te sientas.
play_anySeat = Cualquiera
play_level = ¿Con qué fuerza?
play_name = Tu nombre
play_nameless = Visitante
play_settings = Reglas de la casa
play_byChance = Al azar
play_you = Tú
play_other = Tu rival
play_theBot = El bot
play_yes = Sí
play_no = No
play_usual = Lo habitual
play_ownText = O escribe lo tuyo:
play_change = Cambiar
play_backToUsual = Volver a lo habitual
play_notPossible = Aquí no es posible.
play_expected = Aquí no es posible. Se admite: { $what }.
play_between = Un número entero del { $low } al { $high }.
play_total = { $all } en total (de { $low } a { $high })
play_more = Una más: { $what }
play_fewer = Una menos: { $what }
play_few = Debe haber al menos { $low } en total.
play_many = Puede haber como mucho { $high } en total.
play_staple = Al menos una de cada { $share } debe ser: { $names }.
play_start = Empezar la partida
play_invite = Abrir la mesa
play_starting = Abriendo la mesa…

levels_hints_1 = Juega lo primero que le gusta.
levels_hints_2 = Ve lo que tiene delante.
levels_hints_3 = Piensa una o dos jugadas por delante.
levels_hints_4 = Comete pocos errores.
levels_hints_5 = No regala nada.
levels_weak = débil
levels_strong = fuerte
levels_bot = bot
levels_botOf = { $level ->
    [1] bot, principiante
    [2] bot, tranquilo
    [3] bot, constante
    [4] bot, fuerte
   *[5] bot, experto
}

coach_read = Leer el consejo
coach_fold = Plegar
coach_title = Tu primera partida
coach_dismiss = Entendido
coach_dismissAll = Sin más consejos

table_loading = Vamos a la mesa…
table_yourTurn = Te toca.
table_theirTurn = Juega…
table_thinking = Piensa…
table_titleYourTurn = ● Te toca · { $title }
table_waitingFor = Se espera a { $names }.
table_waitingForMany = Faltan { $count } jugadores.
table_waiting = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
table_you = tú
table_free = Asiento libre
table_away = ausente
table_confirm = ¿Jugar esto?
table_confirmYes = Jugar
table_confirmNo = Aún no
table_confirmHint = O tócala otra vez.
table_watching = Estás mirando.
table_score = Marcador
table_seats = Jugadores
table_board = Tablero
table_actions = Tus opciones
table_moves = Jugadas
table_noMoves = Aún no se ha jugado nada.
table_close = Cerrar
table_review = Estás viendo la jugada { $number }.
table_backToNow = Volver al presente
table_rules = Reglas
table_undo = Anular
table_undoAsked = { $name } pide anular su última jugada.
table_undoWaiting = Has pedido anular tu jugada. Falta la respuesta.
table_accept = Aceptar
table_decline = Rechazar
table_withdraw = Retirar
table_resign = Rendirse
table_resignTitle = ¿Rendirte en esta partida?
table_resignText = Tu rival gana al instante.
table_resignSide = El otro bando gana al instante.
table_resignBot = Un bot ocupa tu asiento y la partida sigue sin ti.
table_resignYes = Sí, me rindo
table_resignNo = Seguir jugando
table_newGame = Nueva partida
table_record = Guardar la partida
table_rematch = Revancha
table_rematchAgree = ¡Sí, otra!
table_rematchDecline = No, gracias
table_rematchDeclined = Por ahora no hay revancha con { $names }.
table_rematchAsked = { $name } quiere la revancha.
table_rematchWaiting = Quieres la revancha. Se espera a { $names }.
table_nextRound = Ronda siguiente
table_reviewGame = Repasar
table_branch = ¿Y si…? Esta partida continúa otra, y no cuenta.
table_branchLink = Ver el momento

queue_title = En tu turno:
queue_no = Quitar
queue_dropped = { $what } no se puede jugar ahora.
queue_several = { $what } se puede jugar de más de una manera.
queue_droppedTitle = Te toca.
queue_seen = Yo elijo

why_over = La partida ha terminado.
why_watching = Estás mirando: juega solo quien está en la mesa.
why_past = Este momento ya pasó. Para jugar, vuelve al presente o pasa a la ronda siguiente.
why_looking = Solo estás mirando: desde aquí no se juega nada.
why_turn = No es tu turno: se espera a { $names }.
why_chance = Un momento: se están mezclando las piezas.
why_unplayed = No hay nada que anular: aún no has jugado.
why_asked = Hay una pregunta abierta en esta mesa. Primero hay que responderla.
why_advising = Un bot está pensando una pista.

invite_title = { $free ->
    [one] Envía este enlace a otra persona
   *[other] Envía este enlace a tu gente
}
invite_text = La partida empieza en cuanto todos los asientos estén ocupados. El tuyo queda reservado.
invite_who = Quién está aquí
invite_link = Enlace a esta mesa
invite_copy = Copiar el enlace
invite_copied = Copiado
invite_share = Compartir
invite_onlyHere = Este enlace solo funciona en este equipo. Para otras personas, abre la página en la dirección que el servidor muestra para ellas.

join_title = Hay un asiento para ti en una mesa de { $title }.
join_titleFrom = { $name } te espera en una mesa de { $title }.
join_sit = Sentarme
join_watch = Solo mirar
join_late = Alguien ocupó antes el último asiento. Estás mirando.
join_seat = ¿Qué asiento?

result_youWin = ¡Ganas!
result_youWinWith = ¡Ganas, con { $names }!
result_wins = Gana { $name }.
result_win = Ganan { $names }.
result_standings = Resultado
result_rank = { $rank }.º
result_draw = Tablas.
result_resigned = { $name } se rindió.
result_youResigned = Te rendiste.
result_timeout = A { $name } se le acabó el tiempo.
result_agreed = Tablas de común acuerdo.

log_resign = { $name } se rinde.
log_timeout = A { $name } se le acaba el tiempo.
log_agree = Se acuerdan tablas.
log_bot = Un bot juega por { $name }.
log_back = { $name } ha vuelto.
log_undo = { $name } anula una jugada.

line_lost = Se ha perdido la conexión. Reintentando…
line_closed = Sin conexión

keys_title = Teclado
keys_show = Teclado: todas las teclas
keys_page_1_1 = Tab
keys_page_1_2 = pasar a lo siguiente
keys_page_2_1 = ← ↑ → ↓
keys_page_2_2 = moverse por un tablero, una mano o una lista
keys_page_3_1 = Intro
keys_page_3_2 = jugar o pulsar lo marcado
keys_page_4_1 = Esc
keys_page_4_2 = soltar o cerrar
keys_page_5_1 = M
keys_page_5_2 = activar o quitar los sonidos
keys_page_6_1 = ?
keys_page_6_2 = mostrar esta lista
keys_replay_1_1 = ← →
keys_replay_1_2 = un paso atrás o adelante
keys_replay_2_1 = Inicio Fin
keys_replay_2_2 = al principio o al final
keys_replay_3_1 = Espacio
keys_replay_3_2 = avanzar sin parar

settings_title = Ajustes
settings_close = Cerrar
settings_language = Idioma
settings_theme = Tema
settings_themes_system = El del sistema
settings_themes_light = Claro
settings_themes_dark = Oscuro
settings_tempo = Ritmo de las animaciones y los bots
settings_tempos_calm = Tranquilo
settings_tempos_normal = Normal
settings_tempos_quick = Rápido
settings_comfort = Comodidad
settings_confirm = Jugar al segundo toque
settings_confirmHint = El primer toque muestra la jugada; el segundo la hace.
settings_queue = Elegir de antemano
settings_queueHint = Taïki: una carta que tocas fuera de tu turno se juega en tu turno, si se puede.
settings_sounds = Sonidos
settings_soundsHint = Unos golpecitos suaves. La tecla M los activa o los quita.
settings_largeText = Texto grande
settings_leftHanded = Para mano izquierda
settings_leftHandedHint = Los botones y las listas cambian de lado.
settings_soundOn = Con sonido
settings_soundOff = Sin sonido

fallback_note = Este juego aún no tiene tablero propio. Esto es lo que sabes y lo que puedes hacer.
fallback_actions = Qué puedes hacer
fallback_none = Ahora no hay nada que hacer.
fallback_find = Buscar una acción
fallback_known = Qué sabes
fallback_more = { $count } más: escribe para buscar.
fallback_unknown = no se sabe
fallback_yes = sí
fallback_no = no
fallback_empty = nada

rules_title = { $title }: cómo se juega
rules_none = Estas reglas aún no están escritas.

learn_title = Aprende { $title }
learn_link = Aprende en dos minutos
learn_step = { $step } de { $steps }
learn_next = Seguir
learn_back = Un paso atrás
learn_help = Muéstramelo
learn_again = Desde el principio
learn_board = La mesa
learn_others_1 = Haru
learn_others_2 = Chidi
learn_others_3 = Ana
learn_others_4 = Emil
learn_others_5 = Fatou
learn_others_6 = Goran

print_title = Imprime y juega
print_text = Tablero, piezas, dorsos y reglas en un PDF a tamaño real, para recortar y jugar en una mesa de verdad.
print_colour = En color
print_lines = Para colorear
print_paper = Papel
print_papers_a4 = A4
print_papers_letter = Carta

gallery_title = Galería
gallery_text = Tableros dibujados a partir de posiciones guardadas, sin servidor.
gallery_pieces = De qué están hechos los tableros

missing_title = Aquí no hay nada.
missing_text = Quizá la dirección esté mal escrita, o la mesa se haya borrado.
missing_home = Volver al inicio

shell_offline = Sin conexión. Lo que está en este dispositivo se puede leer; las mesas te esperan en el servidor.
shell_ready = Hay una nueva versión de la página.
shell_renew = Usarla ya
shell_away = Esta página aún no está en este dispositivo
shell_awayText = Necesita el servidor una vez, y ahora no se puede llegar a él. No se pierde nada de tus partidas.
shell_again = Reintentar

hint_ask = Pista
hint_thinks = Pensando…
hint_best = En la mayoría de las continuaciones que probó, esta acabó mejor.
hint_play = Jugarla
hint_no = Lo pienso otra vez
hint_title = Una pista:
