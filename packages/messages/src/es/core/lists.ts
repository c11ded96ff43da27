/** Lists that load more while scrolling. */
export const lists = {
  empty: 'No se encontraron resultados',
  end: 'Se obtuvieron todos los resultados',
  failed: 'Oops something went wrong!',
  loadingMore: 'Cargando más…',
  loadMore: 'Cargar más',
  total_one: '{{count}} resultado',
  total_other: '{{count}} resultados',
  sort: 'Ordenar por',
  export: 'Descargar la lista',
  exportAs: { csv: 'Como CSV', xlsx: 'Como Excel (XLSX)' },
  rowsPerPage: 'Filas por página',
} as const;
