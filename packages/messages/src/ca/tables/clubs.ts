import type { clubs as original } from '../../es/tables/clubs.ts';
import type { Translated } from '../../translated.ts';

/** The table of clubs. */
export const clubs = {
  title: 'Administrar clubs',
  hint: 'Corregeix-ne els noms i fusiona els repetits. Un club apareix quan algú el posa al seu perfil o en una llista.',
  search: 'Cerca un club',
  list: 'Clubs',
  consequence_one: '{{count}} jugador es queda sense club; si el recuperes, el torna a tenir.',
  consequence_other: '{{count}} jugadors es queden sense club; si el recuperes, el tornen a tenir.',
  rename: 'Canviar el nom',
  renameHint: 'Qui escrigui el nom d’abans en un perfil o en una llista arribarà a aquest club.',
  renamed: 'Ara es diu {{name}}',
  merge: 'Fusionar',
  mergeTitle: 'Fusionar clubs',
  keep: 'Amb quin nom es queden?',
  keepThis_one: '{{name}}, amb {{count}} jugador',
  keepThis_other: '{{name}}, amb {{count}} jugadors',
  moves_one: '{{count}} jugador passa a {{name}}.',
  moves_other: '{{count}} jugadors passen a {{name}}.',
  movesNobody: 'Ningú canvia de club: els altres no tenen jugadors.',
  formerNames: 'Els altres noms portaran a aquest club.',
  merged_one: 'Unit a {{name}}: passa {{count}} jugador',
  merged_other: 'Units a {{name}}: passen {{count}} jugadors',
  mergedNobody: 'Units a {{name}}',
  undoable: 'Es pot desfer ara, o després recuperant cada club a «Trets».',
  noDuplicates: 'No hi ha clubs repetits',
  noDuplicatesHint: 'Aquí surten els que es diuen igual sense comptar paraules com «club» o «CTT».',
  empty: 'Encara no hi ha clubs',
} as const satisfies Translated<typeof original>;
