import type { lists as original } from '../../es/core/lists.ts';
import type { Translated } from '../../translated.ts';

export const lists = {
  empty: 'No s’han trobat resultats',
  end: 'Ja no hi ha més resultats',
  boxEnd: 'Final dels resultats',
  failed: 'Vaja, alguna cosa ha fallat.',
  loadingMore: 'Se n’estan carregant més…',
  loadMore: 'Carrega’n més',
  sort: 'Ordena per',
  export: 'Baixa la llista',
  exportOf: 'Baixa: {{list}}',
  exportAs: { csv: 'Com a CSV', xlsx: 'Com a Excel (XLSX)' },
  exportCut_one: 'La llista és més llarga: el fitxer només en té la primera fila.',
  exportCut_other: 'La llista és més llarga: el fitxer només en té les {{count}} primeres files.',
  position: 'Posició',
} as const satisfies Translated<typeof original>;
