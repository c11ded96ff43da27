import type { admin as original } from '../../es/pages/admin.ts';
import type { Translated } from '../../translated.ts';

export const admin = {
  deleted: {
    title: 'Tret de les llistes',
    which: 'Què es mostra',
    parts: { there: 'A les llistes', deleted: 'Trets' },
    empty: 'No hi ha res tret',
    notFound: 'No hi ha res tret amb aquest nom',
    by: 'Ho va treure {{name}}',
    restore: 'Recupera',
    restoreNamed: 'Recupera {{name}}',
    restored: '{{name}} torna a ser a les llistes',
  },
} as const satisfies Translated<typeof original>;
