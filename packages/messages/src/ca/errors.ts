import type { ErrorCode } from '@topspin/contract';
import type { ErrorText } from '../api.ts';

/** The server's error messages. */
export const errors = {
  'request.malformed': { message: 'La petició no s’entén.' },
  'request.unknownApplication': { message: 'La petició ve d’una aplicació desconeguda.' },
  'request.unknownFilter': { message: 'No es pot filtrar, cercar ni ordenar així: {{field}}.' },
  'request.pageTooDeep': { message: 'Més enllà de les primeres {{most}} files s’avança amb «cursor».' },
  'request.tooManyWrites': {
    message: 'Has fet massa canvis en un minut.',
    hint: 'Podràs continuar d’aquí a {{seconds}} segons.',
  },
  'request.tooManyMessages': {
    message: 'Has escrit massa missatges seguits.',
    hint: 'Sobre cada inscripció es pot escriure tres vegades al dia, i vint per hora en total.',
  },
  'request.rangeNotSatisfiable': { message: 'El fitxer no té aquest tros.' },
  'request.timeout': { message: 'La petició ha trigat massa a arribar.' },
  'request.tooLarge': { message: 'La petició és massa gran.' },
  'request.invalid': { message: 'Hi ha camps per corregir.', hint: 'Revisa els camps marcats.' },
  'request.notFound': { message: 'No s’ha trobat' },
  'request.methodNotAllowed': { message: 'Aquesta adreça no admet aquesta operació.' },
  'request.unsupportedMediaType': { message: 'Aquest tipus de contingut no s’admet.' },
  'request.tooMany': { message: 'Massa intents.', hint: 'Espera un moment i torna-ho a provar.' },
  'request.idempotencyKeyReused': { message: 'Aquesta operació ja es va enviar amb altres dades.' },
  'request.inProgress': { message: 'Aquesta operació encara està en marxa.', hint: 'Espera un moment.' },
  'request.versionRequired': { message: 'Falta dir quina versió es canvia.' },
  'request.staleVersion': {
    message: 'Algú ho ha canviat mentrestant.',
    hint: 'Carrega la versió nova i repeteix el canvi.',
  },
  'server.failed': {
    message: 'Alguna cosa ha fallat al servidor.',
    hint: 'Torna-ho a provar d’aquí a un moment.',
  },
  'server.overloaded': {
    message: 'El servidor està saturat.',
    hint: 'Torna-ho a provar d’aquí a uns segons.',
  },
  'server.databaseAway': {
    message: 'La base de dades no respon.',
    hint: 'Torna-ho a provar d’aquí a uns segons.',
  },
  'server.diskFull': {
    message: 'El disc del servidor és ple.',
    hint: 'Fins que hi hagi espai no es pot desar res: avisa qui administra el servidor.',
  },
  'server.readOnly': {
    message: 'Ara mateix la base de dades no admet canvis.',
    hint: 'Torna-ho a provar d’aquí a uns segons.',
  },
  'server.notReady': { message: 'El servidor encara no està a punt.' },
  'auth.required': { message: 'Entra amb el teu compte per continuar.' },
  'auth.expired': { message: 'La teva sessió ha caducat.', hint: 'Torna a entrar.' },
  'auth.badCredentials': {
    message: 'No s’ha pogut verificar la teva identitat.',
    hint: 'Revisa el correu i la contrasenya. Si el problema continua, parla amb qui administra la instal·lació.',
  },
  'auth.badApiKey': {
    message: 'No s’ha pogut verificar la teva identitat.',
    hint: 'Revisa la clau d’API. Si el problema continua, parla amb qui administra la instal·lació.',
  },
  'auth.badRefreshToken': { message: 'La sessió ja no és vàlida.', hint: 'Torna a entrar.' },
  'auth.disabled': {
    message: 'El compte està desactivat.',
    hint: 'Parla amb qui administra la instal·lació.',
  },
  'auth.forbidden': { message: 'No tens permís per fer això.' },
  'auth.emailNotVerified': {
    message: 'Abans has de verificar el teu correu.',
    hint: 'Obre l’enllaç que et vam enviar.',
  },
  'auth.emailTaken': {
    message: 'No s’ha pogut completar el registre.',
    hint: 'Si ja tens un compte amb aquest correu, entra o canvia la contrasenya.',
  },
  'auth.badCode': { message: 'El codi no és correcte o ha caducat.', hint: 'Demana un altre codi.' },
  'auth.badToken': { message: 'L’enllaç ha caducat o ja s’ha fet servir.', hint: 'Demana un altre enllaç.' },
  'auth.wrongPassword': { message: 'La contrasenya actual no és correcta.' },
  'auth.setupCodeRequired': {
    message: 'El primer compte necessita el codi d’instal·lació.',
    hint: 'Surt a la consola del servidor en engegar-lo.',
  },
  'auth.ownAccount': {
    message: 'Això no ho pots fer amb el teu propi compte.',
    hint: 'Fes-ho des del teu perfil o demana-ho a una altra persona que administri.',
  },
  'auth.lastAdmin': {
    message: 'És l’últim compte que administra la instal·lació.',
    hint: 'Nomena abans una altra persona.',
  },
  'request.tooMuchMade': {
    message: 'Has arribat al màxim de {{most}}.',
    hint: 'Si en necessites més, parla amb qui administra la instal·lació.',
  },
  'auth.tooManyKeys': {
    message: 'Ja tens {{most}} claus d’API, que és el màxim.',
    hint: 'Anul·la’n alguna que ja no facis servir.',
  },
  'push.notAccepted': {
    message: 'Aquest navegador no pot rebre avisos de Topspin.',
    hint: 'Fa servir un servei d’avisos que aquesta instal·lació no coneix. Prova amb un altre navegador.',
  },
  'avatar.notAnImage': {
    message: 'La imatge no es pot llegir.',
    hint: 'Fes servir una foto en JPEG, PNG o WebP.',
  },
  'avatar.tooLarge': { message: 'La imatge és massa gran.', hint: 'El màxim són 10 MB i 25 megapíxels.' },
  'player.alreadyExists': { message: 'Ja tens un perfil de jugador.' },
  'player.consentRequired': { message: 'Falta confirmar el consentiment de la persona.' },
  'player.taken': { message: 'Aquest perfil ja està vinculat a un compte.' },
  'player.guardianConsentRequired': { message: 'Per l’edat cal el consentiment de qui en té la tutela.' },
  'player.tooYoung': {
    message: 'Un jugador pot tenir el perfil al seu compte a partir dels {{age}} anys.',
    hint: 'Comprova la data de naixement al perfil.',
  },
  'player.codeNeeded': {
    message: 'Aquest no és el codi.',
    hint: 'Demana’l en persona a qui et convida: el veu al perfil del jugador.',
  },
  'player.birthDateNeeded': {
    message: 'Falta la data de naixement.',
    hint: 'Un perfil amb mare, pare o tutor la necessita: dels menors d’edat se’n mostren menys dades.',
  },
  'player.ratingNotAllowed': {
    message: 'Només qui és de confiança pot donar una puntuació inicial.',
    hint: 'Treu la columna de la puntuació.',
  },
  'player.guardianDecides': {
    message: 'Això no ho decideixes tu.',
    hint: 'Ho decideix la mateixa persona amb el seu compte si té prou edat, o la mare, el pare o el tutor si en gestiona el perfil.',
  },
  'player.otherGuardian': {
    message: 'També gestiona aquest perfil una altra mare, pare o tutor.',
    hint: 'Esborrar-lo és cosa de tots dos: demana-li que deixi de gestionar-lo, en aquest mateix perfil, i llavors el podràs esborrar.',
  },
  'player.inPlay': {
    message: 'Juga a {{open}}, que està en marxa.',
    hint: 'Espera que acabi, o que l’organització li doni de baixa.',
  },
  'player.inOpenInPlay': {
    message: 'Juga en un torneig que està en marxa.',
    hint: 'Espera que acabi, o que l’organització li doni de baixa.',
  },
  'player.playedEachOther': { message: 'Han jugat l’un contra l’altre: són dues persones.' },
  'player.sameOpen': {
    message: 'Tots dos perfils són a {{open}}.',
    hint: 'Dona’n un de baixa en aquest torneig i torna-ho a provar.',
  },
  'player.bothPlayed': { message: 'No es poden fusionar: tots dos van jugar a {{open}}.' },
  'player.keepOther': {
    message: 'Tots dos perfils són a {{open}}.',
    hint: 'Fusiona’ls al revés: conserva el que continua en aquest torneig.',
  },
  'player.bothHaveAccounts': {
    message: 'Cada perfil té el seu compte.',
    hint: 'Una persona només en necessita un: que esborri l’altre.',
  },
  'player.sameProfile': { message: 'És el mateix perfil.' },
  'player.claimRejected': {
    message: 'La teva petició d’aquest perfil s’ha rebutjat.',
    hint: 'Parla amb qui el gestiona. El podràs tornar a demanar al cap de 30 dies.',
  },
  'player.lastAdministrator': {
    message: 'Ningú més no gestiona aquest perfil.',
    hint: 'Convida abans una altra persona a gestionar-lo, passa’l al seu compte o demana a l’administració que l’esborri.',
  },
  'player.needed': { message: 'No ets jugador', hint: 'Crea el teu perfil de jugador per inscriure’t.' },
  'consent.textChanged': {
    message: 'Els textos que acceptes han canviat.',
    hint: 'Torna’ls a llegir i confirma.',
  },
  'coOrganiser.isOwner': { message: 'No es pot treure qui ho va crear.' },
  'thing.notFound': { message: 'No s’ha trobat' },
  'open.mayNotCreate': {
    message: 'En aquesta instal·lació no pots crear tornejos.',
    hint: 'Ho decideix qui l’administra: demana-li permís.',
  },
  'club.nameTaken': { message: 'Ja hi ha un club amb aquest nom.', hint: 'Si és el mateix, fusiona’ls.' },
  'club.sameClub': { message: 'Un club no es fusiona amb ell mateix.' },
  'venue.mayNotCreate': {
    message: 'En aquesta instal·lació no pots donar d’alta seus.',
    hint: 'Ho decideix qui l’administra: demana-li permís.',
  },
  'venue.tooManyPhotos': {
    message: 'La seu ja té {{most}} fotos.',
    hint: 'Treu-ne una per poder afegir-ne una altra.',
  },
  'open.transitionNotAllowed': {
    message: 'El torneig no pot passar ara a aquest estat.',
    hint: 'Mira en quin estat és i continua a partir d’aquí.',
  },
  'open.reasonRequired': { message: 'Falta el motiu.', hint: 'S’enviarà a totes les persones inscrites.' },
  'open.tooFewPlayers': {
    message: 'Presents: {{present}}. El mínim és {{minimum}}.',
    hint: 'Confirma-ho per començar igualment.',
  },
  'open.matchesUnfinished': { message: 'Queden partits per acabar.' },
  'open.full': {
    message: 'El torneig està complet: {{most}} jugadors.',
    hint: 'Apuja el màxim de jugadors del torneig si n’hi caben més.',
  },
  'open.groupsSaved': { message: 'Els grups ja estan desats.' },
  'open.notFinished': { message: 'El torneig encara no ha acabat.' },
  'open.genderOfClass': {
    message: 'El gènere d’un torneig de dobles el decideix la modalitat.',
    hint: 'Deixa el gènere com està.',
  },
  'open.notForSingles': { message: 'En un torneig individual no hi ha parelles.' },
  'pair.needed': {
    message: 'En un torneig de dobles entren parelles.',
    hint: 'Forma la parella a la pestanya de parelles i afegeix-la després.',
  },
  'pair.notRegistered': {
    message: '{{person}} no és al torneig.',
    hint: 'Inscriu primer totes dues persones i forma després la parella.',
  },
  'pair.taken': {
    message: '{{person}} ja té parella en aquest torneig.',
    hint: 'Separa abans aquesta parella.',
  },
  'pair.notOfClass': {
    message: 'Aquestes dues persones no poden formar parella en aquesta classe.',
    hint: 'En dobles mixtos juguen un home i una dona.',
  },
  'pair.sumTooLow': {
    message: 'Les dues puntuacions sumen {{sum}} i el mínim és {{min}}.',
    hint: 'Amb una altra persona la parella hi pot arribar.',
  },
  'pair.sumTooHigh': {
    message: 'Les dues puntuacions sumen {{sum}} i el màxim és {{max}}.',
    hint: 'Amb una altra persona la parella hi pot cabre.',
  },
  'pair.alreadyAsked': {
    message: 'Ja hi ha una invitació que {{person}} no ha contestat.',
    hint: 'Retira-la abans de convidar una altra persona.',
  },
  'pair.askedOften': {
    message: 'Aquesta persona ja té unes quantes invitacions per contestar.',
    hint: 'Parla-hi o convida’n una altra.',
  },
  'pair.declined': {
    message: '{{person}} ja ha rebutjat aquesta invitació.',
    hint: 'Si canvia d’idea, te la pot enviar des de la pàgina del torneig.',
  },
  'pair.guest': {
    message: '{{person}} no té compte i no pot contestar.',
    hint: 'Demana a l’organització que formi la parella.',
  },
  'pair.notAsked': {
    message: 'Aquesta invitació ja no val.',
    hint: 'Potser s’ha retirat o aquella persona ja té parella.',
  },
  'open.stateNotAllowed': {
    message: 'Tal com està ara el torneig, això no es pot fer.',
    hint: 'A la seva pàgina veus en quin pas és i quin és el següent.',
  },
  'edition.transitionNotAllowed': {
    message: 'L’edició no pot passar ara a aquest estat.',
    hint: 'Mira en quin estat és i continua a partir d’aquí.',
  },
  'edition.circuitDeleted': {
    message: 'El circuit d’aquesta edició també s’ha tret de les llistes.',
    hint: 'Recupera primer el circuit.',
  },
  'edition.finished': {
    message: 'Aquesta edició ja ha finalitzat.',
    hint: 'Tria’n una que no hagi començat o que estigui en curs.',
  },
  'edition.hasPlace': {
    message: 'El torneig ja és en una edició.',
    hint: 'Només l’en pot treure qui gestiona els circuits.',
  },
  'edition.notAsked': { message: 'El torneig ja no demana plaça en aquesta edició.' },
  'edition.answered': {
    message: 'Una altra persona ja ha respost a aquesta petició.',
    hint: 'Torna a carregar la pàgina per veure què ha decidit.',
  },
  'edition.conditionsWider': {
    message: 'El torneig admet més gent que el circuit.',
    hint: '{{differences}}',
  },
  'inscription.closed': { message: 'Inscripció tancada' },
  'inscription.leaveClosed': {
    message: 'L’organització ja ha tancat la inscripció.',
    hint: 'Si no hi pots anar, avisa-la perquè et doni de baixa.',
  },
  'inscription.alreadyThere': { message: 'Aquesta persona ja està inscrita.' },
  'inscription.notEligible': { message: 'No compleix les condicions del torneig.' },
  'inscription.genderAskedOften': {
    message: 'No pots inscriure aquesta persona en un torneig d’un sol gènere.',
    hint: 'Convida-la: només ella, o qui en gestiona el perfil, sabrà si pot jugar.',
  },
  'inscription.nobodyToWriteTo': {
    message: 'Ningú amb compte ha de confirmar aquesta inscripció.',
    hint: 'Només s’escriu a la família d’un menor que encara no l’ha confirmada. Si no, parla-hi en persona o amb el seu club.',
  },
  'inscription.ageAtLimit': {
    message: 'Només per la categoria no se sap si compleix l’edat.',
    hint: 'Convida-la: només ella, o qui en gestiona el perfil, sabrà si pot jugar.',
  },
  'inscription.guestsNotTaken': {
    message: 'Aquest torneig té condicions i no admet convidats sense compte.',
    hint: 'D’un convidat només se’n sap el nom. Crea el seu perfil de jugador o canvia les condicions del torneig.',
  },
  'inscription.tooManyGuests': {
    message: 'Has afegit {{most}} convidats en un dia, que és el màxim.',
    hint: 'Demà podràs continuar. Quan un administrador aprovi el torneig no hi haurà límit.',
  },
  'trust.refusedLately': {
    message: 'Un administrador ja ha dit que no.',
    hint: 'Ho podràs tornar a demanar una setmana després de la seva resposta.',
  },
  'trust.sameFile': {
    message: 'És el mateix torneig que «{{open}}», de {{organiser}}: els partits comptarien dues vegades.',
    hint: 'Deixa aquest sense aprovar. Si és el bo, treu abans l’altre i el que va puntuar.',
  },
  'trust.notAsked': { message: 'Aquest torneig no ha demanat l’aprovació, o ja està aprovat.' },
  'backup.off': {
    message: 'Aquest servidor no desa còpies de seguretat.',
    hint: 'Qui l’administra pot indicar una carpeta amb BACKUP_DIR.',
  },
  'backup.underWay': { message: 'Ja hi ha una còpia en marxa.', hint: 'Espera que acabi.' },
  'travel.notAFile': {
    message: 'Aquest fitxer no és un torneig exportat de Topspin.',
    hint: 'Tria el fitxer .zip tal com es va baixar, sense descomprimir-lo.',
  },
  'travel.damaged': {
    message: 'El fitxer està malmès: {{place}} no és complet.',
    hint: 'Torna’l a exportar o a copiar.',
  },
  'travel.newer': {
    message: 'El fitxer és de la versió {{version}} i aquest Topspin llegeix fins a la {{known}}.',
    hint: 'Actualitza aquest Topspin, o exporta el torneig amb una versió anterior.',
  },
  'travel.tooLarge': {
    message: 'El fitxer és massa gran: {{place}} passa de {{most}} MB.',
  },
  'travel.impossible': {
    message: 'El fitxer no es pot importar. {{place}}: {{reason}}.',
    hint: 'No s’ha desat res.',
  },
  'travel.otherVersion': {
    message: 'Ja vas importar aquest torneig, amb un altre contingut.',
    hint: 'Esborra el que hi ha per tornar-lo a importar.',
  },
  'travel.enoughToday': {
    message:
      'Mentre cap administrador confiï en el teu compte pots importar {{opens}} tornejos al dia, amb {{people}} persones i {{thousands}}.000 punts en total.',
    hint: 'Demà podràs continuar. Si qui administra la instal·lació confia en el teu compte, no hi haurà límit.',
  },
  'travel.notEmpty': {
    message: 'Només es restaura sencer en una instal·lació que encara no té tornejos.',
    hint: 'Aquí el pots importar com a torneig teu.',
  },
  'travel.resultsOnly': {
    message: 'Aquest fitxer només té resultats: no hi ha perfils per restaurar.',
    hint: 'Importa’l com a torneig teu.',
  },
  'clickTt.tooLarge': { message: 'El fitxer és massa gran: passa de {{most}} MB.' },
  'clickTt.encoding': {
    message:
      'El text del fitxer no es pot llegir: no està en {{encoding}}, o aquesta codificació no s’admet.',
    hint: 'Torna’l a baixar de click-TT, sense obrir-lo amb cap altre programa.',
  },
  'clickTt.notClickTt': {
    message: 'Aquest fitxer no és un torneig de click-TT.',
    hint: 'Tria l’XML de participants tal com es va baixar.',
  },
  'clickTt.unreadable': {
    message: 'El fitxer està malmès: no es pot llegir des de la línia {{line}}, columna {{column}}.',
    hint: 'No s’ha desat res. Torna’l a baixar de click-TT.',
  },
  'clickTt.doctype': {
    message: 'El fitxer té declaracions pròpies a la línia {{line}}, i no s’admeten.',
    hint: 'No s’ha desat res. Torna’l a baixar de click-TT.',
  },
  'clickTt.impossible': {
    message: 'El fitxer no és com els de click-TT. Línia {{line}}, {{place}}: {{reason}}.',
    hint: 'No s’ha desat res.',
  },
  'clickTt.noCompetition': {
    message: 'En aquesta prova no hi ha ningú per a aquest torneig.',
    hint: 'Tria’n una altra: en un torneig individual entren individuals i en un de dobles, parelles. Els equips encara no es poden inscriure.',
  },
  'clickTt.otherCompetition': {
    message: 'Aquest torneig ja té participants d’una altra prova de click-TT: {{competition}}.',
    hint: 'Crea un altre torneig per a aquesta, o treu abans el fitxer que hi ha.',
  },
  'clickTt.notInFile': {
    message: 'La llista anomena algú que no és al fitxer de click-TT d’aquest torneig.',
    hint: 'Torna a triar el fitxer.',
  },
  'clickTt.nothingPlayed': {
    message: 'Encara no hi ha cap resultat per pujar a click-TT.',
    hint: 'Un fitxer sense partits hi esborraria els que hi hagi, així que no es fa.',
  },
  'trust.notVerified': {
    message: 'Aquest compte encara no ha verificat el correu.',
    hint: 'El pot haver creat una altra persona amb aquest correu. Espera que el verifiqui.',
  },
  'inscription.leftAlone': {
    message: 'Es va donar de baixa.',
    hint: 'Es pot tornar a inscriure o acceptar una invitació teva.',
  },
  'inscription.invitationOnly': {
    message: 'En aquest torneig els jugadors s’hi apunten ells mateixos.',
    hint: 'Convida’ls: hi entren quan accepten.',
  },
  'inscription.markedSince': {
    message: 'Mentrestant ho ha canviat una altra persona.',
    hint: 'Mira com està ara i decideix.',
  },
  'inscription.transitionNotAllowed': {
    message: 'Ara no es pot fer això amb aquesta inscripció.',
    hint: 'Mira en quin estat és i continua a partir d’aquí.',
  },
  'phase.transitionNotAllowed': {
    message: 'La fase no pot passar ara a aquest estat.',
    hint: 'Mira en quin estat és i continua a partir d’aquí.',
  },
  'phase.sourceNotFinished': { message: 'La fase d’on venen els classificats no ha acabat.' },
  'phase.playersUnknown': { message: 'Hi ha algú que no és al torneig.' },
  'phase.playersMissing': { message: 'Falta algú per col·locar.' },
  'phase.playerTwice': { message: 'Algú està col·locat dues vegades.' },
  'phase.matchesBegun': { message: 'Ja ha començat algun partit de la fase.' },
  'phase.matchesUnfinished': { message: 'Queden partits de la fase per acabar.' },
  'phase.changedSince': {
    message: 'Ja no es pot desfer: des d’aleshores han canviat els participants o els resultats del torneig.',
  },
  'phase.isSource': { message: 'Una altra fase en pren els classificats: esborra abans aquella.' },
  'phase.noVacancy': { message: 'El lloc ja no és lliure, o ja s’ha decidit qui l’ocupa.' },
  'phase.notNext': {
    message: 'Només pot entrar el següent del seu grup.',
    hint: 'Mira qui és ara i torna a triar.',
  },
  'phase.thereAlready': {
    message: 'Ja hi ha una fase igual, sense començar: «{{name}}».',
    hint: 'Potser l’acaba de crear una altra persona. Continua amb aquella, o esborra-la abans.',
  },
  'phase.tooMany': {
    message: 'El torneig ja té {{most}} fases, que és el màxim.',
    hint: 'Esborra’n alguna que no hagi començat.',
  },
  'swiss.roundsPaired': {
    message: 'Ja hi ha {{rounds}} rondes aparellades: no poden ser menys.',
    hint: 'Desfés abans l’última ronda, si no ha començat.',
  },
  'swiss.noRoundLeft': {
    message: 'Ja estan aparellades les {{rounds}} rondes.',
    hint: 'Per jugar-ne una altra, canvia el nombre de rondes.',
  },
  'swiss.roundChanged': {
    message: 'Mentrestant una altra persona ha canviat les rondes: ara n’hi ha {{round}}.',
    hint: 'Mira com està i continua des d’aquí.',
  },
  'swiss.roundWaits': {
    message: 'Falta algun resultat que pot canviar aquests aparellaments.',
    hint: 'Mira quins falten: la ronda es pot fixar quan acabin.',
  },
  'swiss.notToBePaired': {
    message: 'Hi ha algú que no juga aquesta ronda.',
    hint: 'Es va donar de baixa mentre s’aparellava. Mira com queda ara la ronda.',
  },
  'swiss.notPaired': {
    message: 'Algú s’ha quedat sense aparellar.',
    hint: 'Va arribar mentre s’aparellava. Mira com queda ara la ronda.',
  },
  'phase.fillNeedsGroups': { message: 'Només es completa amb els millors des d’una fase de grups.' },
  'phase.fillOneGroup': {
    message: 'Amb un sol grup no hi ha amb qui comparar.',
    hint: 'Tria les posicions que passen.',
  },
  'phase.fillTooFew': {
    message: 'De les posicions triades ja en surten {{least}}, més de {{fill_to}}.',
    hint: 'Posa {{least}} o més, o tria menys posicions.',
  },
  'phase.fillTooMany': {
    message: 'No s’arriba a {{fill_to}}: amb tota la posició següent són {{most}}.',
    hint: 'Posa {{most}} o menys, o tria més posicions.',
  },
  'draw.groupTooSmall': { message: 'Cada grup ha de tenir almenys dos jugadors o parelles' },
  'draw.groupTooLarge': { message: 'Els grups són com a màxim de {{max}}.', hint: 'Fes més grups.' },
  'draw.linesWrong': { message: 'El quadre ha de tenir {{expected}} línies.' },
  'draw.tooFewPlayers': { message: 'Són massa pocs per al sorteig.' },
  'draw.tooManyPlayers': { message: 'Són massa per a aquest quadre.' },
  'draw.tooManyGroups': { message: 'Són massa pocs per a tants grups.' },
  'draw.tooManySeeds': { message: 'Hi ha massa caps de sèrie per al sorteig.' },
  'match.notReady': { message: 'Encara no se sap qui juga aquest partit.' },
  'match.endStands': {
    message: 'El partit ja ha acabat.',
    hint: 'Si el resultat no és correcte, avisa l’organització, que el pot corregir.',
  },
  'match.resultStands': {
    message: 'Aquest resultat ja no es pot desfer.',
    hint: 'Es pot corregir a la pàgina del partit.',
  },
  'match.notYoursToAward': {
    message: 'Només l’àrbitre o l’organització et poden donar per guanyat aquest partit.',
    hint: 'Tu pots anotar el resultat jugat, o la teva pròpia retirada.',
  },
  'match.scoredForYou': {
    message: 'Aquest partit l’anota l’àrbitre o l’organització.',
    hint: 'Si alguna cosa no és correcta, avisa’ls.',
  },
  'match.undoNotYours': {
    message: 'Només pots desfer el que ha anotat el teu costat.',
    hint: 'Demana-ho a qui ho va anotar, o a l’organització.',
  },
  'match.logTooLong': {
    message: 'Aquest partit té massa anotacions.',
    hint: 'Escriu el resultat a l’acta, o avisa l’organització.',
  },
  'match.alreadyFinished': { message: 'El partit ja ha acabat.' },
  'match.resultEntered': {
    message: '{{by}} ja ha anotat {{a}}–{{b}} en aquest partit.',
    hint: 'Si no és correcte, desa el teu resultat un altre cop: abans veuràs què canvia.',
  },
  'match.finished': { message: 'El partit ja ha acabat.' },
  'match.tossMissing': { message: 'Falta el sorteig de servei.' },
  'match.tossTwice': { message: 'El sorteig de servei ja està fet.' },
  'match.tossInconsistent': { message: 'No serveix qui toca segons el que es va triar al sorteig.' },
  'match.setUnderWay': { message: 'El set ja ha començat.' },
  'match.cardOutOfOrder': { message: 'Aquesta targeta no segueix l’ordre: avís, un punt, dos punts.' },
  'match.timeoutUsed': { message: 'Ja ha fet servir el seu temps mort.' },
  'match.timeoutBetweenSets': { message: 'El temps mort es demana durant un set.' },
  'match.expediteOn': { message: 'El sistema d’acceleració ja s’aplica.' },
  'match.expediteTooLate': { message: 'Amb 18 punts jugats ja no s’aplica el sistema d’acceleració.' },
  'match.nothingToUndo': { message: 'No hi ha res per desfer.' },
  'match.walkoverAfterPoint': { message: 'No pot ser incompareixença: ja s’ha jugat algun punt.' },
  'match.winnerMissing': { message: 'Falta indicar qui ha guanyat.' },
  'match.undecided': { message: 'Amb aquests sets encara no ha guanyat ningú.' },
  'match.alreadyDecided': {
    message: 'Amb aquests sets el partit ja estava decidit.',
    hint: 'Esborra els sets que no es van jugar o, si es van jugar, tria «Jugat».',
  },
  'match.setNotWhole': { message: 'Els punts d’un set són nombres enters.' },
  'match.setNegative': { message: 'Els punts d’un set no poden ser negatius.' },
  'match.setPointsTooMany': { message: 'Són massa punts per a un set.' },
  'match.setNotFinished': { message: 'El set no ha acabat: es guanya amb 11 punts.' },
  'match.setLeadTooSmall': { message: 'El set es guanya amb dos punts de diferència.' },
  'match.setTooLong': { message: 'El set ja havia acabat abans d’arribar a aquest tanteig.' },
  'match.setAfterDecision': { message: 'Sobra un set: el partit ja estava decidit.' },
  'match.setEntryUnreadable': { message: 'El tanteig no s’entén.', hint: 'Escriu 11-9, 9, -9 o -0.' },
  'match.notBegun': { message: 'El partit no ha començat.' },
  'match.nextBegun': { message: 'El partit següent ja ha començat.' },
  'match.phaseDrawn': {
    message: 'La fase «{{phase}}» ja està sortejada amb aquest resultat.',
    hint: 'Abans cal desfer-ne el sorteig.',
  },
  'match.notWalkover': {
    message: 'Només es torna a jugar un partit que va acabar per W.O., sense jugar-se.',
  },
  'match.playerLeft': {
    message: 'Algú que juga aquest partit ja no és al torneig.',
    hint: 'Si ha tornat, recupera’l a Inscripcions i els seus partits tornen amb ell.',
  },
  'match.seqConflict': { message: 'El marcador ha canviat en un altre dispositiu.' },
  'match.heldElsewhere': {
    message: 'Ara aquest partit s’anota des d’un altre dispositiu.',
    hint: 'El pots seguir, o anotar-lo tu des d’aquí.',
  },
  'match.conflictDecided': { message: 'Aquest conflicte ja s’ha resolt.' },
  'match.tooManyConflicts': {
    message: 'Ja has enviat massa conflictes d’aquest partit.',
    hint: 'Demana a l’organització que els resolgui, o dona-li el resultat.',
  },
  'match.basisGone': {
    message: 'El partit s’ha tornat a començar: el que es va anotar en aquest dispositiu ja no encaixa.',
  },
  'match.undoBeyondOwn': {
    message: 'Aquest dispositiu va desfer punts que ja tenien tots dos: no es poden ajuntar.',
  },
  'open.conflictsUndecided': {
    message: 'Hi ha partits amb un conflicte per resoldre.',
    hint: 'Resol-los, o finalitza sense resoldre’ls: val el marcador que hi ha.',
  },
  'match.reasonRequired': { message: 'Falta el motiu de la correcció.' },
  'day.alreadyCalled': {
    message: 'Aquest partit ja està cridat a la taula {{table}}.',
    hint: 'L’ha cridat {{by}}.',
  },
  'day.alreadyPlaying': { message: 'Aquest partit ja ha començat.' },
  'day.bothBusy': {
    message:
      '{{person}} és a la taula {{table}} ({{match}}) i {{other}}, a la taula {{other_table}} ({{other_match}}).',
    hint: 'Si són la mateixa persona, abans s’ha d’acabar o ha de tornar a la cua un dels dos partits.',
  },
  'day.bothElsewhere': { message: '{{person}} i {{other}} són ara en dos partits.' },
  'day.callEnded': { message: 'Aquesta crida ja s’ha acabat.' },
  'day.callMissing': { message: 'Abans va la segona crida.' },
  'day.otherPerson': {
    message:
      '{{person}} també juga en un altre torneig d’avui: només l’organització d’aquell torneig pot dir que no hi és.',
  },
  'day.personBusy': { message: '{{person}} és a la taula {{table}}: {{match}}.' },
  'day.personElsewhere': { message: '{{person}} ara és en un altre partit.' },
  'day.sameOpen': { message: '{{person}} i {{other}} són al mateix torneig: són dues persones.' },
  'day.tableClosed': { message: 'La taula {{table}} no està oberta.' },
  'day.tableTaken': { message: 'La taula {{table}} està ocupada: {{match}}.' },
  'day.tableThere': { message: 'La taula {{table}} ja hi és.' },
  'day.tooManyVolunteers': {
    message: 'Aquest dia ja té {{most}} voluntaris.',
    hint: 'Treu-ne un per poder afegir-ne un altre.',
  },
  'calendar.ended': {
    message: 'Aquesta adreça de calendari ja no val.',
    hint: 'Si la vas renovar, la nova és la que vas copiar; si no la tens, a «Gestió» se’n fa una altra.',
  },
  'openKey.ended': {
    message: 'Aquesta clau no val: l’han anul·lada o està mal copiada.',
    hint: 'Demana’n una altra a qui organitza el torneig.',
  },
  'openKey.otherOpen': {
    message: 'Aquesta clau és d’un altre torneig.',
    hint: 'Fes servir la del torneig d’aquesta adreça.',
  },
  'openKey.tooMany': {
    message: 'El torneig ja té {{most}} claus, que és el màxim.',
    hint: 'Anul·la’n alguna que ja no es faci servir.',
  },
  'screen.codeUnknown': {
    message: 'Cap pantalla mostra aquest codi. Val deu minuts: mira el que mostra ara.',
  },
  'day.notOrganiser': { message: 'Aquesta persona no organitza cap altre torneig d’aquest dia.' },
  'scoreLink.unknown': {
    message: 'Aquest QR no és de cap partit d’aquí.',
    hint: 'Torna’l a escanejar, o demana’n un altre a l’organització.',
  },
  'scoreLink.revoked': {
    message: 'L’organització ha anul·lat aquest QR.',
    hint: 'Demana el nou a la taula de l’organització.',
  },
  'scoreLink.openOver': {
    message: 'Aquest QR era del torneig «{{open}}», que ja s’ha acabat.',
    hint: 'Si arbitres en un altre, demana’n el QR a la taula de l’organització.',
  },
} as const satisfies Record<ErrorCode, ErrorText>;
