import type { lists as original } from '../../es/core/lists.ts';
import type { Translated } from '../../translated.ts';

export const lists = {
  empty: 'No s’han trobat resultats',
  end: 'S’han obtingut tots els resultats',
  boxEnd: 'Final dels resultats',
  failed: 'Oops something went wrong!',
  loadingMore: 'Se’n carreguen més…',
  loadMore: 'Carrega’n més',
  sort: 'Ordena per',
  export: 'Baixa la llista',
  exportOf: 'Baixa: {{list}}',
  exportAs: { csv: 'Com a CSV', xlsx: 'Com a Excel (XLSX)' },
  exportCut_one: 'La llista és més llarga: el fitxer té la primera fila.',
  exportCut_other: 'La llista és més llarga: el fitxer té les {{count}} primeres files.',
  position: 'Posició',
} as const satisfies Translated<typeof original>;
