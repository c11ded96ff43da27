import {
  birthYears,
  checkEligibility,
  kindOfIneligibility,
  type EntryRules,
  type Gender,
  type IneligibilityKind,
  type IneligibilityReason,
} from '@topspin/engine';
import { range, type LockedOpen } from '#features/opens/reads.ts';
import { ageCategoryOf, seenAsMinor } from '#features/players/reads.ts';
import { timeZoneAt } from '#features/venues/reads.ts';
import type { Db } from '#http/call.ts';
import { fail, type Refusal } from '#http/fail.ts';
import { countGenderRefusal, mayTellGender } from './gender-refusals.ts';

export type Applicant = {
  readonly date_of_birth: string | null;
  readonly gender: Gender | null;
  readonly rating: number;
};

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
  readonly player: Applicant & { readonly id: string; readonly user_id: string | null };
  /** Whether the caller answers for the player. */
  readonly own: boolean;
  readonly functionalDiversity?: boolean | undefined;
  readonly now: Date;
};

/**
 * Why the limits of an open exclude a player, if they do: every reason with its figures to whoever answers for them. Return what is said
 * of others instead of throwing it, so that it is counted.
 */
export async function refusalByLimits(
  db: Db,
  rules: EntryRules,
  { own, ...judged }: Judged,
): Promise<Refusal | undefined> {
  if (!own) return refusalOfOther(db, rules, judged);
  const reasons = reasonsAgainst(rules, judged.player, judged.functionalDiversity);
  return reasons.length > 0 ? fail('inscription.notEligible', { reasons }) : undefined;
}

/** Refuses a guest where the open has limits: nothing is known of one that could be held against them. */
export function refuseGuest({
  age_min,
  gender,
  rating_min,
  rating_sum_min,
  functional_diversity,
}: Limits & Pick<LockedOpen, 'rating_sum_min'>): void {
  const limits = [age_min, gender, rating_min, rating_sum_min];
  if (functional_diversity || limits.some((limit) => limit !== null))
    throw fail('inscription.guestsNotTaken');
}

/** Limits on what is hidden: everybody's date of birth, and the gender of minors. */
const personal: readonly IneligibilityKind[] = [
  'eligibility.age',
  'eligibility.dateOfBirthMissing',
  'eligibility.gender',
  'eligibility.genderMissing',
];

const ofGender: readonly IneligibilityKind[] = ['eligibility.gender', 'eligibility.genderMissing'];

/**
 * Why an organiser may not enter somebody else: the kinds of limits, without figures. The age is judged by the category, which everybody
 * sees: where it does not decide, the person has to enter, or is invited. The gender of a minor is judged last, and only a few times.
 */
async function refusalOfOther(
  db: Db,
  rules: EntryRules,
  { player, functionalDiversity, now }: Omit<Judged, 'own'>,
): Promise<Refusal | undefined> {
  const [kinds = [], ...others] = birthdaysOfCategory(player.date_of_birth, now).map((day) =>
    reasonsAgainst(rules, { ...player, date_of_birth: day }, functionalDiversity).map(kindOfIneligibility),
  );
  const refuse = (codes: readonly IneligibilityKind[]) =>
    fail('inscription.notEligible', { reasons: codes.map((code) => ({ code })) });
  const known = kinds.filter((kind) => !personal.includes(kind));
  if (known.length > 0) return refuse(known);
  if (others.some(({ length }) => length !== kinds.length)) return fail('inscription.ageAtLimit');
  const ofAge = kinds.filter((kind) => !ofGender.includes(kind));
  if (ofAge.length > 0) return refuse(ofAge);
  if (rules.gender === null || !seenAsMinor(player, now)) return kinds.length > 0 ? refuse(kinds) : undefined;
  if (!(await mayTellGender(db, player.id, now))) return fail('inscription.genderAskedOften');
  if (kinds.length === 0) return undefined;
  await countGenderRefusal(db, player.id);
  return refuse(kinds);
}

/** Refusals that say nothing of the person, who can answer an invitation instead. */
export const asksPerson = ({ code }: Refusal): boolean =>
  code === 'inscription.ageAtLimit' || code === 'inscription.genderAskedOften';

const earliestYear = 1900;

/** The first and the last day of every year in which somebody who has the same age category now can be born. */
function birthdaysOfCategory(birth: string | null, now: Date): readonly (string | null)[] {
  const category = ageCategoryOf(birth, now);
  if (category === null) return [null];
  const { first, last } = birthYears(category, now.getUTCFullYear());
  const days: string[] = [];
  for (let year = first ?? earliestYear; year <= last; year += 1) days.push(`${year}-01-01`, `${year}-12-31`);
  return days;
}

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
