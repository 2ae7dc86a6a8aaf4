account_menu = Tú
account_menuOf = Tú: { $name }
account_title = Tu cuenta
account_guestTitle = Conserva lo que has jugado
account_guest = Juegas como visitante, { $name }. Este navegador te conoce; ningún otro.
account_nobody = ¡Hola! Elige un nombre y encontrarás tus partidas desde cualquier navegador.
account_become = Crear una cuenta
account_becomeHint = Un nombre y una contraseña, o una llave de acceso. Sin correo. Tus partidas vienen contigo.
account_name = Nombre
account_nameHint = Lo ve todo el mundo. Nadie más puede tenerlo.
account_password = Contraseña
account_passwordHint = Al menos 8 caracteres, y difícil de adivinar.
account_withPasskey = Mejor con una llave de acceso
account_signIn = Entrar
account_signInTitle = Ya tienes cuenta
account_signInByPasskey = Entrar con una llave de acceso
account_lost = He perdido mi contraseña
account_code = Código de recuperación
account_codeHint = Cuatro grupos de cinco letras, de cuando creaste la cuenta.
account_newPassword = Contraseña nueva
account_recover = Abrir la cuenta
account_back = Atrás
account_recoveryTitle = Apúntalo
account_recovery = Este código de recuperación abre tu cuenta si pierdes todo lo demás. Solo se muestra ahora.
account_recoveryDone = Ya lo he apuntado
account_copy = Copiar
account_copied = Copiado
account_since = Aquí desde el { $date }
account_profile = Tu página
account_desk = Moderación
account_games = Tus partidas
account_playingAs = Juegas como
account_gone = Alguien que se fue
account_botAccount = programa
account_rename = Cambiar el nombre
account_save = Guardar
account_saved = Guardado.
account_changePassword = Cambiar la contraseña
account_setPassword = Poner una contraseña
account_othersOut = Los demás navegadores tendrán que entrar de nuevo. Los tokens y avisos de los programas terminan.
account_newRecovery = Nuevo código de recuperación
account_newRecoveryHint = El anterior dejará de valer.
account_passkeys = Llaves de acceso
account_passkeysHint = Entra con tu teléfono, tu huella o una llave de seguridad.
account_passkeysOff = Esta dirección no admite llaves de acceso.
account_addPasskey = Añadir una llave de acceso
account_passkeyName = Mi llave de acceso
account_remove = Quitar
account_removeOf = Quitar “{ $label }”
account_used = último uso: { $date }
account_unused = aún sin usar
account_programs = Programas
account_tokens = Tokens para programas
account_tokensHint = Un programa con un token juega con tu nombre. No se lo enseñes a nadie.
account_tokenLabel = ¿Para qué es?
account_scope = ¿Qué puede hacer?
account_scopes_play = Jugar
account_scopes_read = Solo mirar
account_newToken = Crear un token
account_tokenShown = Este token solo se muestra ahora. Cópialo donde haga falta.
account_bot = Esta cuenta es un programa
account_botHint = Dilo antes de su primera partida: se muestra junto al nombre, y los programas tienen sus propias clasificaciones. No se puede deshacer.
account_botYes = Sí, es un programa
account_isBot = Con esta cuenta juega un programa.
account_told_title = Cuando te toca
account_told_lead = Un mensaje por turno, y solo mientras no estás en la mesa.
account_told_places = Adónde van los mensajes
account_told_browser = Un navegador, por { $host }
account_told_thisBrowser = Este navegador
account_told_webhook = Una petición a { $host }
account_told_failing = { $count ->
    [one] no respondió la última vez
   *[other] no respondió { $count } veces
}
account_told_address = Dirección de un programa tuyo
account_told_addressHint = Solo https://. Recibe una petición firmada en cada turno tuyo.
account_told_add = Añadir la dirección
account_told_secret = Comprueba con este secreto la firma de cada petición. Solo se muestra ahora.
account_browsers = Dónde está abierta tu cuenta
account_browsersHint = ¿No conoces alguno? Ciérralo y cambia tu contraseña.
account_browserUnknown = Un navegador
account_browserHere = este navegador
account_signOutOf = Salir de { $browser }
account_profileOf = La página de { $name }
account_leave = Salir
account_signOut = Salir
account_signOutEverywhere = Salir en todas partes
account_delete = Borrar la cuenta
account_deleteTitle = ¿Borrar tu cuenta para siempre?
account_deleteText = Te rindes en las partidas en curso. Las terminadas quedan, sin tu nombre. No se puede deshacer.
account_deleteYes = Sí, borrarla
account_deleteNo = Conservarla
account_confirmTitle = ¿Eres tú?
account_confirmText = Confírmalo primero: después sigue lo que pediste.
account_confirmElsewhere = Primero sal y vuelve a entrar. Después podrás hacerlo durante diez minutos.
account_confirm = Confirmar
account_confirmWrong = No es correcto.
account_confirmByPasskey = Confirmar con una llave de acceso

