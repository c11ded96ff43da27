import { adminTables } from '../tables/admin.ts';
import { clubs } from '../tables/clubs.ts';

/** Tables: pages, selection, sort order. */
export const table = {
  admin: adminTables,
  clubs,
  total_one: '{{count, number}} resultado',
  total_other: '{{count, number}} resultados',
  atLeast_one: 'Más de {{count, number}} resultado',
  atLeast_other: 'Más de {{count, number}} resultados',
  empty: 'No hay resultados',
  actions: 'Acciones',
  menu: 'Acciones para {{name}}',
  select: 'Seleccionar {{name}}',
  selectAll: 'Seleccionar todo lo que se ve',
  selected_one: '{{count}} seleccionado',
  selected_other: '{{count}} seleccionados',
  clearSelection: 'Quitar la selección',
  sort: 'Ordenar por',
  ascending: '{{column}}, ascendente',
  descending: '{{column}}, descendente',
  pages: 'Páginas',
  rowsPerPage: 'Filas por página',
  range: '{{from, number}}–{{to, number}} de {{count, number}}',
  rangeOfAtLeast: '{{from, number}}–{{to, number}} de más de {{count, number}}',
  tooDeep: 'No se pasa de aquí página a página: busca o filtra para llegar al resto.',
  goTo: {
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    last: 'Última página',
  },
} as const;
