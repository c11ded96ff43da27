import { ageCategories, genders, type AgeCategory, type Gender } from '@topspin/engine';
import { isDate } from '#lib/dates/typed-date.ts';
import { today } from '#lib/format.ts';

/** What a ranking shows, as its page's address says it: going back leads to the same rows. */
export type RankingAddress = {
  /** The search. */
  readonly q?: string;
  readonly category?: AgeCategory;
  readonly gender?: Gender;
  readonly club?: string;
  readonly date?: string;
};

const oneOf = <Name extends string>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

/** Whether a day is still to come: there is no ranking of it. */
export const isAhead = (date: string): boolean => isDate(date) && date > today();

/** Reads the address of a ranking; what makes no sense is left out. */
export function readRankingAddress(given: Record<string, unknown>): RankingAddress {
  const { q, club, date } = given;
  const category = oneOf(ageCategories, given['category']);
  const gender = oneOf(genders, given['gender']);
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 200) }),
    ...(category && { category }),
    ...(gender && { gender }),
    ...(typeof club === 'string' && club !== '' && { club }),
    ...(typeof date === 'string' && isDate(date) && !isAhead(date) && { date }),
  };
}

/** Whether the address asks for a part of the ranking only. */
export const isFiltered = ({ q, category, gender, club }: RankingAddress): boolean =>
  [q, category, gender, club].some((filter) => filter !== undefined);

/** The address as the API takes it. */
export const toQuery = ({ q, category, gender, club, date }: RankingAddress) => ({
  ...(q !== undefined && { search: q }),
  ...(category && { age_category: category }),
  ...(gender && { gender }),
  ...(club !== undefined && { club_id: club }),
  ...(date !== undefined && { date }),
});
