import type { terms as original } from '../../es/help/terms.ts';
import type { Translated } from '../../translated.ts';

export const terms = {
  title: 'Termes i condicions',
  updated: 'Versió 2, vigent des del 22 de novembre de 2026',
  sections: {
    what: {
      title: 'Què és aquest servei',
      body: 'Topspin serveix per organitzar tornejos de tennis de taula, apuntar-s’hi, anotar els partits i mantenir un rànquing. L’ofereix qui administra aquesta instal·lació: un club, una federació o una organització. Aquesta entitat és la responsable del servei i de les teves dades.',
    },
    account: {
      title: 'El teu compte',
      body: 'El compte és personal. Dona dades veritables, guarda la contrasenya i avisa si creus que una altra persona el fa servir. Pots tancar el compte quan vulguis des del teu perfil.',
    },
    player: {
      title: 'Perfil de jugador i inscripcions',
      body: 'Per inscriure’t necessites un perfil de jugador. Si inscrius una altra persona declares que en tens el consentiment, o el del seu tutor si és menor de 14 anys; guardem qui ho va confirmar, quan i amb quina relació. Una inscripció compromet a presentar-se: qui no hi pugui anar s’ha de donar de baixa abans que es tanqui la recepció.',
    },
    organisers: {
      title: 'Organitzar tornejos i seus',
      body: 'Qui crea un torneig o una seu declara que ho pot fer i que el que publica és cert, i que els qui ho gestionen amb ell hi estan d’acord. Els telèfons que veu com a organitzador només els pot fer servir per a aquell torneig.',
    },
    results: {
      title: 'Resultats i rànquing',
      body: 'Els resultats són públics per als qui fan servir la instal·lació i, si l’organització ho permet, per a qualsevol que tingui l’enllaç del torneig. S’apliquen les regles de la ITTF. Un resultat erroni es corregeix avisant l’organització, i el rànquing es torna a calcular.',
    },
    privacy: {
      title: 'Quines dades guardem i per a què',
      body: 'Guardem el teu nom, el correu, la data de naixement, el telèfon si el dones, les inscripcions i els resultats, només perquè els tornejos funcionin. Als altres se’ls mostra la teva categoria d’edat, mai la data. El telèfon el veuen només els organitzadors dels teus tornejos, tret que triïs el contrari. La diversitat funcional es guarda únicament amb el teu consentiment exprés, i qui participa en un torneig per a persones amb diversitat funcional només ho veuen la seva organització i qui hi està inscrit, o en gestiona el perfil. A qui organitza altres tornejos del mateix dia a la mateixa sala se li diu que algú és en un altre partit, però no en quin. Si actives els avisos en un dispositiu guardem, fins que hi tanques la sessió, l’adreça que li dona el servei d’avisos del navegador, que els lliura xifrats. No hi ha publicitat ni se cedeixen dades a tercers. Els correus i avisos que t’enviem, i el nom de qui arbitra amb un QR sense tenir compte, s’esborren al cap de 30 dies, les sessions tancades i els intents rebutjats al cap de 90, i el registre del que s’ha fet al cap de tres anys. Si un torneig té els participants de click-TT, l’any de naixement i la llicència hi tornen amb els resultats i aquí s’esborren 90 dies després.',
    },
    maps: {
      title: 'Mapes i fotos de les seus',
      body: 'Cap mapa no es demana a ningú fins que no l’obres; aleshores el teu navegador el demana al servei que s’indica a sota, que veu la teva adreça IP i la zona que mires. Les adreces que busques les demana aquesta instal·lació per tu. Qui puja una foto declara que la pot publicar; se’n treuen la posició i les dades de la càmera. Si surts en una foto i no ho vols, demana-ho a qui administra la seu: les fotos retirades s’esborren al cap de 90 dies.',
    },
    rights: {
      title: 'Els teus drets',
      body: 'Pots consultar, corregir, baixar i esborrar les teves dades des del perfil o demanant-ho a qui administra la instal·lació. Com a mare, pare o tutor pots fer el mateix amb les dades dels menors al teu càrrec i retirar el consentiment quan vulguis, des del seu perfil: llavors s’esborra, i el que s’havia fet abans continua sent vàlid. Si una altra mare, pare o tutor també gestiona aquest perfil, ho decidiu entre tots dos. En esborrar el compte, els resultats es conserven sense el teu nom, perquè també són dels teus rivals. Si creus que les teves dades no es tracten bé, pots reclamar davant l’Agència Espanyola de Protecció de Dades.',
    },
    conduct: {
      title: 'Joc net',
      body: 'No es permet falsejar resultats, fer-se passar per una altra persona, molestar ningú ni intentar entrar on no et correspon. L’organització pot retirar una inscripció, i l’administració tancar un compte, explicant-ne el motiu.',
    },
    changes: {
      title: 'Canvis en aquests termes',
      body: 'Si canvien, publiquem aquí la versió nova, amb la data a partir de la qual és vigent. Si no hi estàs d’acord, pots esborrar el compte. S’aplica la llei espanyola.',
    },
  },
} as const satisfies Translated<typeof original>;
