import type { MailKind, MailText } from '../api.ts';

/** The server's mails. */
export const mails = {
  verifyEmail: {
    subject: 'Verifica el teu correu a {{installation}}',
    body: 'Hola, {{name}}:\n\nObre aquest enllaç i escriu la teva contrasenya per verificar el teu correu:\n\n{{link}}\n\nL’enllaç és vàlid durant tres dies. Si no has creat cap compte a {{installation}}, no cal que facis res.\n',
  },
  alreadyRegistered: {
    subject: 'Ja tens un compte a {{installation}}',
    body: 'Hola, {{name}}:\n\nAlgú ha intentat crear un compte a {{installation}} amb aquest correu, que ja en té un. Si has estat tu, entra-hi o canvia la contrasenya:\n\n{{link}}\n\nSi no has estat tu, no cal que facis res.\n',
  },
  recover: {
    subject: '{{code}} és el teu codi per canviar la contrasenya',
    body: 'Hola, {{name}}:\n\nEl teu codi per canviar la contrasenya de {{installation}} és:\n\n{{code}}\n\nTambé pots obrir aquest enllaç:\n\n{{link}}\n\nSón vàlids durant una hora. Si no els has demanat, no cal que facis res: la teva contrasenya no ha canviat.\n',
  },
  placeFreed: {
    subject: 'Ja tens plaça a {{open}}',
    body: 'Hola, {{name}}:\n\nHa quedat una plaça lliure a {{open}} i és teva: ja no ets a la llista d’espera.\n\n{{link}}\n',
  },
  placeTaken: {
    subject: '{{player}} entra a {{open}}: {{phase}}',
    body: 'Hola, {{name}}:\n\n{{left}} s’ha retirat de {{open}}, i {{player}} ocupa el seu lloc en aquesta fase: {{phase}}. Mira quan i contra qui juga:\n\n{{link}}\n',
  },
  openCanceled: {
    subject: 'S’ha cancel·lat {{open}}',
    body: 'Hola, {{name}}:\n\nEl torneig {{open}}, al qual t’havies inscrit, s’ha cancel·lat. {{organiser}} escriu:\n\n«{{reason}}»\n\n{{link}}\n',
  },
  openCanceledPlainly: {
    subject: 'S’ha cancel·lat {{open}}',
    body: 'Hola, {{name}}:\n\nEl torneig {{open}}, amb la teva inscripció o la d’algú al teu càrrec, s’ha cancel·lat. El motiu és a la seva pàgina:\n\n{{link}}\n',
  },
  enrolledByOther: {
    subject: 'Inscripció de {{player}} a {{open}}',
    body: 'Hola, {{name}}:\n\n{{player}} és a {{open}}, que comença el {{day}}: l’ha inscrit una altra persona, que diu que en té el consentiment. En aquesta pàgina veus qui l’organitza, i pots confirmar la inscripció o donar-lo de baixa amb un toc, sense entrar amb el teu compte:\n\n{{link}}\n\nSi ja està bé així, no cal que facis res.\n',
  },
  enrolledSeveral: {
    subject: 'Inscripcions a {{open}}',
    body: 'Hola, {{name}}:\n\nAquestes persones són a {{open}}, que comença el {{day}}:\n\n{{players}}\n\nEls ha inscrit una altra persona, que diu que en té el consentiment. Entra amb el teu compte per veure qui l’organitza o donar de baixa qui vulguis:\n\n{{link}}\n\nSi ja està bé així, no cal que facis res.\n',
  },
  removedByOther: {
    subject: '{{player}} ja no és a {{open}}',
    body: 'Hola, {{name}}:\n\n{{organiser}} ha donat de baixa {{player}} de {{open}}, que comença el {{day}}. La inscripció l’havia feta l’organització. A Gestió veus qui va ser:\n\n{{link}}\n',
  },
  organiserWrote: {
    subject: 'Missatge sobre {{player}} a {{open}}',
    body: 'Hola, {{name}}:\n\n{{organiser}}, de l’organització de {{open}}, escriu sobre {{player}}:\n\n«{{message}}»\n\nNo veu el teu telèfon mentre no confirmis la inscripció. En aquesta pàgina la pots confirmar o donar de baixa {{player}}, sense entrar amb el teu compte:\n\n{{link}}\n',
  },
  invitedToPlay: {
    subject: 'Invitació a jugar {{open}}',
    body: 'Hola, {{name}}:\n\nHi ha una invitació perquè {{player}} jugui {{open}}, que comença el {{day}}. Ningú no hi està inscrit fins que l’acceptis. Mira-la i respon, sense haver d’entrar amb el teu compte:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res. No comparteixis aquest enllaç: serveix per respondre en nom teu.\n',
  },
  invitedToAnOpen: {
    subject: 'Invitació a jugar un torneig de tennis de taula',
    body: 'Hola, {{name}}:\n\nHi ha una invitació perquè {{player}} jugui un torneig de tennis de taula que comença el {{day}}. Ningú no hi està inscrit fins que l’acceptis. Mira quin és i respon, sense haver d’entrar amb el teu compte:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res. No comparteixis aquest enllaç: serveix per respondre en nom teu.\n',
  },
  partnerAsked: {
    subject: '{{partner}} convida {{player}} a formar parella a {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} convida {{player}} a jugar en parella els dobles de {{open}}. Entra amb el teu compte per acceptar o rebutjar la invitació:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res.\n',
  },
  partnerAskedPlainly: {
    subject: 'Invitació a jugar un torneig de dobles',
    body: 'Hola, {{name}}:\n\nHi ha una invitació a jugar en parella un torneig de dobles. Entra amb el teu compte per veure de qui és i a quin torneig, i respondre:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res.\n',
  },
  pairMade: {
    subject: '{{player}} i {{partner}} són parella a {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} ha acceptat la invitació: {{player}} i {{partner}} juguen en parella {{open}}.\n\n{{link}}\n',
  },
  pairWaits: {
    subject: '{{player}} i {{partner}} esperen plaça a {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} ha acceptat la invitació: {{player}} i {{partner}} són parella a {{open}}. Ara no hi ha plaça per a totes dues persones, de manera que la parella és a la llista d’espera, en el torn de qui es va inscriure abans, i hi entra completa tan bon punt n’hi hagi.\n\n{{link}}\n',
  },
  partnerDeclined: {
    subject: '{{partner}} no jugarà amb {{player}} a {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} ha rebutjat la invitació a jugar en parella {{open}}. {{player}} pot convidar una altra persona:\n\n{{link}}\n',
  },
  partnerLeft: {
    subject: '{{player}} es queda sense parella a {{open}}',
    body: 'Hola, {{name}}:\n\n{{partner}} i {{player}} ja no són parella a {{open}}. {{player}} en pot formar una altra mentre no entri en el quadre:\n\n{{link}}\n',
  },
  partnerGone: {
    subject: '{{player}} es queda sense parella a {{open}}',
    body: 'Hola, {{name}}:\n\n{{player}} s’ha quedat sense parella a {{open}}. En pot formar una altra mentre no entri en el quadre:\n\n{{link}}\n',
  },
  invitedSeveral: {
    subject: 'Invitacions a jugar un torneig de tennis de taula',
    body: 'Hola, {{name}}:\n\nHi ha invitacions perquè juguin un torneig de tennis de taula que comença el {{day}}:\n\n{{players}}\n\nNingú no està inscrit fins que les acceptis. Entra amb el teu compte per veure quin és i respondre:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res.\n',
  },
  invited: {
    subject: 'Tens una invitació a {{installation}}',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» et convida a gestionar amb altres persones «{{what}}» a {{installation}}. Els noms els ha escrit qui et convida. Obre aquest enllaç per acceptar la invitació:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res. No comparteixis aquest enllaç: serveix per acceptar la invitació.\n',
    plain:
      'Hola, {{name}}:\n\nAlgú et convida a gestionar amb altres persones un torneig o una seu a {{installation}}. Obre aquest enllaç per veure de què es tracta i qui et convida, i acceptar si vols:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res. No comparteixis aquest enllaç: serveix per acceptar la invitació.\n',
  },
  invitedToRounds: {
    subject: 'Et conviden a organitzar jornades a {{installation}}',
    body: 'Hola, {{name}},\n\n«{{inviter}}» et convida a organitzar aquests tornejos a {{installation}}:\n\n{{what}}\n\nEls noms els ha escrit qui et convida. Entra amb el teu compte per acceptar-los, cadascun per separat, a Gestió:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res.\n',
    plain:
      'Hola, {{name}},\n\nAlgú et convida a organitzar uns quants tornejos a {{installation}}. Entra amb el teu compte per veure quins són i qui et convida, i accepta els que vulguis, a Gestió:\n\n{{link}}\n\nSi no t’interessa, no cal que facis res.\n',
  },
  placeAsked: {
    subject: 'Un torneig demana plaça a {{edition}}',
    body: 'Hola, {{name}}:\n\n{{organiser}} demana que {{open}} sigui un torneig de {{edition}}. Accepta’l o rebutja’l a la pàgina de l’edició:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nUn torneig demana plaça en una edició del teu circuit. Accepta’l o rebutja’l a la pàgina de l’edició:\n\n{{link}}\n',
  },
  placeAccepted: {
    subject: '{{open}} entra a {{edition}}',
    body: 'Hola, {{name}}:\n\n{{open}} té plaça a {{edition}}: els seus resultats comptaran per a la classificació.\n\n{{link}}\n',
  },
  placeRefused: {
    subject: '{{open}} no té plaça a {{edition}}',
    body: 'Hola, {{name}}:\n\nEl circuit no ha acceptat {{open}} a {{edition}}. El torneig continua endavant, sense comptar per a la seva classificació.\n\n{{link}}\n',
  },
  placeRefusedBecause: {
    subject: '{{open}} no té plaça a {{edition}}',
    body: 'Hola, {{name}}:\n\nEl circuit no ha acceptat {{open}} a {{edition}}, per aquest motiu:\n\n«{{reason}}»\n\nEl torneig continua endavant, sense comptar per a la seva classificació.\n\n{{link}}\n',
  },
  placeEnded: {
    subject: '{{open}} ja no és a {{edition}}',
    body: 'Hola, {{name}}:\n\nEl circuit ha tret {{open}} de {{edition}}. El torneig continua endavant; els seus resultats ja no compten per a aquella classificació. Si creus que és un error, parla amb qui gestiona el circuit o torna a demanar plaça:\n\n{{link}}\n',
  },
  placedOpenChanged: {
    subject: '{{open}}, de {{edition}}, ha canviat',
    body: 'Hola, {{name}}:\n\n{{organiser}} ha canviat {{open}}, que té plaça a {{edition}}: el nom, les dates, la seu o qui hi pot participar. Comprova-ho; si ja no hi encaixa, el pots treure de l’edició:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nHa canviat un torneig que té plaça en una edició del teu circuit: el nom, les dates, la seu o qui hi pot participar. Comprova-ho; si ja no hi encaixa, el pots treure de l’edició:\n\n{{link}}\n',
  },
  profileClaimed: {
    subject: 'Algú diu que un perfil que gestiones és seu',
    body: 'Hola, {{name}}:\n\n«{{claimant}}» diu que el perfil de {{player}}, que gestiones, és seu. Aquest nom l’ha triat qui ho diu. Entra per decidir-ho:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nAlgú diu que un perfil que gestiones és seu. Entra per veure qui i quin, i decidir-ho:\n\n{{link}}\n',
  },
  profileHandedOver: {
    subject: 'El perfil de {{player}} ja és teu',
    body: 'Hola, {{name}}:\n\nEl perfil de {{player}}, amb els seus resultats, ja és al teu compte.\n\n{{link}}\n',
  },
  profileOffered: {
    subject: 'El teu perfil de jugador t’espera',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» vol passar al teu compte el perfil de {{player}}, amb els seus resultats. Aquests noms els ha triat qui et convida. Entra amb el teu compte per acceptar-ho o rebutjar-ho:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nAlgú vol passar al teu compte un perfil de jugador, amb els seus resultats. Entra amb el teu compte per veure quin, i acceptar-lo o rebutjar-lo:\n\n{{link}}\n',
  },
  guardianInvited: {
    subject: 'Et demanen que gestionis un perfil de jugador',
    body: 'Hola, {{name}}:\n\n«{{inviter}}» et demana que gestionis, com a mare, pare o tutor, el perfil de {{player}}. Aquests noms els ha triat qui et convida. Entra amb el teu compte per acceptar-ho, amb el teu consentiment, o rebutjar-ho:\n\n{{link}}\n',
    plain:
      'Hola, {{name}}:\n\nAlgú et demana que gestionis un perfil de jugador, com a mare, pare o tutor. Entra amb el teu compte per veure quin, i acceptar-ho, amb el teu consentiment, o rebutjar-ho:\n\n{{link}}\n',
  },
  venueContactErased: {
    subject: 'Un contacte de {{venue}} ja no hi és',
    body: 'Hola, {{name}}:\n\nAlgú ha esborrat el seu compte, i s’ha tret un contacte de la seu «{{venue}}» amb el seu nom i el seu telèfon. Si era d’una altra persona, el pots tornar a posar:\n\n{{link}}\n',
  },
  handedOver: {
    subject: 'Alguna cosa ha quedat al teu càrrec a {{installation}}',
    body: 'Hola, {{name}}:\n\nS’ha esborrat un compte, i ara t’encarregues tu del que gestionava:\n\nJugadors sense ningú que en gestioni el perfil: {{players}}\nTornejos: {{opens}}\nSeus: {{venues}}\n\nMira què és i què hi pots fer:\n\n{{link}}\n',
  },
  administratorAdded: {
    subject: 'Una persona més gestiona el perfil de {{player}}',
    body: 'Hola, {{name}}:\n\nUna altra persona gestiona des d’ara el perfil de {{player}} com a mare, pare o tutor. En aquesta pàgina veus qui és i qui més el gestiona. Si és un error, allà mateix se li pot treure l’accés durant set dies:\n\n{{link}}\n',
  },
  ageChanged: {
    subject: 'Ha canviat l’edat de {{player}}',
    body: 'Hola, {{name}}:\n\nHa canviat la data de naixement de {{player}}, i amb ella el que els altres veuen del perfil. Comprova que sigui correcta:\n\n{{link}}\n',
  },
  contactChanged: {
    subject: 'Han canviat les dades de {{player}}',
    body: 'Hola, {{name}}:\n\nHan canviat el nom o el telèfon de contacte de {{player}}, que és on truca l’organització dels seus tornejos. Comprova que siguin correctes:\n\n{{link}}\n',
  },
  profileTaken: {
    subject: 'El perfil de {{player}} ja és al seu compte',
    body: 'Hola, {{name}}:\n\nUna persona ha acceptat l’oferta que se li va fer i té des d’ara el perfil de {{player}} al seu compte. En aquesta pàgina veus qui el gestiona:\n\n{{link}}\n',
  },
  accessEnded: {
    subject: 'Ja no gestiones el perfil de {{player}}',
    body: 'Hola, {{name}}:\n\nJa no gestiones el perfil de {{player}}: ho ha decidit qui ho pot fer. Els altres perfils que gestiones són en aquesta pàgina:\n\n{{link}}\n',
  },
} as const satisfies Record<MailKind, MailText>;
