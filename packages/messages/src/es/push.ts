/** The notifications of a turn and of a partner, as a phone shows them on its lock screen. */
export const push = {
  you: {
    play: {
      due: 'Te toca en la mesa {{table}}',
      dueNoTable: 'Te toca',
      calls: {
        first: 'Te llaman a la mesa {{table}}',
        second: '2.ª llamada: mesa {{table}}',
        third: '3.ª llamada: mesa {{table}}',
      },
      next: 'Tu partido es el siguiente',
      one: 'Un partido antes del tuyo',
      two: 'Dos partidos antes del tuyo',
    },
    umpire: {
      due: 'Te toca arbitrar en la mesa {{table}}',
      dueNoTable: 'Te toca arbitrar',
      calls: {
        first: 'Te llaman a arbitrar en la mesa {{table}}',
        second: '2.ª llamada para arbitrar: mesa {{table}}',
        third: '3.ª llamada para arbitrar: mesa {{table}}',
      },
      next: 'Arbitras el siguiente partido',
      one: 'Un partido antes del que arbitras',
      two: 'Dos partidos antes del que arbitras',
    },
  },
  they: {
    play: {
      due: '{{name}}: le toca en la mesa {{table}}',
      dueNoTable: '{{name}}: le toca',
      calls: {
        first: '{{name}}: a la mesa {{table}}',
        second: '{{name}}, 2.ª llamada: mesa {{table}}',
        third: '{{name}}, 3.ª llamada: mesa {{table}}',
      },
      next: '{{name}}: su partido es el siguiente',
      one: '{{name}}: un partido antes del suyo',
      two: '{{name}}: dos partidos antes del suyo',
    },
    umpire: {
      due: '{{name}}: le toca arbitrar en la mesa {{table}}',
      dueNoTable: '{{name}}: le toca arbitrar',
      calls: {
        first: '{{name}}: arbitra en la mesa {{table}}',
        second: '{{name}}, 2.ª llamada para arbitrar: mesa {{table}}',
        third: '{{name}}, 3.ª llamada para arbitrar: mesa {{table}}',
      },
      next: '{{name}}: arbitra el siguiente partido',
      one: '{{name}}: un partido antes del que arbitra',
      two: '{{name}}: dos partidos antes del que arbitra',
    },
  },
  partners: {
    you: {
      named: {
        partnerAsked: '{{other}} te invita a formar pareja',
        pairMade: 'Jugarás con {{other}}',
        pairWaits: 'Jugarás con {{other}}',
        partnerDeclined: '{{other}} no jugará contigo',
        partnerLeft: 'Ya no juegas con {{other}}',
      },
      plain: {
        partnerAsked: 'Te invitan a formar pareja',
        pairMade: 'Ya tienes pareja',
        pairWaits: 'Ya tienes pareja',
        partnerDeclined: 'Han rechazado tu invitación',
        partnerLeft: 'Te has quedado sin pareja',
      },
    },
    they: {
      named: {
        partnerAsked: '{{other}} invita a {{name}} a formar pareja',
        pairMade: '{{name}} jugará con {{other}}',
        pairWaits: '{{name}} jugará con {{other}}',
        partnerDeclined: '{{other}} no jugará con {{name}}',
        partnerLeft: '{{name}} ya no juega con {{other}}',
      },
      plain: {
        partnerAsked: '{{name}}: invitación a formar pareja',
        pairMade: '{{name}} ya tiene pareja',
        pairWaits: '{{name}} ya tiene pareja',
        partnerDeclined: '{{name}}: han rechazado su invitación',
        partnerLeft: '{{name}} se ha quedado sin pareja',
      },
    },
    after: {
      partnerAsked: 'Toca para aceptar o rechazar',
      pairMade: 'La pareja está formada',
      pairWaits: 'La pareja está en la lista de espera',
      partnerDeclined: 'Se puede invitar a otra persona',
      partnerLeft: 'Se puede formar otra pareja hasta entrar en el cuadro',
    },
  },
  table: 'Mesa {{table}}',
  against: 'Contra {{rival}}',
} as const;
