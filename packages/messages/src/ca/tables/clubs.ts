import type { clubs as original } from '../../es/tables/clubs.ts';
import type { Translated } from '../../translated.ts';

/** The table of clubs. */
export const clubs = {
  title: 'Administra els clubs',
  hint: 'Corregeix-ne els noms i fusiona els repetits. Un club apareix quan algú el posa al seu perfil o en una llista.',
  search: 'Cerca un club',
  list: 'Clubs',
  consequence_one: '{{count}} jugador es queda sense club; si el recuperes, el torna a tenir.',
  consequence_other: '{{count}} jugadors es queden sense club; si el recuperes, el tornen a tenir.',
  rename: 'Canvia el nom',
  renameHint: 'Qui escrigui el nom d’abans en un perfil o en una llista arribarà a aquest club.',
  renamed: 'Ara es diu {{name}}',
  merge: 'Fusiona',
  mergeTitle: 'Fusiona els clubs',
  keep: 'Amb quin nom es queden?',
  keepThis_one: '{{name}}, amb {{count}} jugador',
  keepThis_other: '{{name}}, amb {{count}} jugadors',
  moves_one: '{{count}} jugador passa a {{name}}.',
  moves_other: '{{count}} jugadors passen a {{name}}.',
  movesNobody: 'Ningú no canvia de club: els altres no tenen jugadors.',
  formerNames: 'Els altres noms remetran a aquest club.',
  merged_one: 'Fusionat amb {{name}}: hi passa {{count}} jugador',
  merged_other: 'Fusionats amb {{name}}: hi passen {{count}} jugadors',
  mergedNobody: 'Fusionats amb {{name}}',
  undoable: 'Es pot desfer ara, o després recuperant cada club a «Trets».',
  noDuplicates: 'No hi ha clubs repetits',
  noDuplicatesHint: 'Aquí surten els que es diuen igual sense comptar paraules com «club» o «CTT».',
  empty: 'Encara no hi ha clubs',
} as const satisfies Translated<typeof original>;
