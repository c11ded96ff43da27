import type { MailKind, MailText } from '../api.ts';

/** The server's mails. */
export const mails = {
  verifyEmail: {
    subject: 'Verifica tu correo en {{installation}}',
    body: 'Hola, {{name}}:\n\nAbre este enlace y escribe tu contraseña para verificar tu correo:\n\n{{link}}\n\nVale durante tres días. Si no has creado una cuenta en {{installation}}, no hace falta que hagas nada.\n',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta en {{installation}}',
    body: 'Hola, {{name}}:\n\nAlguien ha intentado crear una cuenta en {{installation}} con este correo, que ya tiene una. Si has sido tú, entra con ella o cambia la contraseña:\n\n{{link}}\n\nSi no has sido tú, no hace falta que hagas nada.\n',
  },
  recover: {
    subject: '{{code}} es tu código para cambiar la contraseña',
    body: 'Hola, {{name}}:\n\nTu código para cambiar la contraseña de {{installation}} es:\n\n{{code}}\n\nTambién puedes abrir este enlace:\n\n{{link}}\n\nValen durante una hora. Si no los has pedido, no hace falta que hagas nada: tu contraseña sigue siendo la misma.\n',
  },
  placeFreed: {
    subject: 'Ya tienes plaza en {{open}}',
    body: 'Hola, {{name}}:\n\nHa quedado una plaza libre en {{open}} y es tuya: ya no estás en la lista de espera.\n\n{{link}}\n',
  },
  placeTaken: {
    subject: '{{player}} juega {{phase}} en {{open}}',
    body: 'Hola, {{name}}:\n\n{{left}} se ha retirado de {{open}}, y {{player}} ocupa su sitio en esta fase: {{phase}}. Mira cuándo y contra quién juega:\n\n{{link}}\n',
  },
  openCanceled: {
    subject: '{{open}} se ha cancelado',
    body: 'Hola, {{name}}:\n\nEl torneo {{open}}, en el que estabas inscrito/a, se ha cancelado. {{organiser}} escribe:\n\n«{{reason}}»\n\n{{link}}\n',
  },
  openCanceledPlainly: {
    subject: '{{open}} se ha cancelado',
    body: 'Hola, {{name}}:\n\nEl torneo {{open}}, con tu inscripción o la de alguien a tu cargo, se ha cancelado. El motivo está en su página:\n\n{{link}}\n',
  },
  enrolledByOther: {
    subject: 'Inscripción de {{player}} en {{open}}',
    body: 'Hola, {{name}}:\n\n{{player}} está en {{open}}, que empieza el {{day}}: le ha inscrito otra persona, que dice tener su consentimiento. En esta página ves quién organiza, y puedes confirmar la inscripción o darle de baja con un toque, sin entrar con tu cuenta:\n\n{{link}}\n\nSi está bien así, no hace falta que hagas nada.\n',
  },
  enrolledSeveral: {
    subject: 'Inscripciones en {{open}}',
    body: 'Hola, {{name}}:\n\nEstán en {{open}}, que empieza el {{day}}:\n\n{{players}}\n\nLes ha inscrito otra persona, que dice tener su consentimiento. Entra con tu cuenta para ver quién organiza o dar de baja a quien quieras:\n\n{{link}}\n\nSi está bien así, no hace falta que hagas nada.\n',
  },
  removedByOther: {
    subject: '{{player}} ya no está en {{open}}',
    body: 'Hola, {{name}}:\n\n{{organiser}} ha dado de baja a {{player}} de {{open}}, que empieza el {{day}}. La inscripción la había hecho la organización. En Gestión ves quién fue:\n\n{{link}}\n',
  },
  organiserWrote: {
    subject: 'Mensaje sobre {{player}} en {{open}}',
    body: 'Hola, {{name}}:\n\n{{organiser}}, de la organización de {{open}}, escribe sobre {{player}}:\n\n«{{message}}»\n\nNo ve tu teléfono mientras no confirmes la inscripción. En esta página puedes confirmarla o dar de baja a {{player}}, sin entrar con tu cuenta:\n\n{{link}}\n',
  },
  invitedToPlay: {
    subject: 'Invitación para jugar {{open}}',
    body: 'Hola, {{name}}:\n\nHay una invitación para que {{player}} juegue {{open}}, que empieza el {{day}}. Nadie está inscrito hasta que la aceptes. Mírala y responde, sin necesidad de entrar con tu cuenta:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada. No compartas este enlace: sirve para responder en tu nombre.\n',
  },
  invitedToAnOpen: {
    subject: 'Invitación para jugar un torneo de tenis de mesa',
    body: 'Hola, {{name}}:\n\nHay una invitación para que {{player}} juegue un torneo de tenis de mesa que empieza el {{day}}. Nadie está inscrito hasta que la aceptes. Mira cuál es y responde, sin necesidad de entrar con tu cuenta:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada. No compartas este enlace: sirve para responder en tu nombre.\n',
  },
  partnerAsked: {
    subject: '{{partner}} invita a {{player}} a formar pareja en {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} invita a {{player}} a jugar en pareja los dobles de {{open}}. Entra con tu cuenta para aceptar o rechazar la invitación:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada.\n',
  },
  partnerAskedPlainly: {
    subject: 'Invitación para jugar un torneo de dobles',
    body: 'Hola, {{name}}:\n\nHay una invitación para jugar en pareja un torneo de dobles. Entra con tu cuenta para ver de quién es y en qué torneo, y responder:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada.\n',
  },
  pairMade: {
    subject: '{{player}} y {{partner}} son pareja en {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} ha aceptado la invitación: {{player}} y {{partner}} juegan en pareja {{open}}.\n\n{{link}}\n',
  },
  pairWaits: {
    subject: '{{player}} y {{partner}} esperan plaza en {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} ha aceptado la invitación: {{player}} y {{partner}} son pareja en {{open}}. Ahora no hay plaza para las dos personas, así que la pareja está en la lista de espera, en el turno de quien se inscribió antes, y entra completa en cuanto la haya.\n\n{{link}}\n',
  },
  partnerDeclined: {
    subject: '{{partner}} no jugará con {{player}} en {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} ha rechazado la invitación a jugar en pareja {{open}}. {{player}} puede invitar a otra persona:\n\n{{link}}\n',
  },
  partnerLeft: {
    subject: '{{player}} se queda sin pareja en {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} y {{player}} ya no son pareja en {{open}}. {{player}} puede formar otra mientras no entre en el cuadro:\n\n{{link}}\n',
  },
  partnerGone: {
    subject: '{{player}} se queda sin pareja en {{open}}',
    body: 'Hola, {{name}}:\n\n{{player}} se ha quedado sin pareja en {{open}}. Puede formar otra mientras no entre en el cuadro:\n\n{{link}}\n',
  },
  invitedSeveral: {
    subject: 'Invitaciones para jugar un torneo de tenis de mesa',
    body: 'Hola, {{name}}:\n\nHay invitaciones para que jueguen un torneo de tenis de mesa que empieza el {{day}}:\n\n{{players}}\n\nNadie está inscrito hasta que las aceptes. Entra con tu cuenta para ver cuál es y responder:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada.\n',
  },
  invited: {
    subject: 'Tienes una invitación en {{installation}}',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» te invita a llevar con más personas «{{what}}» en {{installation}}. Los nombres los ha escrito quien te invita. Abre este enlace para aceptar:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada. No compartas este enlace: con él se acepta la invitación.\n',
    plain:
      'Hola, {{name}}:\n\nAlguien te invita a llevar con más personas un torneo o una sede en {{installation}}. Abre este enlace para ver de qué se trata y quién te invita, y aceptar si quieres:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada. No compartas este enlace: con él se acepta la invitación.\n',
  },
  invitedToRounds: {
    subject: 'Te invitan a organizar jornadas en {{installation}}',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» te invita a organizar estos torneos en {{installation}}:\n\n{{what}}\n\nLos nombres los ha escrito quien te invita. Entra con tu cuenta para aceptar, cada uno por separado, en Gestión:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada.\n',
    plain:
      'Hola, {{name}}:\n\nAlguien te invita a organizar varios torneos en {{installation}}. Entra con tu cuenta para ver cuáles son y quién te invita, y aceptar los que quieras, en Gestión:\n\n{{link}}\n\nSi no te interesa, no hace falta que hagas nada.\n',
  },
  placeAsked: {
    subject: 'Un torneo pide plaza en {{edition}}',
    body: 'Hola, {{name}}:\n\n{{organiser}} pide que {{open}} sea un torneo de {{edition}}. Acéptalo o recházalo en la página de la edición:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nUn torneo pide plaza en una edición de tu circuito. Acéptalo o recházalo en la página de la edición:\n\n{{link}}\n',
  },
  placeAccepted: {
    subject: '{{open}} entra en {{edition}}',
    body: 'Hola, {{name}}:\n\n{{open}} tiene plaza en {{edition}}: sus resultados contarán para la clasificación.\n\n{{link}}\n',
  },
  placeRefused: {
    subject: '{{open}} no tiene plaza en {{edition}}',
    body: 'Hola, {{name}}:\n\nEl circuito no ha aceptado {{open}} en {{edition}}. El torneo sigue adelante, sin contar para su clasificación.\n\n{{link}}\n',
  },
  placeRefusedBecause: {
    subject: '{{open}} no tiene plaza en {{edition}}',
    body: 'Hola, {{name}}:\n\nEl circuito no ha aceptado {{open}} en {{edition}}, por este motivo:\n\n«{{reason}}»\n\nEl torneo sigue adelante, sin contar para su clasificación.\n\n{{link}}\n',
  },
  placeEnded: {
    subject: '{{open}} ya no está en {{edition}}',
    body: 'Hola, {{name}}:\n\nEl circuito ha sacado {{open}} de {{edition}}. El torneo sigue adelante; sus resultados ya no cuentan para esa clasificación. Si crees que es un error, habla con quien gestiona el circuito o pide plaza otra vez:\n\n{{link}}\n',
  },
  placedOpenChanged: {
    subject: '{{open}}, de {{edition}}, ha cambiado',
    body: 'Hola, {{name}}:\n\n{{organiser}} ha cambiado {{open}}, que tiene plaza en {{edition}}: el nombre, las fechas, la sede o quién puede participar. Compruébalo; si ya no encaja, puedes sacarlo de la edición:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nHa cambiado un torneo que tiene plaza en una edición de tu circuito: el nombre, las fechas, la sede o quién puede participar. Compruébalo; si ya no encaja, puedes sacarlo de la edición:\n\n{{link}}\n',
  },
  profileClaimed: {
    subject: 'Alguien dice que un perfil que administras es suyo',
    body: 'Hola, {{name}}:\n\n«{{claimant}}» dice que el perfil de {{player}}, que administras, es suyo. Ese nombre lo ha elegido quien lo dice. Entra para decidirlo:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nAlguien dice que un perfil que administras es suyo. Entra para ver quién y cuál, y decidirlo:\n\n{{link}}\n',
  },
  profileHandedOver: {
    subject: 'El perfil de {{player}} ya es tuyo',
    body: 'Hola, {{name}}:\n\nEl perfil de {{player}}, con sus resultados, ya está en tu cuenta.\n\n{{link}}\n',
  },
  profileOffered: {
    subject: 'Tu perfil de jugador te espera',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» quiere pasar a tu cuenta el perfil de {{player}}, con sus resultados. Esos nombres los ha elegido quien te invita. Entra con tu cuenta para aceptarlo o rechazarlo:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nAlguien quiere pasar a tu cuenta un perfil de jugador, con sus resultados. Entra con tu cuenta para ver cuál, y aceptarlo o rechazarlo:\n\n{{link}}\n',
  },
  guardianInvited: {
    subject: 'Te piden que lleves un perfil de jugador',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» te pide que lleves, como madre, padre o tutor, el perfil de {{player}}. Esos nombres los ha elegido quien te invita. Entra con tu cuenta para aceptarlo, con tu consentimiento, o rechazarlo:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nAlguien te pide que lleves un perfil de jugador, como madre, padre o tutor. Entra con tu cuenta para ver cuál, y aceptarlo, con tu consentimiento, o rechazarlo:\n\n{{link}}\n',
  },
  venueContactErased: {
    subject: 'Un contacto de {{venue}} ya no está',
    body: 'Hola, {{name}}:\n\nAlguien ha borrado su cuenta, y un contacto de la sede «{{venue}}» con su nombre y su teléfono se ha quitado. Si era de otra persona, puedes volver a ponerlo:\n\n{{link}}\n',
  },
  handedOver: {
    subject: 'Algo ha quedado a tu cargo en {{installation}}',
    body: 'Hola, {{name}}:\n\nSe ha borrado una cuenta, y lo que llevaba pasa a ti:\n\nJugadores sin nadie que los lleve: {{players}}\nTorneos: {{opens}}\nSedes: {{venues}}\n\nMira qué es y qué puedes hacer:\n\n{{link}}\n',
  },
  administratorAdded: {
    subject: 'Una persona más lleva el perfil de {{player}}',
    body: 'Hola, {{name}}:\n\nOtra persona lleva desde ahora el perfil de {{player}} como madre, padre o tutor. En esta página ves quién es y quién más lo lleva. Si es un error, ahí se le puede quitar el acceso durante siete días:\n\n{{link}}\n',
  },
  ageChanged: {
    subject: 'Ha cambiado la edad de {{player}}',
    body: 'Hola, {{name}}:\n\nHa cambiado la fecha de nacimiento de {{player}}, y con ella lo que otros ven de su perfil. Comprueba que está bien:\n\n{{link}}\n',
  },
  contactChanged: {
    subject: 'Han cambiado los datos de {{player}}',
    body: 'Hola, {{name}}:\n\nHan cambiado el nombre o el teléfono de contacto de {{player}}, al que llama la organización de sus torneos. Comprueba que están bien:\n\n{{link}}\n',
  },
  profileTaken: {
    subject: 'El perfil de {{player}} ya está en su cuenta',
    body: 'Hola, {{name}}:\n\nUna persona ha aceptado la oferta que se le hizo y tiene desde ahora el perfil de {{player}} en su cuenta. En esta página ves quién lo lleva:\n\n{{link}}\n',
  },
  accessEnded: {
    subject: 'Ya no llevas el perfil de {{player}}',
    body: 'Hola, {{name}}:\n\nYa no llevas el perfil de {{player}}: lo ha decidido quien puede hacerlo. Los demás perfiles que llevas siguen en esta página:\n\n{{link}}\n',
  },
} as const satisfies Record<MailKind, MailText>;
