import type { finish as original } from '../../es/opens/finish.ts';
import type { Translated } from '../../translated.ts';

export const finish = {
  podium: 'Podium',
  highlights: 'Highlights',
  ofScored: 'From the matches scored point by point.',
  comeback: 'Biggest comeback',
  comebackBy: '{{name}} went from {{from}} to {{to}} in game {{set}}, against {{other}}',
  streak: 'Most points in a row',
  streakBy: '{{points}} in a row by {{name}}, against {{other}}',
  longest: 'Longest match',
  longestOf: '{{a}} – {{b}}, {{points}} points',
  minutes: '{{minutes}} min',
  others_one: 'And {{count}} more, tied',
  others_other: 'And {{count}} more, tied',
  showPath: 'Show the path of {{name}}',
  won: 'Beat {{name}}',
  lost: 'Lost to {{name}}',
  share: {
    podium: 'Share the podium',
    result: 'Share this result',
    open: 'Share the open',
    match: 'Share the match',
    player: 'Share the result',
    hint: 'Anybody who scans the code or opens the link sees the podium and all the results, without an account.',
    resultHint: 'Anybody who scans the code or opens the link sees this result, without an account.',
    card: 'Picture',
    story: 'Story',
    noPicture: 'The picture could not be made',
  },
} as const satisfies Translated<typeof original>;
