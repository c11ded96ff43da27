/** Invitations to help with something and claims of a profile: asking, answering, withdrawing. */
export const decisions = {
  title: 'Pendiente de tu respuesta',
  invitation: {
    play: 'Invitación a jugar {{name}}',
    open: 'Invitación a organizar {{name}}',
    venue: 'Invitación a llevar la sede {{name}}',
  },
  invitedBy: 'Te invita {{by}}',
  accept: 'Aceptar',
  decline: 'Rechazar',
  accepted: { open: 'Organizas {{name}}', venue: 'Llevas la sede {{name}}' },
  declined: 'Has rechazado la invitación a {{name}}',
  declinedOnes: { title: 'Invitaciones que has rechazado', accept: 'Cambiar de idea y aceptar' },
  page: {
    open: 'Podrás editar el torneo, inscribir jugadores, sortear y anotar resultados. Eliminarlo o quitar a otros organizadores seguirá en manos de quien lo creó. Puedes dejarlo cuando quieras.',
    venue:
      'Podrás editar los datos de la sede y sus mesas. Quitarla o cambiar quién la lleva seguirá en manos de quien la creó. Puedes dejarlo cuando quieras.',
    go: { open: 'Ir al torneo', venue: 'Ir a la sede' },
    none: 'Aquí no hay ninguna invitación para ti',
    noneHint:
      'Has entrado como {{email}}. Si la invitación llegó a otro correo, entra con esa cuenta. También puede ser que ya la hayas respondido o que la hayan retirado.',
    otherAccount: 'Entrar con otra cuenta',
  },
  handedOver: {
    title: 'Ha quedado a tu cargo',
    hint: 'Se borró la cuenta que lo llevaba.',
    player: 'Nadie más lleva este perfil. Invita a su madre, padre o tutor, o bórralo si no se le encuentra.',
    open: 'Torneo: ahora lo organizas tú',
    venue: 'Sede: ahora la llevas tú',
    since: 'Desde el {{day}}',
    erase: 'Borrar el perfil',
    eraseTitle: '¿Borrar el perfil de {{name}}?',
    eraseBody:
      'Se borran su nombre, sus datos y sus consentimientos, y deja los torneos que no han terminado. Sus resultados quedan bajo «Jugador/a eliminado/a». No se puede deshacer.',
    eraseConfirm: 'Borrar para siempre',
    erased: 'El perfil de {{name}} se ha borrado',
    seen: 'Torneos y sedes vistos',
    seenDone: 'Visto: siguen en tus torneos y tus sedes',
  },
  claim: {
    text: '{{who}} dice que el perfil de {{player}} es suyo',
    since: 'Cuenta desde el {{date}}',
    verified: 'correo verificado',
    inCommon: 'Torneos en común: {{opens}}',
    hand: 'Entregar el perfil',
    reject: 'No es suyo',
    handTitle: '¿Entregar el perfil de {{player}}?',
    handBody:
      'El perfil pasa a la cuenta de {{who}}, con sus resultados y su puntuación. Tú lo seguirás administrando. Esto no se puede deshacer.',
    rejectTitle: '¿Rechazar la petición de {{who}}?',
    rejectBody:
      'El perfil de {{player}} se queda como está. {{who}} puede volver a pedirlo dentro de 30 días.',
    keepsPhone: 'El teléfono de contacto se queda en el perfil',
    handDone: 'El perfil de {{player}} ya es de {{who}}',
    rejectDone: 'Petición de {{who}} rechazada',
  },
  mine: {
    question: '¿Eres tú?',
    hint: 'Este perfil lo creó otra persona. Si es tuyo, pídelo: quien lo administra recibe un aviso y decide. Si acepta, pasa a tu cuenta con sus resultados y su puntuación.',
    claim: 'Este soy yo',
    sent: 'Petición enviada a quien administra el perfil',
    pending: 'Has pedido este perfil',
    pendingHint: 'Falta que decida quien lo administra. Si te lo entrega, aparecerá en tu cuenta.',
    withdraw: 'Retirar la petición',
    withdrawn: 'Petición retirada',
  },
} as const;