past_title = Tus partidas
past_running = En curso
past_finished = Terminadas
past_none = Aún no hay partidas. ¡Empieza una!
past_yourTurn = Te toca
past_waiting = Esperando a más gente
past_theirs = No te toca
past_won = Ganada
past_lost = Perdida
past_drawn = Tablas
past_place = Puesto { $rank } de { $of }
past_moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
past_rated = puntuable
past_with = con
past_more = Partidas anteriores
past_guest = Tus partidas se guardan en este navegador.

people_ratings = Puntuaciones
people_results = Resultados
people_games = Partidas
people_none = Aún no hay partidas puntuables.
people_noGames = Aún no hay partidas puntuables ni públicas.
people_players = { $seats } jugadores
people_count = { $games ->
    [one] { $games } partida puntuable
   *[other] { $games } partidas puntuables
}
people_game = Juego
people_seats = Jugadores
people_rating = Puntuación
people_played = Partidas
people_won = Ganadas
people_drawn = Tablas
people_provisional = provisional
people_path = Cómo ha cambiado la puntuación en { $title }
people_name = Nombre
people_place = Puesto

boards_title = Clasificaciones
boards_lead = Quién juega mejor a cada juego, según sus partidas puntuables.
boards_game = Juego
boards_seats = Jugadores
boards_who = Quién
boards_people = Personas
boards_programs = Programas
boards_none = Aquí nadie ha jugado aún una partida puntuable. Estrena la lista.
boards_left = { $games ->
    [one] alrededor de 1 partida más
   *[other] alrededor de { $games } partidas más
}
boards_provisional = es una puntuación provisional: necesita algunas partidas más para ser segura, y va detrás de las que lo son.
boards_levels = Nuestros bots, en la misma escala
boards_statistics = Estadísticas de este juego

numbers_title = Estadísticas
numbers_titleOf = { $title } en números
numbers_lead = De todas las partidas terminadas en este servidor.
numbers_none = Aún no se ha terminado ninguna partida.
numbers_games = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
numbers_moves = Cuánto duran las partidas
numbers_movesAxis = jugadas
numbers_scores = Cuántos puntos se hacen
numbers_scoresAxis = puntos
numbers_first = ¿Ayuda empezar?
numbers_firstText = Quien empieza gana el { $share } de las partidas decididas (probablemente entre el { $low } y el { $high }). Lo igualado sería el { $fair }.
numbers_firstNone = Hay muy pocas partidas decididas para saberlo.
numbers_table = En una tabla
numbers_count = Partidas
numbers_boards = Clasificaciones de este juego

rated_label = Puntuable
rated_hint = Cuenta para las clasificaciones. Solo cuentas y bots, con las reglas habituales.
rated_needsAccount = Hace falta una cuenta.
rated_needsClock = Hace falta un reloj: elige arriba un tiempo para pensar.
rated_table = Puntuable
rated_invitation = Esta partida es puntuable: cuenta para las clasificaciones, y es para cuentas.
rated_change = { $rating } ({ $change })
rated_title = Puntuaciones
rated_counts = Cuenta desde que cada bando ha hecho dos jugadas. En una semana, las partidas con la misma gente cuentan cada vez menos. No cuentan las partidas entre rivales con una misma dirección de internet.
rated_counted = La misma gente que hace poco: esta partida contó un { $percent } %.
rated_tooShort = Esta partida no cuenta: terminó antes de que cada bando hiciera dos jugadas.
rated_oneAddress = Esta partida no cuenta: los rivales jugaron desde una misma dirección de internet.
