import { minute } from '@topspin/engine';
import type { FreeTables, Match, Open, Phase } from '@topspin/contract';

type PlayedMatch = Pick<Match, '_id' | 'state' | 'a' | 'b' | 'started_at'>;
type Callable = NonNullable<FreeTables['match']>;
type Group = Phase['groups'][number];

/** Something in an open under way that its organiser should look at now. */
export type Attention =
  | { readonly kind: 'lateStart' | 'lateEnd'; readonly since: string }
  | { readonly kind: 'longMatch'; readonly match: PlayedMatch; readonly minutes: number }
  | { readonly kind: 'slowGroup'; readonly phase: Phase; readonly group: Group }
  | { readonly kind: 'freeTables'; readonly tables: number; readonly match: Callable };

type Seen = {
  readonly open: Pick<Open, '_id' | 'state' | 'date_start' | 'date_end'>;
  readonly phases: readonly Phase[];
  /** Those in play. */
  readonly matches: readonly PlayedMatch[];
  /** What is free in its hall; undefined until it is read. */
  readonly free: Pick<FreeTables, 'tables' | 'match'> | undefined;
  readonly now: number;
};

/** A match of five long games takes less. */
const longMatch = 45;
/** How many matches a group is behind another before it is worth a look. */
const farBehind = 2;

/** What is late or could be done in an open, most pressing first. */
export function attentionTo(seen: Seen): readonly Attention[] {
  return [...lateness(seen), ...freeTables(seen), ...longMatches(seen), ...slowGroups(seen)];
}

function lateness({ open: { state, date_start, date_end }, now }: Seen): readonly Attention[] {
  const isPlayed = state === 'active';
  const due = isPlayed ? date_end : date_start;
  return Date.parse(due) < now ? [{ kind: isPlayed ? 'lateEnd' : 'lateStart', since: due }] : [];
}

const isInPlay = ({ state }: PlayedMatch): boolean => state === 'inPlay';

const longMatches = ({ matches, now }: Seen): readonly Attention[] =>
  matches.filter(isInPlay).flatMap((match) => {
    const minutes = match.started_at ? Math.floor((now - Date.parse(match.started_at)) / minute) : 0;
    return minutes >= longMatch ? [{ kind: 'longMatch', match, minutes }] : [];
  });

/** The group furthest behind the one furthest ahead, by the share of its matches. */
function slowGroups({ phases }: Seen): readonly Attention[] {
  const groups = phases
    .filter(({ type, state }) => type === 'groups' && state === 'matches')
    .flatMap((phase) => phase.groups.map((group) => ({ phase, group })))
    .toSorted((one, other) => shareOf(one.group) - shareOf(other.group));
  const [last] = groups;
  const first = groups.at(-1);
  if (!last || !first) return [];
  const behind = (shareOf(first.group) - shareOf(last.group)) * last.group.matches;
  return behind >= farBehind ? [{ kind: 'slowGroup', ...last }] : [];
}

const shareOf = ({ matches, matches_finished: done }: Group): number => (matches === 0 ? 1 : done / matches);

/** The tables of the hall that are free, if a match of the open would be called to one now. */
const freeTables = ({ free }: Seen): readonly Attention[] =>
  free?.match ? [{ kind: 'freeTables', tables: free.tables, match: free.match }] : [];
