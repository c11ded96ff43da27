import type { clubs as original } from '../../es/tables/clubs.ts';
import type { Translated } from '../../translated.ts';

/** The table of clubs. */
export const clubs = {
  title: 'Manage clubs',
  hint: 'Correct names and merge duplicates. A club appears when somebody enters it in a profile or a list.',
  search: 'Search for a club',
  list: 'Clubs',
  consequence_one: '{{count}} player is left without a club, and gets it back if you restore it.',
  consequence_other: '{{count}} players are left without a club, and get it back if you restore it.',
  rename: 'Rename',
  renameHint: 'Anyone who types the former name in a profile or a list gets this club.',
  renamed: 'Now called {{name}}',
  merge: 'Merge',
  mergeTitle: 'Merge clubs',
  keep: 'Which name do they keep?',
  keepThis_one: '{{name}}, with {{count}} player',
  keepThis_other: '{{name}}, with {{count}} players',
  moves_one: '{{count}} player moves to {{name}}.',
  moves_other: '{{count}} players move to {{name}}.',
  movesNobody: 'Nobody changes clubs: the others have no players.',
  formerNames: 'The other names will lead to this club.',
  merged_one: 'Merged into {{name}}: {{count}} player moved',
  merged_other: 'Merged into {{name}}: {{count}} players moved',
  mergedNobody: 'Merged into {{name}}',
  undoable: 'You can undo this now, or later by restoring each club under “Removed”.',
  noDuplicates: 'No duplicate clubs',
  noDuplicatesHint: 'Clubs whose names are the same apart from words like “club” or “CTT” appear here.',
  empty: 'No clubs yet',
} as const satisfies Translated<typeof original>;
