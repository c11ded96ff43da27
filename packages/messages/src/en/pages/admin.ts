import type { admin as original } from '../../es/pages/admin.ts';
import type { Translated } from '../../translated.ts';

export const admin = {
  deleted: {
    title: 'Removed from the lists',
    which: 'What is shown',
    parts: { there: 'In the lists', deleted: 'Removed' },
    empty: 'Nothing has been removed',
    notFound: 'Nothing of that name has been removed',
    by: 'Removed by {{name}}',
    restore: 'Restore',
    restoreNamed: 'Restore {{name}}',
    restored: '{{name}} is back in the lists',
  },
} as const satisfies Translated<typeof original>;
