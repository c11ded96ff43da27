import type { table as original } from '../../es/pages/table.ts';
import type { Translated } from '../../translated.ts';
import { adminTables } from '../tables/admin.ts';
import { clubs } from '../tables/clubs.ts';

export const table = {
  admin: adminTables,
  clubs,
  total_one: '{{count, number}} resultat',
  total_other: '{{count, number}} resultats',
  atLeast_one: 'Més de {{count, number}} resultat',
  atLeast_other: 'Més de {{count, number}} resultats',
  empty: 'No hi ha resultats',
  actions: 'Accions',
  menu: 'Accions per a {{name}}',
  select: 'Selecciona {{name}}',
  selectAll: 'Selecciona tot el que es veu',
  selected_one: '{{count}} seleccionat',
  selected_other: '{{count}} seleccionats',
  clearSelection: 'Treu la selecció',
  sort: 'Ordena per',
  ascending: '{{column}}, ascendent',
  descending: '{{column}}, descendent',
  pages: 'Pàgines',
  rowsPerPage: 'Files per pàgina',
  range: '{{from, number}}–{{to, number}} de {{count, number}}',
  rangeOfAtLeast: '{{from, number}}–{{to, number}} de més de {{count, number}}',
  tooDeep: 'Pàgina a pàgina no es passa d’aquí: cerca o filtra per arribar a la resta.',
  goTo: {
    first: 'Primera pàgina',
    previous: 'Pàgina anterior',
    next: 'Pàgina següent',
    last: 'Última pàgina',
  },
} as const satisfies Translated<typeof original>;
