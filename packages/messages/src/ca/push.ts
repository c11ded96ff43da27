import type { Translated } from '../translated.ts';
import type { push as original } from '../es/push.ts';

/** The notifications of a turn and of a partner, as a phone shows them on its lock screen. */
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
  partners: {
    you: {
      named: {
        partnerAsked: '{{other}} et convida a formar parella',
        pairMade: 'Jugaràs amb {{other}}',
        pairWaits: 'Jugaràs amb {{other}}',
        partnerDeclined: '{{other}} no jugarà amb tu',
        partnerLeft: 'Ja no jugues amb {{other}}',
      },
      plain: {
        partnerAsked: 'Et conviden a formar parella',
        pairMade: 'Ja tens parella',
        pairWaits: 'Ja tens parella',
        partnerDeclined: 'Han rebutjat la teva invitació',
        partnerLeft: 'T’has quedat sense parella',
      },
    },
    they: {
      named: {
        partnerAsked: '{{other}} convida {{name}} a formar parella',
        pairMade: '{{name}} jugarà amb {{other}}',
        pairWaits: '{{name}} jugarà amb {{other}}',
        partnerDeclined: '{{other}} no jugarà amb {{name}}',
        partnerLeft: '{{name}} ja no juga amb {{other}}',
      },
      plain: {
        partnerAsked: '{{name}}: invitació per formar parella',
        pairMade: '{{name}} ja té parella',
        pairWaits: '{{name}} ja té parella',
        partnerDeclined: '{{name}}: han rebutjat la seva invitació',
        partnerLeft: '{{name}} s’ha quedat sense parella',
      },
    },
    after: {
      partnerAsked: 'Toca per acceptar o rebutjar',
      pairMade: 'La parella està formada',
      pairWaits: 'La parella és a la llista d’espera',
      partnerDeclined: 'Es pot convidar una altra persona',
      partnerLeft: 'Es pot formar una altra parella fins a entrar al quadre',
    },
  },
  table: 'Taula {{table}}',
  against: 'Contra {{rival}}',
} satisfies Translated<typeof original>;
