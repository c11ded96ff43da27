import type { faq as original } from '../../es/help/faq.ts';
import type { Translated } from '../../translated.ts';

export const faq = {
  title: 'Preguntes freqüents',
  hint: 'El que més es pregunta a la taula de l’organització.',
  search: 'Cerca entre les preguntes',
  found_one: '{{count}} pregunta',
  found_other: '{{count}} preguntes',
  none: 'Cap pregunta no parla d’això',
  noneHint: 'Prova amb altres paraules, o pregunta-ho a la taula de l’organització.',
  /** Words of a search that say nothing about what is asked, as they are folded: without accents. */
  stopWords:
    'a al alguna amb com de del donar dono el ella els em en es esta estic fer hi ho i jo l la les li m me meu no o on per perque pot puc que qui quan s se si soc son te tinc un una vull',
  all: 'Totes les preguntes',
  also: {
    filesIn: 'fitxer arxiu csv excel xlsx xml zip importar llista click-tt organitzo',
    filesOut: 'fitxer arxiu csv excel xlsx xml zip exportar baixar click-tt federació organitzo',
    shown: 'fitxer arxiu ical calendari inserir paper imprimir actes cartell qr organitzo',
    erase: 'esborrar eliminar tancar compte perfil dades',
    turn: 'avisos notificacions alertes avisar',
    enrol: 'apuntar-se inscripció registre',
    partner: 'dobles mixtos company companya',
    leave: 'anul·lar cancel·lar inscripció',
    privacy: 'dades personals privadesa',
    rating: 'punts rànquing elo nivell',
    wifi: 'sense connexió offline',
  },
  items: {
    enrol: {
      question: 'Com m’inscric a un torneig?',
      answer:
        'Crea el teu perfil de jugador, obre el torneig i prem «Inscriu-te». Si és ple passes a la llista d’espera i t’avisem per correu si queda una plaça lliure.',
    },
    leave: {
      question: 'No hi puc anar. Què faig?',
      answer:
        'Dona’t de baixa a la pàgina del torneig mentre la inscripció estigui oberta: la teva plaça passa a la primera persona de la llista d’espera. Si canvies d’idea, hi pots tornar amb un botó, mentre continuï oberta. Quan s’hagi tancat, avisa l’organització, que et donarà de baixa: el seu contacte és a la pàgina del torneig. Si t’hi ha inscrit algú altre, et pots donar de baixa fins que comenci el joc.',
    },
    reception: {
      question: 'Què és la recepció?',
      answer:
        'El moment en què l’organització comprova qui ha vingut. Qui no hi és quan es tanca queda com a absent i no entra al sorteig.',
    },
    others: {
      question: 'Puc inscriure una altra persona?',
      answer:
        'Sí, si en gestiones el perfil: els teus fills, o les persones que entrenes. Amb el botó d’inscripció de la pàgina del torneig afegeixes qui falti, amb el teu consentiment si en tens la tutela, o amb el seu, i inscrius tota la família o l’equip d’un cop. Cada persona es dona de baixa i torna per separat, també des de Gestió.',
    },
    partner: {
      question: 'Com jugo dobles si encara no tinc parella?',
      answer:
        'Inscriu-te i prem «Cerca parella» a la pàgina del torneig: veus qui en cerca també, o convides algú pel nom. En acceptar, aquesta persona queda inscrita i la parella està formada. Si es retira abans del sorteig, en pots cercar una altra. En un torneig complet la parella hi entra o espera sencera.',
    },
    groups: {
      question: 'Com es decideix qui va primer en un grup empatat?',
      answer:
        'Amb la regla 3.7.5 de la ITTF: només compten els partits entre els empatats. Primer els punts de partit, després el quocient de sets, després el de punts i, al final, el sorteig. La taula explica cada empat amb els seus números.',
    },
    crossings: {
      question: 'Com funcionen els creuaments?',
      answer:
        'Qui guanya un grup entra al quadre com a cap de sèrie: el primer del grup 1 a la primera línia, el del grup 2 a l’última i els altres per sorteig. Els segons van per sorteig a la meitat contrària de la del primer del seu grup, i els tercers es troben amb tots dos tan tard com és possible. A la primera ronda ningú no torna a jugar contra algú del seu grup i, si es pot, tampoc contra algú del seu club. Per omplir el quadre, l’organització el pot completar amb els millors de la posició següent, com ara els quatre millors tercers: compten els punts, el quocient de sets, el de tants i el sorteig, sense els partits contra l’últim dels grups més grans.',
    },
    draw: {
      question: 'El sorteig està manipulat?',
      answer:
        'No. Tot l’atzar surt d’un número que es guarda amb la fase: amb el mateix número surt el mateix sorteig. Qualsevol la veu a «Mostra el sorteig», damunt dels grups i del quadre.',
    },
    rating: {
      question: 'Com es calcula la meva puntuació?',
      answer:
        'Amb el sistema Elo. S’hi comença amb 1000 punts; guanyar contra algú amb més puntuació en dona més que guanyar contra algú amb menys. Durant els primers 30 partits canvia el doble de ràpid. A la teva pàgina veus cada canvi amb el seu partit. La pàgina de cada torneig diu si puntua.',
    },
    toss: {
      question: 'Com se sorteja el servei?',
      answer:
        'Abans del partit es llança una moneda, o la llança el marcador. Qui el guanya tria servir, restar o camp; l’altra part decideix el que queda. En dobles tria la parella: la que serveix diu qui comença a servir, i l’altra, qui resta. A cada set serveix primer la part que restava al començament de l’anterior, i es canvia de camp.',
    },
    walkover: {
      question: 'Què passa si algú no es presenta, abandona o se’n va?',
      answer:
        'Si no es presenta (W.O.), perd 11-0 cada set, no suma cap punt de partit i el partit no puntua. Si abandona o se’l desqualifica amb el partit començat, compten els punts jugats, el rival guanya els que falten i el partit puntua. Qui es dona de baixa després del sorteig perd per incompareixença el que li queda; el que va jugar es manté.',
    },
    wrong: {
      question: 'Hi ha un resultat equivocat. Es pot corregir?',
      answer:
        'Sí. Avisa l’organització del torneig: abans de corregir-lo veurà què canvia, i la classificació i les puntuacions es recalculen soles.',
    },
    serve: {
      question: 'Quan canvia el servei?',
      answer:
        'Cada dos punts, i cada punt a partir de 10 iguals o amb el sistema d’acceleració. En dobles serveix llavors qui restava, i resta la parella de qui servia. El marcador ho controla per tu i t’avisa del canvi de camp.',
    },
    points: {
      question: 'D’on surten els punts d’un circuit?',
      answer:
        'Cada torneig acabat dona punts per la posició final, segons la taula de l’edició; una posició compartida dona els de la millor, i en dobles cada persona rep els de la parella. L’edició hi pot afegir punts per partits i sets guanyats, per la diferència de tants i per participar-hi. Al circuit compten els resultats del període que fixa l’edició, o només els millors: la classificació diu quins.',
    },
    turn: {
      question: 'Em pot avisar el mòbil quan em toca?',
      answer:
        'Sí, si hi entres per https: toca «Avisa’m en aquest telèfon» al costat de «Quan jugo?» o al teu perfil. T’avisa quan queden dos partits o menys abans del teu i quan et toca jugar o arbitrar, també dels menors dels quals ets tutor. En un iPhone, afegeix abans Topspin a la pantalla d’inici. Cal internet, al mòbil i a l’ordinador que serveix Topspin.',
    },
    wifi: {
      question: 'S’ha tallat internet al pavelló. I ara què?',
      answer:
        'No passa res: Topspin pot funcionar des d’un portàtil amb la xarxa wifi del pavelló. Si un mòbil perd la connexió mentre s’hi arbitra, els punts s’hi guarden i s’envien quan torna. El mateix val per a la recepció i les inscripcions: es veu què falta per enviar i es pot desfer. Amb https, a més, Topspin s’obre sense connexió i la pantalla del marcador no s’apaga.',
    },
    twoPhones: {
      question: 'Poden dos mòbils anotar el mateix partit?',
      answer:
        'N’anota un, i els altres veuen el marcador i qui l’anota. Amb «Anota aquí» continua un altre, per exemple si s’acaba la bateria. Si un mòbil sense connexió ha anotat punts que ja no encaixen, no es perden: al partit surten els dos marcadors i l’àrbitre o l’organització decideix quin val; els jugadors, només si ningú més l’ha anotat. Si el partit ja s’ha acabat, ho decideix l’organització.',
    },
    umpireByQr: {
      question: 'Pot arbitrar algú sense compte?',
      answer:
        'Sí. Qui organitza crea al torneig els «QR per a àrbitres», un per taula, i els imprimeix, o mostra el d’un partit. Quan s’escaneja amb la càmera del mòbil s’anoten els partits d’aquella taula o aquell partit, i res més. Val fins que s’acabi el torneig o s’anul·li. Si un punt no encaixa amb el marcador, es desa a part i decideix l’organització.',
    },
    filesIn: {
      question: 'Organitzo un torneig: quin fitxer hi poso i on?',
      answer:
        'Una llista de persones, enganxada o en CSV o XLSX: al torneig, Jugadors, «Afegeix jugadors», «Afegeix una llista»; abans de desar-la veus qui és qui i quina fila té errors. L’XML de participants de click-TT va al mateix lloc: tries la prova, i cada prova és un torneig; les parelles entren en un torneig de dobles, i els equips encara no. Un torneig sencer que ve d’un altre Topspin, en ZIP: Gestió, «Importa».',
    },
    filesOut: {
      question: 'Organitzo un torneig: quin fitxer en trec i on?',
      answer:
        'El que hi ha en una llista o una taula surt en CSV o XLSX amb el seu botó de baixada, per exemple a Jugadors i a Resultats. El torneig sencer, per a un altre Topspin, surt en ZIP: Informació, «Exporta»; amb dades personals, només per a qui administra la instal·lació. Els resultats per a click-TT surten a Resultats, al botó de baixada, i a «Exporta», si els participants van venir d’allà. Hi ha els partits jugats, amb set sets com a màxim: una incompareixença no hi va, perquè allà seria un 11-0.',
    },
    shown: {
      question: 'Organitzo un torneig: com el passo al paper, a un web o a un calendari?',
      answer:
        'Actes amb QR, fulls de grup, quadres, ordre de joc, llistes i el cartell s’imprimeixen a Informació, «Imprimeix». Per al web d’un club, «Comparteix» i «Insereix» donen un text que s’hi enganxa; cal que els resultats siguin públics. Amb «Afegeix al calendari» un torneig es baixa com a fitxer, que no canvia, o se segueix amb la seva adreça, que es manté al dia.',
    },
    privacy: {
      question: 'Qui veu el meu telèfon i la meva data de naixement?',
      answer:
        'La data, només tu i qui gestiona el teu perfil: els altres veuen la teva categoria. El telèfon, l’organització dels tornejos on ets (si qui organitza no és de confiança, només si t’hi has inscrit tu), tret que triïs mostrar-lo a tothom. Dels menors de 18 anys, el telèfon, la foto i les xarxes només els veuen qui en gestiona el perfil i l’organització de confiança dels seus tornejos, que veu el telèfon i les xarxes quan la família ha fet o confirmat la inscripció; fins aleshores li pot escriure per Topspin.',
    },
    erase: {
      question: 'Com esborro el meu compte?',
      answer:
        'A Perfil, apartat Seguretat. Les teves dades s’esborren i els resultats es conserven sense el teu nom. Allà mateix decideixes, de cada menor al teu càrrec, si també s’esborra el seu perfil. Per esborrar només el seu: Gestió, el seu perfil, «Retira el consentiment i esborra el perfil».',
    },
  },
} as const satisfies Translated<typeof original>;
