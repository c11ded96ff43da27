import type { ErrorCode } from '@topspin/contract';
import type { ErrorText } from '../api.ts';

/** The server's error messages. */
export const errors = {
  'request.malformed': { message: 'La petición no se entiende.' },
  'request.unknownApplication': { message: 'La petición viene de una aplicación desconocida.' },
  'request.unknownFilter': { message: 'No se puede filtrar, buscar ni ordenar así: {{field}}.' },
  'request.pageTooDeep': { message: 'Más allá de las primeras {{most}} filas se avanza con «cursor».' },
  'request.tooManyWrites': {
    message: 'Has hecho demasiados cambios en un minuto.',
    hint: 'Podrás seguir en {{seconds}} segundos.',
  },
  'request.tooManyMessages': {
    message: 'Has escrito demasiados mensajes seguidos.',
    hint: 'Sobre cada inscripción se puede escribir tres veces al día, y veinte por hora en total.',
  },
  'request.rangeNotSatisfiable': { message: 'El archivo no tiene ese trozo.' },
  'request.timeout': { message: 'La petición ha tardado demasiado en llegar.' },
  'request.tooLarge': { message: 'La petición es demasiado grande.' },
  'request.invalid': { message: 'Hay campos por corregir.', hint: 'Revisa los campos marcados.' },
  'request.notFound': { message: 'No encontrado' },
  'request.methodNotAllowed': { message: 'Esta dirección no admite esa operación.' },
  'request.unsupportedMediaType': { message: 'Este tipo de contenido no se admite.' },
  'request.tooMany': { message: 'Demasiados intentos.', hint: 'Espera un momento y vuelve a probar.' },
  'request.idempotencyKeyReused': { message: 'Esta operación ya se envió con otros datos.' },
  'request.inProgress': { message: 'Esta operación aún está en marcha.', hint: 'Espera un momento.' },
  'request.versionRequired': { message: 'Falta decir qué versión se cambia.' },
  'request.staleVersion': {
    message: 'Alguien lo ha cambiado mientras tanto.',
    hint: 'Carga la versión nueva y repite el cambio.',
  },
  'server.failed': {
    message: 'Algo ha fallado en el servidor.',
    hint: 'Vuelve a probar dentro de un momento.',
  },
  'server.overloaded': { message: 'El servidor está saturado.', hint: 'Vuelve a probar en unos segundos.' },
  'server.databaseAway': {
    message: 'La base de datos no responde.',
    hint: 'Vuelve a probar en unos segundos.',
  },
  'server.diskFull': {
    message: 'El disco del servidor está lleno.',
    hint: 'Hasta que haya espacio no se puede guardar nada: avisa a quien administra el servidor.',
  },
  'server.readOnly': {
    message: 'Ahora mismo la base de datos no admite cambios.',
    hint: 'Vuelve a probar en unos segundos.',
  },
  'server.notReady': { message: 'El servidor aún no está listo.' },
  'auth.required': { message: 'Entra con tu cuenta para continuar.' },
  'auth.expired': { message: 'Tu sesión ha caducado.', hint: 'Vuelve a entrar.' },
  'auth.badCredentials': {
    message: 'No se ha podido verificar tu identidad.',
    hint: 'Revisa el correo y la contraseña. Si el problema sigue, habla con quien administra la instalación.',
  },
  'auth.badApiKey': {
    message: 'No se ha podido verificar tu identidad.',
    hint: 'Revisa la clave de API. Si el problema sigue, habla con quien administra la instalación.',
  },
  'auth.badRefreshToken': { message: 'La sesión ya no es válida.', hint: 'Vuelve a entrar.' },
  'auth.disabled': {
    message: 'La cuenta está desactivada.',
    hint: 'Habla con quien administra la instalación.',
  },
  'auth.forbidden': { message: 'No tienes permiso para hacer esto.' },
  'auth.emailNotVerified': {
    message: 'Antes tienes que verificar tu correo.',
    hint: 'Abre el enlace que te enviamos.',
  },
  'auth.emailTaken': {
    message: 'No se pudo completar el registro.',
    hint: 'Si ya tienes una cuenta con este correo, entra o cambia la contraseña.',
  },
  'auth.badCode': { message: 'El código no es correcto o ha caducado.', hint: 'Pide otro código.' },
  'auth.badToken': { message: 'El enlace ha caducado o ya se ha usado.', hint: 'Pide otro enlace.' },
  'auth.wrongPassword': { message: 'La contraseña actual no es correcta.' },
  'auth.setupCodeRequired': {
    message: 'La primera cuenta necesita el código de instalación.',
    hint: 'Aparece en la consola del servidor al arrancar.',
  },
  'auth.ownAccount': {
    message: 'Esto no se hace con tu propia cuenta.',
    hint: 'Usa tu perfil, o pídelo a otra persona que administre.',
  },
  'auth.lastAdmin': {
    message: 'Es la última cuenta que administra la instalación.',
    hint: 'Nombra antes a otra persona.',
  },
  'request.tooMuchMade': {
    message: 'Has llegado al máximo de {{most}}.',
    hint: 'Si necesitas más, habla con quien administra la instalación.',
  },
  'auth.tooManyKeys': {
    message: 'Ya tienes {{most}} claves de API, que es el máximo.',
    hint: 'Revoca alguna que ya no uses.',
  },
  'push.notAccepted': {
    message: 'Este navegador no puede recibir avisos de Topspin.',
    hint: 'Usa un servicio de avisos que esta instalación no conoce. Prueba con otro navegador.',
  },
  'avatar.notAnImage': { message: 'La imagen no se puede leer.', hint: 'Usa una foto en JPEG, PNG o WebP.' },
  'avatar.tooLarge': {
    message: 'La imagen es demasiado grande.',
    hint: 'El máximo son 10 MB y 25 megapíxeles.',
  },
  'player.alreadyExists': { message: 'Ya tienes un perfil de jugador.' },
  'player.consentRequired': { message: 'Falta confirmar el consentimiento de la persona.' },
  'player.taken': { message: 'Este perfil ya es de una cuenta.' },
  'player.guardianConsentRequired': {
    message: 'Por su edad hace falta el consentimiento de quien tiene su tutela.',
  },
  'player.tooYoung': {
    message: 'Un perfil pasa a la cuenta de su dueño desde los {{age}} años.',
    hint: 'Comprueba la fecha de nacimiento en el perfil.',
  },
  'player.codeNeeded': {
    message: 'Ese no es el código.',
    hint: 'Pídeselo en persona a quien te invita: lo ve en el perfil del jugador.',
  },
  'player.birthDateNeeded': {
    message: 'Falta la fecha de nacimiento.',
    hint: 'Un perfil con madre, padre o tutor la necesita: de los menores de edad se muestra menos.',
  },
  'player.ratingNotAllowed': {
    message: 'Solo quien es de confianza puede dar una puntuación inicial.',
    hint: 'Quita la columna de la puntuación.',
  },
  'player.guardianDecides': {
    message: 'Esto no te toca a ti.',
    hint: 'Lo decide la propia persona con su cuenta si tiene edad para ello, o su madre, padre o tutor si lleva el perfil.',
  },
  'player.otherGuardian': {
    message: 'También lleva este perfil otra madre, padre o tutor.',
    hint: 'Borrarlo es cosa de los dos: pídele que lo deje («Dejarlo», en este mismo perfil) y entonces podrás borrarlo.',
  },
  'player.inPlay': {
    message: 'Juega en {{open}}, que está en marcha.',
    hint: 'Espera a que termine, o que la organización le dé de baja en él.',
  },
  'player.inOpenInPlay': {
    message: 'Juega en un torneo que está en marcha.',
    hint: 'Espera a que termine, o a que la organización le dé de baja en él.',
  },
  'player.playedEachOther': { message: 'Han jugado entre sí: son dos personas.' },
  'player.sameOpen': {
    message: 'Los dos perfiles están en {{open}}.',
    hint: 'Da de baja a uno de los dos en ese torneo y vuelve a intentarlo.',
  },
  'player.bothPlayed': { message: 'No se pueden fusionar: jugaron los dos en {{open}}.' },
  'player.keepOther': {
    message: 'Los dos perfiles están en {{open}}.',
    hint: 'Fusiona al revés: conserva el que sigue en ese torneo.',
  },
  'player.bothHaveAccounts': {
    message: 'Cada perfil tiene su cuenta.',
    hint: 'Una persona solo necesita una: que borre la otra.',
  },
  'player.sameProfile': { message: 'Es el mismo perfil.' },
  'player.claimRejected': {
    message: 'Tu petición de este perfil se rechazó.',
    hint: 'Habla con quien lo administra. Podrás volver a pedirlo a los 30 días.',
  },
  'player.lastAdministrator': {
    message: 'Nadie más lleva este perfil.',
    hint: 'Invita antes a otra persona a llevarlo, pásalo a su cuenta o pide a la administración que lo borre.',
  },
  'player.needed': { message: 'No eres jugador', hint: 'Crea tu perfil de jugador para inscribirte.' },
  'consent.textChanged': {
    message: 'Los textos que aceptas han cambiado.',
    hint: 'Vuelve a leerlos y confirma.',
  },
  'coOrganiser.isOwner': { message: 'Quien lo creó no se puede quitar.' },
  'thing.notFound': { message: 'No encontrado' },
  'open.mayNotCreate': {
    message: 'En esta instalación no puedes crear torneos.',
    hint: 'Lo decide quien la administra: pídele que te dé permiso.',
  },
  'club.nameTaken': { message: 'Ya hay un club con ese nombre.', hint: 'Si es el mismo, fusiónalos.' },
  'club.sameClub': { message: 'Un club no se fusiona consigo mismo.' },
  'venue.mayNotCreate': {
    message: 'En esta instalación no puedes dar de alta sedes.',
    hint: 'Lo decide quien la administra: pídele que te dé permiso.',
  },
  'venue.tooManyPhotos': {
    message: 'La sede ya tiene {{most}} fotos.',
    hint: 'Quita una para poder añadir otra.',
  },
  'open.transitionNotAllowed': {
    message: 'El torneo no puede dar ese paso desde donde está ahora.',
    hint: 'Mira cómo está y sigue desde ahí.',
  },
  'open.reasonRequired': { message: 'Falta el motivo.', hint: 'Se enviará a quienes están inscritos.' },
  'open.tooFewPlayers': {
    message: 'Hay {{present}} presentes y el mínimo son {{minimum}}.',
    hint: 'Confírmalo para empezar de todos modos.',
  },
  'open.matchesUnfinished': { message: 'Quedan partidos por acabar.' },
  'open.full': {
    message: 'El torneo está completo: {{most}} jugadores.',
    hint: 'Sube el máximo de jugadores del torneo si caben más.',
  },
  'open.groupsSaved': { message: 'Los grupos ya están guardados.' },
  'open.notFinished': { message: 'El torneo aún no ha acabado.' },
  'open.genderOfClass': {
    message: 'El género de un torneo de dobles lo decide su modalidad.',
    hint: 'Deja el género como está.',
  },
  'open.notForSingles': { message: 'En un torneo individual no hay parejas.' },
  'pair.needed': {
    message: 'En un torneo de dobles entran parejas.',
    hint: 'Forma la pareja en la pestaña de parejas y añádela después.',
  },
  'pair.notRegistered': {
    message: '{{person}} no está en el torneo.',
    hint: 'Inscribe primero a las dos personas y forma después la pareja.',
  },
  'pair.taken': {
    message: '{{person}} ya tiene pareja en este torneo.',
    hint: 'Separa antes esa pareja.',
  },
  'pair.notOfClass': {
    message: 'Estas dos personas no pueden formar pareja en esta clase.',
    hint: 'En dobles mixtos juegan un hombre y una mujer.',
  },
  'pair.sumTooLow': {
    message: 'Las dos puntuaciones suman {{sum}} y el mínimo es {{min}}.',
    hint: 'Con otra persona la pareja puede llegar.',
  },
  'pair.sumTooHigh': {
    message: 'Las dos puntuaciones suman {{sum}} y el máximo es {{max}}.',
    hint: 'Con otra persona la pareja puede caber.',
  },
  'pair.alreadyAsked': {
    message: 'Ya hay una invitación que {{person}} no ha contestado.',
    hint: 'Retírala antes de invitar a otra persona.',
  },
  'pair.askedOften': {
    message: 'Esta persona ya tiene varias invitaciones por contestar.',
    hint: 'Habla con ella o invita a otra.',
  },
  'pair.declined': {
    message: '{{person}} ya ha rechazado esta invitación.',
    hint: 'Si cambia de idea, te la puede enviar desde la página del torneo.',
  },
  'pair.guest': {
    message: '{{person}} no tiene cuenta y no puede contestar.',
    hint: 'Pide a la organización que forme la pareja.',
  },
  'pair.notAsked': {
    message: 'Esta invitación ya no vale.',
    hint: 'Puede que se haya retirado o que esa persona ya tenga pareja.',
  },
  'open.stateNotAllowed': {
    message: 'Tal como está ahora el torneo, eso no se puede hacer.',
    hint: 'En su página ves en qué paso está y cuál es el siguiente.',
  },
  'edition.transitionNotAllowed': {
    message: 'La edición no puede dar ese paso desde donde está ahora.',
    hint: 'Mira cómo está y sigue desde ahí.',
  },
  'edition.circuitDeleted': {
    message: 'El circuito de esta edición también se ha quitado.',
    hint: 'Recupera primero el circuito.',
  },
  'edition.finished': {
    message: 'Esta edición ya ha finalizado.',
    hint: 'Elige una que esté por empezar o en curso.',
  },
  'edition.hasPlace': {
    message: 'El torneo ya está en una edición.',
    hint: 'Solo quien gestiona circuitos puede sacarlo de ella.',
  },
  'edition.notAsked': { message: 'El torneo ya no pide plaza en esta edición.' },
  'edition.answered': {
    message: 'Otra persona ya ha respondido a esta petición.',
    hint: 'Recarga la página para ver qué ha decidido.',
  },
  'edition.conditionsWider': {
    message: 'El torneo admite a más gente que el circuito.',
    hint: '{{differences}}',
  },
  'inscription.closed': { message: 'Inscripción cerrada' },
  'inscription.leaveClosed': {
    message: 'La organización ya ha cerrado la inscripción.',
    hint: 'Si no puedes ir, avísala para que te dé de baja.',
  },
  'inscription.alreadyThere': { message: 'Esta persona ya está inscrita.' },
  'inscription.notEligible': { message: 'No cumple las condiciones del torneo.' },
  'inscription.genderAskedOften': {
    message: 'No puedes inscribir a esta persona en un torneo de un solo género.',
    hint: 'Invítala: solo ella, o quien la administra, sabrá si puede jugar.',
  },
  'inscription.nobodyToWriteTo': {
    message: 'Nadie con cuenta tiene que confirmar esta inscripción.',
    hint: 'Solo se escribe a la familia de un menor que aún no la ha confirmado. Si no, habla en persona o con su club.',
  },
  'inscription.ageAtLimit': {
    message: 'Solo por su categoría no se sabe si cumple la edad.',
    hint: 'Invítala: solo ella, o quien la administra, sabrá si puede jugar.',
  },
  'inscription.guestsNotTaken': {
    message: 'Este torneo tiene condiciones y no admite invitados sin cuenta.',
    hint: 'De un invitado solo se sabe el nombre. Crea su perfil de jugador o cambia las condiciones del torneo.',
  },
  'inscription.tooManyGuests': {
    message: 'Has añadido {{most}} invitados en un día, que es el máximo.',
    hint: 'Mañana podrás seguir. Cuando un administrador apruebe el torneo no habrá límite.',
  },
  'trust.refusedLately': {
    message: 'Un administrador ya ha dicho que no.',
    hint: 'Podrás volver a pedirlo una semana después de su respuesta.',
  },
  'trust.sameFile': {
    message: 'Es el mismo torneo que «{{open}}», de {{organiser}}: sus partidos contarían dos veces.',
    hint: 'Deja este sin aprobar. Si es el bueno, quita antes el otro y lo que puntuó.',
  },
  'trust.notAsked': { message: 'Este torneo no ha pedido la aprobación, o ya está aprobado.' },
  'backup.off': {
    message: 'Este servidor no guarda copias de seguridad.',
    hint: 'Quien lo administra puede indicar una carpeta con BACKUP_DIR.',
  },
  'backup.underWay': { message: 'Ya hay una copia en marcha.', hint: 'Espera a que termine.' },
  'travel.notAFile': {
    message: 'Este archivo no es un torneo exportado de Topspin.',
    hint: 'Elige el archivo .zip tal como se descargó, sin descomprimirlo.',
  },
  'travel.damaged': {
    message: 'El archivo está dañado: {{place}} no está completo.',
    hint: 'Vuelve a exportarlo o a copiarlo.',
  },
  'travel.newer': {
    message: 'El archivo es de la versión {{version}} y este Topspin lee hasta la {{known}}.',
    hint: 'Actualiza este Topspin, o exporta el torneo con una versión anterior.',
  },
  'travel.tooLarge': {
    message: 'El archivo es demasiado grande: {{place}} pasa de {{most}} MB.',
  },
  'travel.impossible': {
    message: 'El archivo no se puede importar. {{place}}: {{reason}}.',
    hint: 'No se ha guardado nada.',
  },
  'travel.otherVersion': {
    message: 'Ya importaste este torneo, con otro contenido.',
    hint: 'Borra el que hay para importarlo de nuevo.',
  },
  'travel.enoughToday': {
    message:
      'Mientras ningún administrador confíe en tu cuenta puedes importar {{opens}} torneos al día, con {{people}} personas y {{thousands}}.000 puntos en total.',
    hint: 'Mañana podrás seguir. Si quien administra la instalación confía en tu cuenta, no habrá límite.',
  },
  'travel.notEmpty': {
    message: 'Solo se restaura entero en una instalación que aún no tiene torneos.',
    hint: 'Aquí puedes importarlo como torneo tuyo.',
  },
  'travel.resultsOnly': {
    message: 'Este archivo solo tiene resultados: no hay perfiles que restaurar.',
    hint: 'Impórtalo como torneo tuyo.',
  },
  'clickTt.tooLarge': { message: 'El archivo es demasiado grande: pasa de {{most}} MB.' },
  'clickTt.encoding': {
    message:
      'El texto del archivo no se puede leer: no está en {{encoding}}, o esa codificación no se admite.',
    hint: 'Vuelve a descargarlo de click-TT, sin abrirlo con otro programa.',
  },
  'clickTt.notClickTt': {
    message: 'Este archivo no es un torneo de click-TT.',
    hint: 'Elige el XML de participantes tal como se descargó.',
  },
  'clickTt.unreadable': {
    message: 'El archivo está dañado: no se puede leer desde la línea {{line}}, columna {{column}}.',
    hint: 'No se ha guardado nada. Vuelve a descargarlo de click-TT.',
  },
  'clickTt.doctype': {
    message: 'El archivo lleva declaraciones propias en la línea {{line}}, y no se admiten.',
    hint: 'No se ha guardado nada. Vuelve a descargarlo de click-TT.',
  },
  'clickTt.impossible': {
    message: 'El archivo no es como los de click-TT. Línea {{line}}, {{place}}: {{reason}}.',
    hint: 'No se ha guardado nada.',
  },
  'clickTt.noCompetition': {
    message: 'En esa prueba no hay nadie para este torneo.',
    hint: 'Elige otra: en un torneo individual entran individuales y en uno de dobles, parejas. Los equipos todavía no se pueden inscribir.',
  },
  'clickTt.otherCompetition': {
    message: 'Este torneo ya tiene participantes de otra prueba de click-TT: {{competition}}.',
    hint: 'Crea otro torneo para esta, o quita antes el archivo que hay.',
  },
  'clickTt.notInFile': {
    message: 'La lista nombra a alguien que no está en el archivo de click-TT de este torneo.',
    hint: 'Vuelve a elegir el archivo.',
  },
  'clickTt.nothingPlayed': {
    message: 'Todavía no hay ningún resultado que llevar a click-TT.',
    hint: 'Un archivo sin partidos borraría allí los que haya, así que no se hace.',
  },
  'trust.notVerified': {
    message: 'Esta cuenta todavía no ha verificado su correo.',
    hint: 'Puede haberla creado otra persona con ese correo. Espera a que lo verifique.',
  },
  'inscription.leftAlone': {
    message: 'Se dio de baja.',
    hint: 'Puede volver a inscribirse o aceptar una invitación tuya.',
  },
  'inscription.invitationOnly': {
    message: 'En este torneo los jugadores se apuntan ellos mismos.',
    hint: 'Invítalos: entran en cuanto aceptan.',
  },
  'inscription.markedSince': {
    message: 'Mientras tanto lo ha cambiado otra persona.',
    hint: 'Mira cómo está ahora y decide.',
  },
  'inscription.transitionNotAllowed': {
    message: 'Ahora no se puede hacer eso con esta inscripción.',
    hint: 'Mira cómo está y sigue desde ahí.',
  },
  'phase.transitionNotAllowed': {
    message: 'La fase no puede dar ese paso desde donde está ahora.',
    hint: 'Mira cómo está y sigue desde ahí.',
  },
  'phase.sourceNotFinished': { message: 'La fase de la que vienen los clasificados no ha acabado.' },
  'phase.playersUnknown': { message: 'Hay alguien que no está en el torneo.' },
  'phase.playersMissing': { message: 'Falta alguien por colocar.' },
  'phase.playerTwice': { message: 'Alguien está colocado dos veces.' },
  'phase.matchesBegun': { message: 'Ya ha empezado algún partido de la fase.' },
  'phase.matchesUnfinished': { message: 'Quedan partidos de la fase por acabar.' },
  'phase.changedSince': {
    message:
      'Ya no se puede deshacer: desde entonces han cambiado los participantes o los resultados del torneo.',
  },
  'phase.isSource': { message: 'De esta fase salen los clasificados de otra: elimina antes la otra.' },
  'phase.noVacancy': { message: 'La plaza no está libre, o ya se ha decidido.' },
  'phase.notNext': {
    message: 'Solo puede entrar el siguiente de su grupo.',
    hint: 'Mira quién es ahora y vuelve a elegir.',
  },
  'phase.thereAlready': {
    message: 'Ya hay una fase igual, sin empezar: «{{name}}».',
    hint: 'Quizá la acaba de crear otra persona. Sigue con ella, o elimínala antes.',
  },
  'phase.tooMany': {
    message: 'El torneo ya tiene {{most}} fases, que es el máximo.',
    hint: 'Elimina alguna que no haya empezado.',
  },
  'swiss.roundsPaired': {
    message: 'Ya hay {{rounds}} rondas emparejadas: no pueden ser menos.',
    hint: 'Deshaz antes la última ronda, si no ha empezado.',
  },
  'swiss.noRoundLeft': {
    message: 'Ya están emparejadas las {{rounds}} rondas.',
    hint: 'Para jugar otra, cambia el número de rondas.',
  },
  'swiss.roundChanged': {
    message: 'Mientras tanto otra persona ha cambiado las rondas: ahora hay {{round}}.',
    hint: 'Mira cómo está y sigue desde ahí.',
  },
  'swiss.roundWaits': {
    message: 'Falta algún resultado que puede cambiar estos emparejamientos.',
    hint: 'Mira cuáles faltan: la ronda se puede fijar cuando acaben.',
  },
  'swiss.notToBePaired': {
    message: 'Hay alguien que no juega esta ronda.',
    hint: 'Se dio de baja mientras se emparejaba. Mira cómo queda ahora la ronda.',
  },
  'swiss.notPaired': {
    message: 'Alguien se ha quedado sin emparejar.',
    hint: 'Llegó mientras se emparejaba. Mira cómo queda ahora la ronda.',
  },
  'phase.fillNeedsGroups': { message: 'Solo se completa con los mejores desde una fase de grupos.' },
  'phase.fillOneGroup': {
    message: 'Con un solo grupo no hay con quién comparar.',
    hint: 'Elige las posiciones que pasan.',
  },
  'phase.fillTooFew': {
    message: 'De las posiciones elegidas ya salen {{least}}, más de {{fill_to}}.',
    hint: 'Pon {{least}} o más, o elige menos posiciones.',
  },
  'phase.fillTooMany': {
    message: 'No se llega a {{fill_to}}: con la posición siguiente entera son {{most}}.',
    hint: 'Pon {{most}} o menos, o elige más posiciones.',
  },
  'draw.groupTooSmall': { message: 'Cada grupo debe tener al menos dos jugadores o parejas' },
  'draw.groupTooLarge': {
    message: 'Los grupos son como máximo de {{max}}.',
    hint: 'Haz más grupos.',
  },
  'draw.linesWrong': { message: 'El cuadro debe tener {{expected}} líneas.' },
  'draw.tooFewPlayers': { message: 'Son muy pocos para el sorteo.' },
  'draw.tooManyPlayers': { message: 'Son demasiados para este cuadro.' },
  'draw.tooManyGroups': { message: 'Son muy pocos para tantos grupos.' },
  'draw.tooManySeeds': { message: 'Hay demasiadas cabezas de serie para el sorteo.' },
  'match.notReady': { message: 'Aún no se sabe quiénes juegan este partido.' },
  'match.endStands': {
    message: 'El partido ya ha terminado.',
    hint: 'Si el resultado no es correcto, avisa a la organización, que puede corregirlo.',
  },
  'match.resultStands': {
    message: 'Este resultado ya no se puede deshacer.',
    hint: 'Se puede corregir en la página del partido.',
  },
  'match.notYoursToAward': {
    message: 'Solo el árbitro o la organización pueden darte este partido.',
    hint: 'Tú puedes anotar el resultado jugado, o tu propia retirada.',
  },
  'match.scoredForYou': {
    message: 'Este partido lo anota el árbitro o la organización.',
    hint: 'Si algo no es correcto, avísales.',
  },
  'match.undoNotYours': {
    message: 'Solo puedes deshacer lo que ha anotado tu lado.',
    hint: 'Pídeselo a quien lo anotó, o a la organización.',
  },
  'match.logTooLong': {
    message: 'Este partido tiene demasiadas anotaciones.',
    hint: 'Escribe el resultado en el acta, o avisa a la organización.',
  },
  'match.alreadyFinished': { message: 'El partido ya ha acabado.' },
  'match.resultEntered': {
    message: '{{by}} ya ha anotado {{a}}–{{b}} en este partido.',
    hint: 'Si no es correcto, guarda tu resultado otra vez: antes verás qué cambia.',
  },
  'match.finished': { message: 'El partido ya ha acabado.' },
  'match.tossMissing': { message: 'Falta el sorteo de saque.' },
  'match.tossTwice': { message: 'El sorteo de saque ya está hecho.' },
  'match.tossInconsistent': { message: 'Quien saca no es quien dice la elección del sorteo.' },
  'match.setUnderWay': { message: 'El set ya ha empezado.' },
  'match.cardOutOfOrder': { message: 'Esa tarjeta no sigue el orden: aviso, un punto, dos puntos.' },
  'match.timeoutUsed': { message: 'Ya ha usado su tiempo muerto.' },
  'match.timeoutBetweenSets': { message: 'El tiempo muerto se pide durante un set.' },
  'match.expediteOn': { message: 'El sistema de aceleración ya está en marcha.' },
  'match.expediteTooLate': { message: 'Con 18 puntos jugados ya no se aplica el sistema de aceleración.' },
  'match.nothingToUndo': { message: 'No hay nada que deshacer.' },
  'match.walkoverAfterPoint': { message: 'No puede ser incomparecencia: ya se ha jugado algún punto.' },
  'match.winnerMissing': { message: 'Falta decir quién ha ganado.' },
  'match.undecided': { message: 'Con estos sets nadie ha ganado aún.' },
  'match.alreadyDecided': {
    message: 'Con esos sets el partido ya estaba decidido.',
    hint: 'Borra los sets que no se jugaron o, si se jugaron, elige «Jugado».',
  },
  'match.setNotWhole': { message: 'Los puntos de un set son números enteros.' },
  'match.setNegative': { message: 'Los puntos de un set no pueden ser negativos.' },
  'match.setPointsTooMany': { message: 'Son demasiados puntos para un set.' },
  'match.setNotFinished': { message: 'El set no ha acabado: se gana con 11 puntos.' },
  'match.setLeadTooSmall': { message: 'El set se gana con dos puntos de diferencia.' },
  'match.setTooLong': { message: 'El set ya había acabado antes de llegar a ese tanteo.' },
  'match.setAfterDecision': { message: 'Sobra un set: el partido ya estaba decidido.' },
  'match.setEntryUnreadable': { message: 'El tanteo no se entiende.', hint: 'Escribe 11-9, 9, -9 o -0.' },
  'match.notBegun': { message: 'El partido no ha empezado.' },
  'match.nextBegun': { message: 'El partido siguiente ya ha empezado.' },
  'match.phaseDrawn': {
    message: 'La fase «{{phase}}» ya está sorteada con este resultado.',
    hint: 'Antes hay que deshacer su sorteo.',
  },
  'match.notWalkover': { message: 'Solo vuelve a jugarse un partido que acabó por W.O., sin jugarse.' },
  'match.playerLeft': {
    message: 'Alguien que juega este partido ya no está en el torneo.',
    hint: 'Si ha vuelto, recupéralo en Inscripciones y sus partidos vuelven con él.',
  },
  'match.seqConflict': { message: 'El marcador ha cambiado en otro dispositivo.' },
  'match.heldElsewhere': {
    message: 'Este partido se anota ahora desde otro dispositivo.',
    hint: 'Puedes seguirlo, o anotarlo tú desde aquí.',
  },
  'match.conflictDecided': { message: 'Este conflicto ya se ha resuelto.' },
  'match.tooManyConflicts': {
    message: 'Ya has enviado demasiados conflictos de este partido.',
    hint: 'Pide a la organización que los resuelva, o dale el resultado.',
  },
  'match.basisGone': {
    message: 'El partido se ha vuelto a empezar: lo anotado en ese dispositivo ya no encaja.',
  },
  'match.undoBeyondOwn': {
    message: 'Ese dispositivo deshizo puntos que ya tenían los dos: no se pueden juntar.',
  },
  'open.conflictsUndecided': {
    message: 'Hay partidos con un conflicto sin resolver.',
    hint: 'Resuélvelos, o finaliza sin resolverlos: cuenta el marcador que hay.',
  },
  'match.reasonRequired': { message: 'Falta el motivo de la corrección.' },
  'day.alreadyCalled': {
    message: 'Ese partido ya está llamado a la mesa {{table}}.',
    hint: 'Lo llamó {{by}}.',
  },
  'day.alreadyPlaying': { message: 'Ese partido ya ha empezado.' },
  'day.bothBusy': {
    message:
      '{{person}} está en la mesa {{table}} ({{match}}) y {{other}}, en la mesa {{other_table}} ({{other_match}}).',
    hint: 'Si son la misma persona, antes tiene que acabar o volver a la cola uno de los dos partidos.',
  },
  'day.bothElsewhere': { message: '{{person}} y {{other}} están ahora en dos partidos.' },
  'day.callEnded': { message: 'Esa llamada ya terminó.' },
  'day.callMissing': { message: 'Antes va la segunda llamada.' },
  'day.otherPerson': {
    message:
      '{{person}} también juega en otro torneo de hoy: solo la organización de ese torneo puede decir que no está.',
  },
  'day.personBusy': { message: '{{person}} está en la mesa {{table}}: {{match}}.' },
  'day.personElsewhere': { message: '{{person}} está ahora en otro partido.' },
  'day.sameOpen': { message: '{{person}} y {{other}} están en el mismo torneo: son dos personas.' },
  'day.tableClosed': { message: 'La mesa {{table}} no está abierta.' },
  'day.tableTaken': { message: 'La mesa {{table}} está ocupada: {{match}}.' },
  'day.tableThere': { message: 'La mesa {{table}} ya está.' },
  'day.tooManyVolunteers': {
    message: 'Este día ya tiene {{most}} voluntarios.',
    hint: 'Quita uno para poder añadir otro.',
  },
  'calendar.ended': {
    message: 'Esta dirección de calendario ya no vale.',
    hint: 'Si la renovaste, la nueva es la que copiaste entonces; si no la tienes, en «Gestión» se hace otra.',
  },
  'openKey.ended': {
    message: 'Esta clave no vale: la han revocado o está mal copiada.',
    hint: 'Pide otra a quien organiza el torneo.',
  },
  'openKey.otherOpen': {
    message: 'Esta clave es de otro torneo.',
    hint: 'Usa la del torneo de esta dirección.',
  },
  'openKey.tooMany': {
    message: 'El torneo ya tiene {{most}} claves, que es el máximo.',
    hint: 'Revoca alguna que ya no se use.',
  },
  'screen.codeUnknown': {
    message: 'Ninguna pantalla muestra ese código. Vale diez minutos: mira el que muestra ahora.',
  },
  'day.notOrganiser': { message: 'Esa persona no organiza ningún otro torneo de este día.' },
  'scoreLink.unknown': {
    message: 'Este QR no es de ningún partido de aquí.',
    hint: 'Vuelve a escanearlo, o pide otro a la organización.',
  },
  'scoreLink.revoked': {
    message: 'La organización ha anulado este QR.',
    hint: 'Pide el nuevo en la mesa de organización.',
  },
  'scoreLink.openOver': {
    message: 'Este QR era del torneo «{{open}}», que ya ha terminado.',
    hint: 'Si arbitras en otro, pide su QR en la mesa de organización.',
  },
} as const satisfies Record<ErrorCode, ErrorText>;
