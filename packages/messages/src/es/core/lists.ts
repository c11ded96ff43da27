/** Lists that load more while scrolling. */
export const lists = {
  empty: 'No se encontraron resultados',
  end: 'Se obtuvieron todos los resultados',
  boxEnd: 'Fin de los resultados',
  failed: 'Oops something went wrong!',
  loadingMore: 'Cargando más…',
  loadMore: 'Cargar más',
  sort: 'Ordenar por',
  export: 'Descargar la lista',
  exportOf: 'Descargar: {{list}}',
  exportAs: { csv: 'Como CSV', xlsx: 'Como Excel (XLSX)' },
  exportCut_one: 'La lista es más larga: el archivo tiene la primera fila.',
  exportCut_other: 'La lista es más larga: el archivo tiene las primeras {{count}} filas.',
  position: 'Posición',
} as const;
