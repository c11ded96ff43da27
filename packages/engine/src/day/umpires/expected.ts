import { isOccupying } from '../day.ts';
import type { DayIndex } from '../day-index.ts';
import type { MatchId, PersonId } from '../../id.ts';
import { onDemand } from '../on-demand.ts';
import type { Queued } from '../queued.ts';
import { automaticFirst, inFillOrder, tableFor, tablesOfRound } from '../table-for.ts';
import { matchesDue } from './due-soon.ts';
import { chooseUmpire } from './umpire.ts';

/** Of so many that can be called it is said who would umpire them: whoever calls one sees whom that takes from another. */
const said = 12;

/** Who would umpire the first matches that can be called, each as if it were called next; without those that the rules give nobody. */
export function expectedUmpires(queue: readonly Queued[], index: DayIndex): ReadonlyMap<MatchId, PersonId> {
  const expected = new Map<MatchId, PersonId>();
  if (queue.every(({ match }) => match.umpire === null && index.settingsOf(match.open).umpires[0] === 'none'))
    return expected;
  const due = onDemand(() => matchesDue(queue, index));
  const free = automaticFirst(
    index.day.tables.filter(({ number, state }) => state === 'open' && index.onTable(number) === undefined),
  ).toSorted(inFillOrder);
  const ready = queue.filter(({ match, waits }) => waits.length === 0 && !isOccupying(match));
  for (const { match } of ready.slice(0, said)) {
    const table = tableFor(match, free, tablesOfRound(match, index));
    const { umpire } = chooseUmpire(match, table?.number ?? 0, { index, taken: new Set(), due });
    if (umpire !== null) expected.set(match.id, umpire);
  }
  return expected;
}
