/** Frequently asked questions. */
export const faq = {
  title: 'Preguntas frecuentes',
  hint: 'Lo que más se pregunta en la mesa de la organización.',
  search: 'Buscar en las preguntas',
  found_one: '{{count}} pregunta',
  found_other: '{{count}} preguntas',
  none: 'Ninguna pregunta habla de eso',
  noneHint: 'Prueba con otras palabras, o pregunta en la mesa de la organización.',
  /** Words of a search that say nothing about what is asked, as they are folded: without accents. */
  stopWords:
    'a al algo como con cuando de del donde el ella en es esta estoy hacer hay la las le lo los me mi mis no o para por porque puedo que quien quiero se si sin soy su tengo tu un una y ya yo doy dar',
  all: 'Todas las preguntas',
  /** Other words that people search a question by. */
  also: {
    filesIn: 'archivo fichero csv excel xlsx xml zip importar lista click-tt organizo',
    filesOut: 'archivo fichero csv excel xlsx xml zip exportar descargar click-tt federación organizo',
    shown: 'archivo ical calendario insertar incrustar papel imprimir actas cartel qr organizo',
    erase: 'borrar eliminar cerrar dar de baja cuenta perfil datos',
    turn: 'avisos notificaciones alertas avisar',
    enrol: 'apuntarse inscripción registro',
    partner: 'dobles mixtos compañero compañera',
    leave: 'anular cancelar inscripción',
    privacy: 'datos personales privacidad',
    rating: 'puntos ranking elo nivel',
    wifi: 'sin conexión offline',
  },
  items: {
    enrol: {
      question: '¿Cómo me inscribo en un torneo?',
      answer:
        'Crea tu perfil de jugador, abre el torneo y pulsa «Inscríbete». Si está lleno pasas a la lista de espera y te avisamos por correo si queda una plaza libre.',
    },
    leave: {
      question: 'No puedo ir. ¿Qué hago?',
      answer:
        'Date de baja en la página del torneo mientras la inscripción esté abierta: tu plaza pasa a la primera persona que espera. Si cambias de idea, vuelves con un botón, mientras siga abierta. Después de cerrarse, avisa a la organización, que te dará de baja: su contacto está en la página del torneo. Si te inscribió otra persona, puedes darte de baja tú hasta que empiece el juego.',
    },
    reception: {
      question: '¿Qué es la recepción?',
      answer:
        'El momento en que la organización comprueba quién ha venido. Quien no está cuando se cierra queda como ausente y no entra en el sorteo.',
    },
    others: {
      question: '¿Puedo inscribir a otra persona?',
      answer:
        'Sí, si la administras: tus hijos, o las personas a las que entrenas. Con el botón de inscripción de la página del torneo añades a quien falte, con tu consentimiento si tienes su tutela, o con el suyo, e inscribes a toda la familia o al equipo de una vez. Cada persona se da de baja y vuelve por separado, también desde Gestión.',
    },
    partner: {
      question: '¿Cómo juego dobles si aún no tengo pareja?',
      answer:
        'Inscríbete y pulsa «Buscar pareja» en la página del torneo: ves quién la busca también, o invitas a alguien por su nombre. Al aceptar, esa persona queda inscrita y la pareja está formada. Si se retira antes del sorteo, puedes buscar otra. En un torneo completo la pareja entra o espera entera.',
    },
    groups: {
      question: '¿Cómo se decide quién va primero en un grupo empatado?',
      answer:
        'Con la regla 3.7.5 de la ITTF: solo cuentan los partidos entre quienes empatan. Primero los puntos de partido, luego el cociente de sets, después el de puntos y, al final, el sorteo. La tabla explica cada empate con sus números.',
    },
    crossings: {
      question: '¿Cómo funcionan los cruces?',
      answer:
        'Quien gana un grupo entra en el cuadro como cabeza de serie: el primero del grupo 1 en la primera línea, el del grupo 2 en la última y los demás por sorteo. Los segundos van por sorteo a la mitad contraria de la del primero de su grupo, y los terceros se encuentran con ambos lo más tarde posible. Nadie repite en la primera ronda contra alguien de su grupo y, si se puede, tampoco contra alguien de su club. Para llenar el cuadro, la organización puede completarlo con los mejores de la posición siguiente, como los cuatro mejores terceros: cuentan los puntos, el cociente de sets, el de tantos y el sorteo, sin los partidos contra el último de los grupos más grandes.',
    },
    draw: {
      question: '¿El sorteo está amañado?',
      answer:
        'No. Todo el azar sale de un número que se guarda con la fase: con el mismo número sale el mismo sorteo. Cualquiera la ve en «Ver el sorteo», encima de los grupos y del cuadro.',
    },
    rating: {
      question: '¿Cómo se calcula mi puntuación?',
      answer:
        'Con el sistema Elo. Se empieza en 1000; ganar a quien tiene más puntos da más que ganar a quien tiene menos. Durante los primeros 30 partidos cambia el doble de rápido. En tu página ves cada cambio con su partido. La página de cada torneo dice si puntúa.',
    },
    toss: {
      question: '¿Cómo se sortea el saque?',
      answer:
        'Antes del partido se lanza una moneda, o la lanza el marcador. Quien gana elige entre sacar, restar o campo; la otra parte decide lo que queda. En dobles elige la pareja: la que saca dice quién empieza a sacar, y la otra, quién resta. En cada set saca primero la parte que restó al principio del anterior, y se cambia de campo.',
    },
    walkover: {
      question: '¿Qué pasa si alguien no se presenta, abandona o se va?',
      answer:
        'Si no se presenta (W.O.), pierde 11-0 cada set, no suma punto de partido y el partido no puntúa. Si abandona o se le descalifica con el partido empezado, se cuentan los puntos jugados, su rival gana los que faltan y el partido puntúa. Quien se da de baja después del sorteo pierde por incomparecencia lo que le queda; lo que jugó se mantiene.',
    },
    wrong: {
      question: 'Un resultado está mal. ¿Se puede corregir?',
      answer:
        'Sí. Avisa a la organización del torneo: antes de corregirlo verá qué cambia, y la clasificación y las puntuaciones se recalculan solas.',
    },
    serve: {
      question: '¿Cuándo cambia el saque?',
      answer:
        'Cada dos puntos, y cada punto a partir de 10 iguales o con el sistema de aceleración. En dobles saca entonces quien restaba, y resta la pareja de quien sacaba. El marcador lo lleva por ti y avisa del cambio de campo.',
    },
    points: {
      question: '¿De dónde salen los puntos de un circuito?',
      answer:
        'Cada torneo terminado da puntos por la posición final, según la tabla de la edición; una posición compartida da los de la mejor, y en dobles cada persona recibe los de su pareja. La edición puede sumar algo por partidos y sets ganados, y por la diferencia de tantos, y por participar. En el circuito cuentan los resultados del periodo que fija la edición, o solo los mejores: la clasificación dice cuáles.',
    },
    turn: {
      question: '¿Puede avisarme el móvil cuando me toca?',
      answer:
        'Sí, si entras por https: toca «Avísame en este teléfono» junto a «¿Cuándo juego?» o en tu perfil. Te avisa cuando quedan dos partidos o menos antes del tuyo y cuando te toca jugar o arbitrar, también de los menores de los que eres tutor. En un iPhone, añade antes Topspin a la pantalla de inicio. Hace falta internet, en el móvil y en el ordenador que sirve Topspin.',
    },
    wifi: {
      question: 'Se va internet en el pabellón. ¿Y ahora?',
      answer:
        'No pasa nada: Topspin puede funcionar desde un portátil con la red wifi del pabellón. Si un móvil pierde la línea mientras arbitra, los puntos se guardan en él y se envían cuando vuelve. Lo mismo vale para la recepción y las inscripciones: se ve lo que falta por enviar y se puede deshacer. Con https, además, Topspin se abre sin conexión y la pantalla del marcador no se apaga.',
    },
    twoPhones: {
      question: '¿Pueden dos móviles anotar el mismo partido?',
      answer:
        'Anota uno, y los demás ven el marcador y quién lo lleva. Con «Anotar aquí» sigue otro, por ejemplo si se acaba la batería. Si un móvil sin conexión anotó puntos que ya no encajan, no se pierden: en el partido aparecen los dos marcadores y el árbitro o la organización decide cuál vale; los jugadores, solo si nadie más lo ha anotado. Si el partido ya ha acabado, lo decide la organización.',
    },
    umpireByQr: {
      question: '¿Puede arbitrar alguien sin cuenta?',
      answer:
        'Sí. Quien organiza crea en el torneo los «QR para árbitros», uno por mesa, y los imprime, o muestra el de un partido. Al escanearlo con la cámara del móvil se anotan los partidos de esa mesa o ese partido, y nada más. Vale hasta que acabe el torneo o se anule. Si un punto no encaja con el marcador, se guarda aparte y decide la organización.',
    },
    filesIn: {
      question: 'Organizo un torneo: ¿qué archivo meto y dónde?',
      answer:
        'Una lista de personas, pegada o en CSV o XLSX: en el torneo, Jugadores, «Añadir jugadores», «Añadir una lista»; antes de guardar ves quién es quién y qué fila tiene errores. El XML de participantes de click-TT va en el mismo sitio: eliges la prueba, y cada prueba es un torneo; las parejas entran en un torneo de dobles, y los equipos todavía no. Un torneo entero que viene de otro Topspin, en ZIP: Gestión, «Importar».',
    },
    filesOut: {
      question: 'Organizo un torneo: ¿qué archivo saco y dónde?',
      answer:
        'Lo que está en una lista o una tabla sale en CSV o XLSX con su botón de descarga, por ejemplo en Jugadores y en Resultados. El torneo entero, para otro Topspin, sale en ZIP: Información, «Exportar»; con datos personales, solo para quien administra la instalación. Los resultados para click-TT salen en Resultados, en el botón de descarga, y en «Exportar», si los participantes vinieron de allí. Lleva los partidos jugados, con siete sets como máximo: una incomparecencia no va, porque allí sería un 11-0.',
    },
    shown: {
      question: 'Organizo un torneo: ¿cómo lo llevo al papel, a una web o a un calendario?',
      answer:
        'Actas con QR, hojas de grupo, cuadros, orden de juego, listas y el cartel se imprimen en Información, «Imprimir». Para la web de un club, «Compartir» e «Insertar» dan un texto que se pega en ella; hace falta que los resultados sean públicos. Con «Añadir al calendario» un torneo se descarga como archivo, que no cambia, o se sigue con su dirección, que se mantiene al día.',
    },
    privacy: {
      question: '¿Quién ve mi teléfono y mi fecha de nacimiento?',
      answer:
        'La fecha, nadie más que tú y quien te administra: los demás ven tu categoría. El teléfono, la organización de los torneos en los que estás (si quien organiza no es de confianza, solo si te has inscrito tú), salvo que elijas mostrarlo a todo el mundo. De menores de 18 años, el teléfono, la foto y las redes son solo para quien los administra y para la organización de confianza de sus torneos, que ve el teléfono y las redes cuando la familia ha hecho o confirmado la inscripción; hasta entonces puede escribirle por Topspin.',
    },
    erase: {
      question: '¿Cómo borro mi cuenta?',
      answer:
        'En Perfil, apartado Seguridad. Tus datos se borran y tus resultados quedan bajo «Jugador/a eliminado/a». Ahí mismo decides, de cada menor a tu cargo, si se borra también su perfil. Para borrar solo el suyo: Gestión, su perfil, «Retirar el consentimiento y borrar el perfil».',
    },
  },
} as const;
