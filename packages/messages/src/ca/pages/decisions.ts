import type { decisions as original } from '../../es/pages/decisions.ts';
import type { Translated } from '../../translated.ts';

export const decisions = {
  title: 'Pendent de la teva resposta',
  invitation: {
    play: 'Invitació a jugar {{name}}',
    open: 'Invitació a organitzar {{name}}',
    venue: 'Invitació a gestionar la seu {{name}}',
  },
  partners: {
    pending: '{{other}} convida {{player}} a formar parella a {{open}}',
    declined: '{{other}} ha rebutjat formar parella amb {{player}} a {{open}}',
    left: '{{other}} s’ha retirat de {{open}}: {{player}} es queda sense parella',
    parted: 'L’organització de {{open}} ha separat la parella de {{player}} i {{other}}',
    ended: '{{other}} ha desfet la parella amb {{player}} a {{open}}',
    answer: 'Mira i respon',
    search: 'Cerca una altra parella',
  },
  invitedBy: 'Et convida {{by}}',
  accept: 'Accepta',
  decline: 'Rebutja',
  accepted: { open: 'Organitzes {{name}}', venue: 'Gestiones la seu {{name}}' },
  declined: 'Has rebutjat la invitació a {{name}}',
  declinedOnes: { title: 'Invitacions que has rebutjat', accept: 'Canvia d’idea i accepta' },
  page: {
    open: 'Podràs editar el torneig, inscriure jugadors, sortejar i anotar resultats. Eliminar-lo o treure altres organitzadors continuarà en mans de qui el va crear. Ho pots deixar quan vulguis.',
    venue:
      'Podràs editar les dades de la seu i les taules. Treure-la o canviar qui la gestiona continuarà en mans de qui la va crear. Ho pots deixar quan vulguis.',
    go: { open: 'Ves al torneig', venue: 'Ves a la seu' },
    none: 'Aquí no hi ha cap invitació per a tu',
    noneHint:
      'Has entrat com a {{email}}. Si la invitació va arribar a un altre correu, entra amb aquell compte. També pot ser que ja l’hagis respost o que l’hagin retirada.',
    otherAccount: 'Entra amb un altre compte',
  },
  handedOver: {
    title: 'Ha quedat al teu càrrec',
    hint: 'S’ha esborrat el compte que ho gestionava.',
    player:
      'Ningú més no gestiona aquest perfil. Convida la mare, el pare o qui en tingui la tutela, o esborra’l si no es troba ningú.',
    open: 'Torneig: ara l’organitzes tu',
    venue: 'Seu: ara la gestiones tu',
    since: 'Des del {{day}}',
    erase: 'Esborra el perfil',
    eraseTitle: 'Vols esborrar el perfil de {{name}}?',
    eraseBody:
      'S’esborren el nom, les dades i els consentiments, i deixa els tornejos que no han acabat. Els resultats es conserven sense el nom. No es pot desfer.',
    eraseConfirm: 'Esborra’l per sempre',
    erased: 'S’ha esborrat el perfil de {{name}}',
    seen: 'Ja ho he vist',
    seenDone: 'Vist: continuen als teus tornejos i seus',
  },
  claim: {
    text: '{{who}} diu que el perfil de {{player}} és seu',
    since: 'Compte des del {{date}}',
    verified: 'correu verificat',
    inCommon: 'Tornejos en comú: {{opens}}',
    hand: 'Lliura el perfil',
    reject: 'No és seu',
    handTitle: 'Vols lliurar el perfil de {{player}}?',
    handBody:
      'El perfil passa al compte de {{who}}, amb els seus resultats i la seva puntuació. Tu el continuaràs gestionant. Això no es pot desfer.',
    rejectTitle: 'Vols rebutjar la petició de {{who}}?',
    rejectBody:
      'El perfil de {{player}} es queda com està. {{who}} el podrà tornar a demanar al cap de 30 dies.',
    keepsPhone: 'El telèfon de contacte es queda al perfil',
    handDone: 'El perfil de {{player}} ja és de {{who}}',
    rejectDone: 'Petició de {{who}} rebutjada',
  },
  mine: {
    question: 'Ets tu?',
    hint: 'Aquest perfil el va crear una altra persona. Si és teu, demana’l: qui el gestiona rep un avís i decideix. Si hi està d’acord, passa al teu compte amb els resultats i la puntuació.',
    claim: 'Soc jo',
    sent: 'Petició enviada a qui gestiona el perfil',
    pending: 'Has demanat aquest perfil',
    pendingHint: 'Falta que ho decideixi qui el gestiona. Si te’l lliura, apareixerà al teu compte.',
    withdraw: 'Retira la petició',
    withdrawn: 'Petició retirada',
  },
} as const satisfies Translated<typeof original>;
