import { plainDate } from '@topspin/contract';
import { isPossibleBirth } from '@topspin/engine';
import { z } from 'zod/mini';
import { today } from '#lib/format.ts';

const rule = { rule: 'birth' };

/** What is no date has an issue of its own. */
const isPossible = (date: string): boolean =>
  !plainDate.safeParse(date).success || isPossibleBirth(date, today());

/** A date of birth in a form, which refuses what the API refuses: a date to come, or one before anybody alive was born. */
export const birthDate = plainDate.check(z.refine(isPossible, { params: rule }));

type Born = { readonly date_of_birth?: string | null | undefined };

/** The same for the schema of a whole body, at its field. */
export const hasPossibleBirth = z.refine<Born>(({ date_of_birth: date }) => !date || isPossible(date), {
  path: ['date_of_birth'],
  params: rule,
});
