import type { openPairs as original } from '../../es/opens/open-pairs.ts';
import type { Translated } from '../../translated.ts';

export const openPairs = {
  doubles: {
    field: 'Discipline',
    singles: 'Singles',
    men: 'Men’s doubles',
    women: 'Women’s doubles',
    mixed: 'Mixed doubles',
    open: 'Open doubles',
    hint: 'It stays as it is once the open is created. In doubles people register, who take the places, and are paired afterwards.',
    unrated: 'Not rated: a rating is of a person, not of a pair',
    unratedShort: 'Doubles are not rated',
    ratingSum: 'Sum of a pair’s ratings',
  },
  pairs: {
    title: 'Pairs',
    none: 'There are no pairs yet.',
    count_one: '{{count}} pair',
    count_other: '{{count}} pairs',
    sum: 'Sum\u00a0{{rating}}',
    alone: 'Without a partner',
    aloneHint: 'Choose two registered people to make a pair.',
    aloneNone: 'Everybody registered has a partner.',
    aloneNobody: 'Nobody has registered yet.',
    make: 'Make a pair',
    made: 'Paired: {{name}}',
    part: 'Part {{name}}',
    parted: 'Parted: {{name}}',
    drawn:
      'The draw is made, and the pairs in it can no longer be parted. To change them, undo the draw before the first match. If somebody cannot go on, withdraw them in Players: the whole pair withdraws.',
    out: 'Without a partner, and so not in the draw: {{names}}.',
    outToo: '{{partner}} is out of the open too, since they play as a pair.',
    leftAlone: '{{partner}} is left without a partner.',
    goTo: 'Go to Pairs',
    incomplete: 'Somebody is yet to arrive',
    left: 'Somebody has left',
  },
} as const satisfies Translated<typeof original>;
