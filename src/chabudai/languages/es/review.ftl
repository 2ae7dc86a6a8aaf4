title = { $game }: la partida otra vez

loading = Abriendo la partida…

board = Tablero

players = Jugadores

viewer = Vista de

watcher = El público

all = Todas las vistas juntas

bar = Repaso

first = Al principio

back = Uno atrás

forward = Uno adelante

last = Al final

play = Avanzar sin parar

pause = Parar

slider = Momento de la partida

step = { $place } de { $total }

beginning = El principio

keys = Teclas: ← y → van paso a paso, Inicio y Fin saltan, Espacio avanza sin parar.

rounds = Ronda

round = Ronda { $number }

moves = Jugadas

over = Fin. { $reason }

study_title = Análisis
study_lead = Qué valía cada jugada: probabilidades, errores, jugadas mejores y cuánto fue suerte.
study_ask = Analizar esta partida
study_waiting = { $ahead ->
    [0] A punto de empezar…
   *[other] En la cola, con { $ahead } delante.
}
study_running = Decisión { $done } de { $total }
study_cancel = Cancelar
study_failed = El análisis no ha funcionado.
study_again = Reintentar
study_graph = Probabilidad de ganar
study_graphText = { $faults ->
    [one] Probabilidad de ganar, paso a paso; hay { $faults } jugada dudosa marcada. La tabla de abajo da las mismas cifras.
   *[other] Probabilidad de ganar, paso a paso; hay { $faults } jugadas dudosas marcadas. La tabla de abajo da las mismas cifras.
}
study_knowledge = Según
study_known = lo que se podía saber
study_open = todas las cartas a la vista
study_chance = { $percent } de victoria
study_exact_won = victoria segura
study_exact_drawn = tablas seguras
study_exact_lost = derrota segura
study_only = La única jugada.
study_asGood = Tan buena como cualquiera
study_kept = Ahora: { $value }.
study_better = Era mejor
study_orElse = También posible
study_showBetter = Mostrar la jugada mejor
study_showOther = Mostrar la otra jugada
study_betterShown = Mejor para { $name }: { $move }
study_otherShown = También posible para { $name }: { $move }
study_boardBefore = El tablero muestra el momento anterior.
study_luck = Golpe de suerte: { $percent }.
study_unlucky = Mala suerte: { $percent }.
study_summary = Habilidad y suerte
study_player = Jugador
study_choices = Decisiones
study_gave = Regalado
study_luckColumn = Suerte
study_summaryHint = Lo regalado y la suerte se cuentan en victorias, sumando todas las jugadas; entre paréntesis: solo ruido.
study_table = Todas las cifras en una tabla
study_move = Jugada
study_value = Probabilidad
study_mark = Juicio
study_best = La mejor
study_budget = { $budget } continuaciones por jugada.

marks_best = La mejor
marks_good = Buena
marks_inaccuracy = Imprecisión
marks_mistake = Error
marks_blunder = Pifia

whatIf_title = ¿Y si…?
whatIf_lead = Sigue jugando desde este momento contra bots. No cuenta.
whatIf_seat = Tu asiento
whatIf_level = Los bots
whatIf_instead = Juegas en lugar de { $name }, con tu nombre.
whatIf_go = Seguir desde aquí
whatIf_over = Aquí la partida ya ha terminado. Ve atrás para seguir jugando.

share_title = Guardar y compartir
share_link = Copiar el enlace a este momento
share_copied = Copiado
share_record = Guardar la partida
share_picture = Guardar como imagen (PNG)
share_drawing = Guardar como dibujo (SVG)
share_copyPicture = Copiar la imagen
share_failed = Este navegador no pudo hacer la imagen.
share_fairness = Comprobar las mezclas

fairness_lead = Antes de la primera mezcla, la mesa publicó un sello: el SHA-256 de su secreto. Ahora que la partida ha terminado, el secreto es público y cualquiera puede repetir las mismas mezclas.
fairness_commitment = Sello
fairness_secret = Secreto
fairness_good = El SHA-256 del secreto es el sello.
fairness_bad = ¡El SHA-256 del secreto no es el sello!
fairness_unknown = Este navegador no puede calcular aquí el SHA-256.
fairness_rest = Para repetir cada mezcla, guarda la partida y ejecuta: chabudai check ARCHIVO
fairness_borrowed = Las primeras { $entries } entradas vienen de otra partida; esta mesa no las mezcló.

import_title = Ver una partida guardada
import_lead = Trae una partida (.chabudai.json) de aquí o de donde sea. Se comprueba jugada a jugada y se muestra; no se guarda nada de ella.
import_choose = Elegir un archivo
import_drop = o suelta uno aquí
import_paste = O pega la partida
import_show = Mostrarla
import_another = Otra partida
import_many = ¿Qué partida del archivo?
import_game = Partida { $number }
import_notJson = Esto no es una partida guardada: no es JSON.
import_noObject = Esto no es una partida guardada: debe ser un solo objeto JSON.
import_wrongEntry = La entrada { $entry } del registro está mal.
import_tooLarge = Este archivo es demasiado grande para una partida (256 KB como mucho).
