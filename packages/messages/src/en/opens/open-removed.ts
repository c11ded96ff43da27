import type { openRemoved as original } from '../../es/opens/open-removed.ts';
import type { Translated } from '../../translated.ts';

export const openRemoved = {
  title: 'Removed from this open',
  hint: 'In the last 30 days. Whatever you restore comes back as it was, and nobody is notified.',
  players_one: '{{count}} withdrawal',
  players_other: '{{count}} withdrawals',
  left: 'Withdrew',
  removed: 'Player removed',
  removedBy: 'Removed by {{name}}',
  deleted: 'Stage deleted',
  deletedBy: 'Stage deleted by {{name}}',
  undrawn: 'Draw undone',
  undrawnBy: 'Draw undone by {{name}}',
  unplanned: 'Matches deleted',
  unplannedBy: 'Matches deleted by {{name}}',
  restore: 'Restore',
  restoreNamed: 'Restore {{name}}',
  back: '{{name}} is back in the open',
  obstacles: {
    leftAlone: 'They can only come back by registering again or accepting an invitation.',
    playerDeleted: 'The profile is deleted: it has to be restored first.',
    groupsSaved: 'Removed before the draw. Now they can only join a group that has not started.',
    openState: 'This cannot be restored at this point of the open.',
    changedSince: 'Players, stages or results have changed since then.',
  },
} as const satisfies Translated<typeof original>;
