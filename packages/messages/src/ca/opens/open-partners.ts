import type { openPartners as original } from '../../es/opens/open-partners.ts';
import type { Translated } from '../../translated.ts';

export const openPartners = {
  partners: {
    title: 'La teva parella',
    titleOf: 'La parella de {{name}}',
    begin:
      'Cada persona s’inscriu pel seu compte. Després convides la teva parella aquí, o la tries entre qui també en cerca.',
    alone: 'Encara sense parella. Sense parella no s’entra al sorteig.',
    closed: 'Sense parella. Ja no es formen parelles: el torneig està sortejat.',
    search: 'Cerca parella',
    waits: 'Esperant la resposta de {{name}}',
    waitsHint: 'Si prefereixes convidar una altra persona, retira abans aquesta invitació.',
    takeBack: 'Retira',
    takenBack: 'Invitació a {{name}} retirada',
    received: 'Invitacions per formar parella',
    invites: '{{name}} et convida a formar parella',
    invitesOf: '{{name}} convida {{player}} a formar parella',
    registers: 'En acceptar, la inscripció al torneig queda feta.',
    declares: 'Abans d’acceptar, fes la inscripció: aquest torneig demana una declaració.',
    accept: 'Accepta',
    decline: 'Rebutja',
    declineTitle: 'Vols rebutjar la invitació de {{name}}?',
    declineBody:
      '{{name}} ho veurà i podrà convidar una altra persona. Si canvies d’idea, la invitació l’envies tu.',
    didDecline: 'Invitació de {{name}} rebutjada',
    declined: '{{name}} ha rebutjat la invitació.',
    left: '{{name}} s’ha retirat. Fins al sorteig pots cercar una altra parella.',
    parted: 'L’organització ha separat la parella amb {{name}}. Fins al sorteig en pots cercar una altra.',
    ended: '{{name}} ha desfet la parella. Fins al sorteig en pots cercar una altra.',
    part: 'Desfés la parella',
    partTitle: 'Vols desfer la parella amb {{name}}?',
    partBody:
      'Totes dues inscripcions continuen, i fins al sorteig cada persona pot cercar una altra parella. {{name}} ho veurà.',
    didPart: 'Parella amb {{name}} desfeta',
    seen: 'D’acord',
    rating: 'Puntuació {{rating}}',
    pairWaits:
      'La parella és a la llista d’espera i hi entra completa, tan bon punt hi hagi plaça per a totes dues persones.',
    full: 'El torneig està complet. Si una de les dues persones espera plaça, espera la parella sencera, en el torn de qui va arribar abans.',
    leaves: 'Si una de les dues persones es retira abans del sorteig, l’altra pot cercar una altra parella.',
    dialog: 'Cerca parella',
    looking: 'També cerquen parella',
    lookingFit: 'Només surten les persones amb qui la suma hi cap.',
    lookingNone: 'Ara mateix ningú més no cerca parella aquí. Cerca algú pel nom.',
    others: 'O convida una altra persona',
    field: 'Cerca pel nom',
    ask: 'Convida',
    asked: 'Invitació enviada a {{name}}',
    made: 'Parella formada amb {{name}}',
  },
} as const satisfies Translated<typeof original>;
