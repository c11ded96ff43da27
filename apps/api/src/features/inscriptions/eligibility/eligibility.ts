import {
  checkEligibility,
  kindOfIneligibility,
  type EntryRules,
  type Gender,
  type IneligibilityKind,
  type IneligibilityReason,
} from '@topspin/engine';
import type { LockedOpen } from '#features/opens/reads.ts';
import { timeZoneAt } from '#features/venues/reads.ts';
import type { Db } from '#http/call.ts';
import { fail, type Refusal } from '#http/fail.ts';
import { countAgeAnswer, mayAskAge } from './age-refusals.ts';

export type Applicant = {
  readonly date_of_birth: string | null;
  readonly gender: Gender | null;
  readonly rating: number;
};

const range = (min: number | null, max: number | null) =>
  min === null || max === null ? null : { min, max };

/** The entry limits of an open. */
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

/** Every reason why an open's limits exclude a player. */
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

type Judged = {
  readonly player: Applicant & { readonly id: string };
  readonly functionalDiversity: boolean | undefined;
  readonly now: Date;
};

/** Refuses a player the caller acts for whom the open's limits exclude, with every reason and its figures. */
export async function refuseIneligible(
  db: Db,
  open: LockedOpen,
  { player, functionalDiversity }: Judged,
): Promise<void> {
  const reasons = reasonsAgainst(await entryRulesOf(db, open), player, functionalDiversity);
  if (reasons.length > 0) throw fail('inscription.notEligible', { reasons });
}

/** Refuses a guest where the open has limits: nothing is known of one that could be held against them. */
export function refuseGuest({ age_min, gender, rating_min, functional_diversity }: Limits): void {
  if (age_min !== null || gender !== null || rating_min !== null || functional_diversity)
    throw fail('inscription.guestsNotTaken');
}

/** Limits on what is hidden: everybody's date of birth, and the gender of minors. */
const personal: readonly IneligibilityKind[] = [
  'eligibility.age',
  'eligibility.dateOfBirthMissing',
  'eligibility.gender',
  'eligibility.genderMissing',
];

/**
 * Why an organiser may not enter somebody else: the kinds of limits, without figures. Age and gender are judged last, once
 * nothing else is in the way, and only a few times: moving the limits repeatedly would reveal the date of birth, and a
 * limit that nobody can meet would make it free. The year of birth alone is judged, whose category everybody sees: if it does
 * not decide, the family has to enter the player. Return the failure instead of throwing it, so that it is counted.
 */
export async function refusalOfOther(
  db: Db,
  open: LockedOpen,
  { player, functionalDiversity, now }: Judged,
): Promise<Refusal | undefined> {
  const rules = await entryRulesOf(db, open);
  const [kinds = [], others] = birthdaysOf(player.date_of_birth).map((day) =>
    reasonsAgainst(rules, { ...player, date_of_birth: day }, functionalDiversity).map(kindOfIneligibility),
  );
  const refuse = (codes: readonly IneligibilityKind[]) =>
    fail('inscription.notEligible', { reasons: codes.map((code) => ({ code })) });
  const known = kinds.filter((kind) => !personal.includes(kind));
  if (known.length > 0) return refuse(known);
  if (!rules.age && rules.gender === null) return undefined;
  const about = { openId: open.id, playerId: player.id, now };
  if (!(await mayAskAge(db, about))) return fail('inscription.ageAskedOften');
  if (others && others.length !== kinds.length) {
    await countAgeAnswer(db, about, 'refused');
    return fail('inscription.ageAtLimit');
  }
  if (kinds.length > 0) {
    await countAgeAnswer(db, about, 'refused');
    return refuse(kinds);
  }
  if (rules.age) await countAgeAnswer(db, about, 'entered');
  return undefined;
}

/** The first and the last day on which somebody born in the same year can be born. */
const birthdaysOf = (birth: string | null): readonly (string | null)[] =>
  birth === null ? [null] : ['01-01', '12-31'].map((day) => `${birth.slice(0, 4)}-${day}`);

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
