import type { openPairs as original } from '../../es/opens/open-pairs.ts';
import type { Translated } from '../../translated.ts';

export const openPairs = {
  doubles: {
    field: 'Modalitat',
    singles: 'Individual',
    men: 'Dobles masculins',
    women: 'Dobles femenins',
    mixed: 'Dobles mixtos',
    open: 'Dobles oberts',
    hint: 'No canvia un cop creat el torneig. En dobles s’inscriuen persones, que ocupen les places, i després es formen les parelles.',
    unrated: 'No puntua: la puntuació és de cada persona, no de la parella',
    unratedShort: 'Els dobles no puntuen',
    ratingSum: 'Suma de les puntuacions de la parella',
  },
  pairs: {
    title: 'Parelles',
    none: 'Encara no hi ha cap parella.',
    count_one: '{{count}} parella',
    count_other: '{{count}} parelles',
    sum: 'Suma\u00a0{{rating}}',
    alone: 'Sense parella',
    aloneHint: 'Tria dues persones inscrites i forma la parella.',
    aloneNone: 'Totes les persones inscrites tenen parella.',
    aloneNobody: 'Encara no s’hi ha inscrit ningú.',
    make: 'Formar parella',
    made: 'Parella formada: {{name}}',
    part: 'Separar {{name}}',
    parted: 'Parella separada: {{name}}',
    drawn:
      'El sorteig està fet i les parelles sortejades ja no se separen. Per canviar-les, desfés el sorteig abans del primer partit. Si algú no pot continuar, dona’l de baixa a Jugadors: es retira la parella sencera.',
    out: 'Sense parella i, per tant, fora del sorteig: {{names}}.',
    outToo: '{{partner}} també queda fora del torneig, perquè juguen en parella.',
    leftAlone: '{{partner}} es queda sense parella.',
    goTo: 'Ves a Parelles',
    incomplete: 'Falta algú per arribar',
    left: 'Algú se n’ha anat',
  },
} as const satisfies Translated<typeof original>;
