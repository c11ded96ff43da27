import type { Translated } from '../translated.ts';
import type { push as original } from '../es/push.ts';

/** The notifications of a turn and of a partner, as a phone shows them on its lock screen. */
export const push = {
  you: {
    play: {
      due: 'You’re up on table {{table}}',
      dueNoTable: 'You’re up',
      calls: {
        first: 'You’re called to table {{table}}',
        second: 'Second call: table {{table}}',
        third: 'Third call: table {{table}}',
      },
      next: 'Your match is next',
      one: 'One match before yours',
      two: 'Two matches before yours',
    },
    umpire: {
      due: 'You’re up to umpire on table {{table}}',
      dueNoTable: 'You’re up to umpire',
      calls: {
        first: 'You’re called to umpire on table {{table}}',
        second: 'Second call to umpire: table {{table}}',
        third: 'Third call to umpire: table {{table}}',
      },
      next: 'You umpire the next match',
      one: 'One match before the one you umpire',
      two: 'Two matches before the one you umpire',
    },
  },
  they: {
    play: {
      due: '{{name}} is up on table {{table}}',
      dueNoTable: '{{name}} is up',
      calls: {
        first: '{{name}}: called to table {{table}}',
        second: '{{name}}, second call: table {{table}}',
        third: '{{name}}, third call: table {{table}}',
      },
      next: '{{name}}: their match is next',
      one: '{{name}}: one match before theirs',
      two: '{{name}}: two matches before theirs',
    },
    umpire: {
      due: '{{name}} is up to umpire on table {{table}}',
      dueNoTable: '{{name}} is up to umpire',
      calls: {
        first: '{{name}}: umpires on table {{table}}',
        second: '{{name}}, second call to umpire: table {{table}}',
        third: '{{name}}, third call to umpire: table {{table}}',
      },
      next: '{{name}}: umpires the next match',
      one: '{{name}}: one match before the one they umpire',
      two: '{{name}}: two matches before the one they umpire',
    },
  },
  partners: {
    you: {
      named: {
        partnerAsked: '{{other}} asks you to play as a pair',
        pairMade: 'You’re playing with {{other}}',
        pairWaits: 'You’re playing with {{other}}',
        partnerDeclined: '{{other}} won’t play with you',
        partnerLeft: 'You’re no longer playing with {{other}}',
      },
      plain: {
        partnerAsked: 'Somebody asks you to play as a pair',
        pairMade: 'You have a partner',
        pairWaits: 'You have a partner',
        partnerDeclined: 'Your invitation was declined',
        partnerLeft: 'You no longer have a partner',
      },
    },
    they: {
      named: {
        partnerAsked: '{{other}} asks {{name}} to play as a pair',
        pairMade: '{{name}} is playing with {{other}}',
        pairWaits: '{{name}} is playing with {{other}}',
        partnerDeclined: '{{other}} won’t play with {{name}}',
        partnerLeft: '{{name}} is no longer playing with {{other}}',
      },
      plain: {
        partnerAsked: '{{name}} is asked to play as a pair',
        pairMade: '{{name}} has a partner',
        pairWaits: '{{name}} has a partner',
        partnerDeclined: '{{name}}’s invitation was declined',
        partnerLeft: '{{name}} no longer has a partner',
      },
    },
    after: {
      partnerAsked: 'Tap to accept or decline',
      pairMade: 'The pair is made',
      pairWaits: 'The pair is on the waiting list',
      partnerDeclined: 'Somebody else can be asked',
      partnerLeft: 'A new pair can be made until it’s in the draw',
    },
  },
  table: 'Table {{table}}',
  against: 'Against {{rival}}',
} satisfies Translated<typeof original>;
