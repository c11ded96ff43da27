import {
  checkEligibility,
  kindOfIneligibility,
  type EntryRules,
  type Gender,
  type IneligibilityReason,
} from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { timeZoneAt } from '#features/venues/reads.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

export type Applicant = {
  readonly date_of_birth: string | null;
  readonly gender: Gender | null;
  readonly rating: number;
};

const range = (min: number | null, max: number | null) =>
  min === null || max === null ? null : { min, max };

/** What an open says of who may enter. */
export type Limits = Pick<
  LockedOpen,
  | 'date_start'
  | 'venue_id'
  | 'age_reckoning'
  | 'age_min'
  | 'age_max'
  | 'gender'
  | 'rating_min'
  | 'rating_max'
  | 'functional_diversity'
>;

/** The limits of an open, on its first day at its venue. */
export const entryRulesOf = async (db: Db, open: Limits): Promise<EntryRules> => ({
  firstDay: dayIn(open.date_start, await timeZoneAt(db, open.venue_id)),
  ageReckoning: open.age_reckoning,
  age: range(open.age_min, open.age_max),
  gender: open.gender,
  rating: range(open.rating_min, open.rating_max),
  functionalDiversity: open.functional_diversity,
});

/** Every reason why an open's limits leave a player out. */
export const reasonsAgainst = (
  rules: EntryRules,
  player: Applicant,
  functionalDiversity: boolean | undefined,
): readonly IneligibilityReason[] =>
  checkEligibility(
    {
      dateOfBirth: player.date_of_birth,
      gender: player.gender,
      rating: player.rating,
      functionalDiversity: functionalDiversity ?? null,
    },
    rules,
  );
type Told = {
  readonly functionalDiversity: boolean | undefined;
  /** Whether the figures are those of somebody whom the caller acts for; others are told what kind of limit it is. */
  readonly own: boolean;
};

/** Refuses a player whom the open's limits leave out, naming every reason. */
export async function refuseIneligible(
  db: Db,
  open: LockedOpen,
  player: Applicant,
  { functionalDiversity, own }: Told,
): Promise<void> {
  const reasons = reasonsAgainst(await entryRulesOf(db, open), player, functionalDiversity);
  if (reasons.length === 0) return;
  const told = own ? reasons : reasons.map((reason) => ({ code: kindOfIneligibility(reason) }));
  throw fail('inscription.notEligible', { reasons: told });
}

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
