import type { Translated } from '../translated.ts';
import type { push as original } from '../es/push.ts';

/** The notifications of a turn, as a phone shows them on its lock screen. */
export const push = {
  you: {
    play: {
      due: 'Et toca a la taula {{table}}',
      dueNoTable: 'Et toca',
      calls: {
        first: 'Et criden a la taula {{table}}',
        second: '2a crida: taula {{table}}',
        third: '3a crida: taula {{table}}',
      },
      next: 'El teu partit és el següent',
      one: 'Un partit abans del teu',
      two: 'Dos partits abans del teu',
    },
    umpire: {
      due: 'Et toca arbitrar a la taula {{table}}',
      dueNoTable: 'Et toca arbitrar',
      calls: {
        first: 'Et criden a arbitrar a la taula {{table}}',
        second: '2a crida per arbitrar: taula {{table}}',
        third: '3a crida per arbitrar: taula {{table}}',
      },
      next: 'Arbitres el partit següent',
      one: 'Un partit abans del que arbitres',
      two: 'Dos partits abans del que arbitres',
    },
  },
  they: {
    play: {
      due: '{{name}}: li toca a la taula {{table}}',
      dueNoTable: '{{name}}: li toca',
      calls: {
        first: '{{name}}: a la taula {{table}}',
        second: '{{name}}, 2a crida: taula {{table}}',
        third: '{{name}}, 3a crida: taula {{table}}',
      },
      next: '{{name}}: el seu partit és el següent',
      one: '{{name}}: un partit abans del seu',
      two: '{{name}}: dos partits abans del seu',
    },
    umpire: {
      due: '{{name}}: li toca arbitrar a la taula {{table}}',
      dueNoTable: '{{name}}: li toca arbitrar',
      calls: {
        first: '{{name}}: arbitra a la taula {{table}}',
        second: '{{name}}, 2a crida per arbitrar: taula {{table}}',
        third: '{{name}}, 3a crida per arbitrar: taula {{table}}',
      },
      next: '{{name}}: arbitra el partit següent',
      one: '{{name}}: un partit abans del que arbitra',
      two: '{{name}}: dos partits abans del que arbitra',
    },
  },
  table: 'Taula {{table}}',
  against: 'Contra {{rival}}',
} satisfies Translated<typeof original>;
