import { ageOn } from './age.ts';
import type { PlainDate } from './plain-date.ts';

/** Below this age others see little more of a player than the results. */
export const adultAge = 18;

const isBelow = (limit: number, birth: PlainDate | null, day: PlainDate): boolean => {
  const age = birth === null ? undefined : ageOn(birth, day, 'firstDay');
  return age !== undefined && age < limit;
};

/** Whether a player is a minor on a day; unknown without a date of birth. */
export const isMinor = (birth: PlainDate | null, day: PlainDate): boolean => isBelow(adultAge, birth, day);

/**
 * Whether a player is too young on a day to consent alone; unknown without a date of birth. The age is a setting of the
 * installation: 14 in Spain (data protection act 3/2018, article 7).
 */
export const needsGuardian = (birth: PlainDate | null, day: PlainDate, age: number): boolean =>
  isBelow(age, birth, day);
