/** Lists that grow while one scrolls. */
export const lists = {
  empty: 'No se encontraron resultados',
  emptyShort: 'No hay resultados',
  end: 'Se obtuvieron todos los resultados',
  endShort: 'Fin de los resultados',
  failed: 'Oops something went wrong!',
  loadingMore: 'Cargando más…',
  loadMore: 'Cargar más',
  total_one: '{{count}} resultado',
  total_other: '{{count}} resultados',
  sort: 'Ordenar por',
  rowsPerPage: 'Filas por página',
} as const;
