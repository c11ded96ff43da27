import type { clickTt as original } from '../../es/opens/click-tt.ts';
import type { Translated } from '../../translated.ts';

export const clickTt = {
  title: 'click-TT',
  headings: 'Nom;Cognoms;Club;click-TT',
  reading: 'S’està llegint el fitxer',
  choose: '{{tournament}}: de quina prova és aquest torneig?',
  nobody: '{{tournament}}: en aquest fitxer no hi ha ningú per a aquest torneig',
  entries_one: '{{count}} inscripció.',
  entries_other: '{{count}} inscripcions.',
  others_one: '{{count}} inscripció no s’afegeix: és d’una altra modalitat o d’un equip.',
  others_other: '{{count}} inscripcions no s’afegeixen: són d’una altra modalitat o d’equips.',
  kept: 'De click-TT: {{tournament}}, {{competition}}',
  allIn_one: '{{count}} participant, que ja és al torneig o hi està convidat.',
  allIn_other: '{{count}} participants, i ja són tots al torneig o hi estan convidats.',
  missing_one: 'Falta per afegir {{count}} participant.',
  missing_other: 'Falten per afegir {{count}} participants.',
  keptHint:
    'Els seus anys de naixement i llicències es desen només per tornar-los a click-TT amb els resultats, i s’esborren 90 dies després del torneig.',
  put_one: 'Posa’l a la llista',
  put_other: 'Posa’ls a la llista',
  remove: 'Treu el fitxer',
  results: {
    title: 'Resultats per a click-TT',
    hint: 'L’XML de {{tournament}}, {{competition}}, amb els partits jugats: puja’l a click-TT.',
    matches_one: '{{count}} partit anirà al fitxer.',
    matches_other: '{{count}} partits aniran al fitxer.',
    none: 'Encara no hi ha cap partit per pujar-hi',
    noneHint: 'Un fitxer sense partits esborraria a click-TT els que hi hagi, així que no es fa.',
    leftOut: 'El que no anirà al fitxer',
    reasons: {
      unfinished_one: '{{count}} partit que no ha acabat o que es repeteix.',
      unfinished_other: '{{count}} partits que no han acabat o que es repeteixen.',
      unplayed_one:
        '{{count}} partit que no es va jugar: el fitxer no distingeix una incompareixença d’un 11-0.',
      unplayed_other:
        '{{count}} partits que no es van jugar: el fitxer no distingeix una incompareixença d’un 11-0.',
      strangers_one: '{{count}} partit d’algú que no va venir de click-TT.',
      strangers_other: '{{count}} partits d’algú que no va venir de click-TT.',
      long_one: '{{count}} partit de més de set sets.',
      long_other: '{{count}} partits de més de set sets.',
    },
    bestOf9: 'Una fase és al millor de 9, i a click-TT hi caben set sets: un partit amb més en queda fora.',
    save: 'Baixa per a click-TT',
  },
} as const satisfies Translated<typeof original>;
