import type { Translated } from '../translated.ts';
import type { push as original } from '../es/push.ts';

/** The notifications of a turn, as a phone shows them on its lock screen. */
export const push = {
  you: {
    play: {
      due: 'Et toca a la taula {{table}}',
      dueNoTable: 'Et toca',
      one: 'Un partit abans del teu',
      two: 'Dos partits abans del teu',
    },
    umpire: {
      due: 'Et toca arbitrar a la taula {{table}}',
      dueNoTable: 'Et toca arbitrar',
      one: 'Un partit abans del que arbitres',
      two: 'Dos partits abans del que arbitres',
    },
  },
  they: {
    play: {
      due: '{{name}}: li toca a la taula {{table}}',
      dueNoTable: '{{name}}: li toca',
      one: '{{name}}: un partit abans del seu',
      two: '{{name}}: dos partits abans del seu',
    },
    umpire: {
      due: '{{name}}: li toca arbitrar a la taula {{table}}',
      dueNoTable: '{{name}}: li toca arbitrar',
      one: '{{name}}: un partit abans del que arbitra',
      two: '{{name}}: dos partits abans del que arbitra',
    },
  },
  table: 'Taula {{table}}',
  against: 'Contra {{rival}}',
} satisfies Translated<typeof original>;
