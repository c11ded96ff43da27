import type { PersonId } from '../../id.ts';
import { peopleOf, playersOfDayMatch, type DayMatch } from '../day.ts';
import type { DayIndex } from '../day-index.ts';
import type { DueMatch } from './due-soon.ts';

/** What a choice depends on. */
export type UmpireContext = {
  readonly index: DayIndex;
  /** People who are taken besides. */
  readonly taken: ReadonlySet<PersonId>;
  /** Who plays soon: see `matchesDue`. */
  readonly due: () => ReadonlyMap<PersonId, readonly DueMatch[]>;
};

/** Why somebody should not umpire a match while another can, the gravest first. */
export const umpireObjections = ['partial', 'dueSoon'] as const;
type UmpireObjection = (typeof umpireObjections)[number];

type Objects = (umpire: PersonId, match: DayMatch, context: UmpireContext) => boolean;

/** In a knockout: of the club of a player, or looked after by the same person. */
const partial: Objects = (umpire, match, { index: { person } }) => {
  if (match.round === null) return false;
  const { club = null, lookedAfterBy = [] } = person(umpire) ?? {};
  return peopleOf(match).some((player) => {
    const other = person(player);
    if (other === undefined) return false;
    return (
      (club !== null && other.club === club) || other.lookedAfterBy.some((one) => lookedAfterBy.includes(one))
    );
  });
};

/** One of the next matches would wait for them, and not for a player of this one, or for somebody else who is taken. */
const dueSoon: Objects = (umpire, match, { due, taken }) =>
  due()
    .get(umpire)
    ?.some((next) => {
      const others = playersOfDayMatch(next.match);
      return !others.some((one) => taken.has(one) || playersOfDayMatch(match).includes(one));
    }) ?? false;

export const objects: Readonly<Record<UmpireObjection, Objects>> = { partial, dueSoon };
