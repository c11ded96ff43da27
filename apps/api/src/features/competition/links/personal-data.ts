import { forgetUmpireName } from '#features/competition/store/score-links.ts';
import type { PersonalData } from '#http/person.ts';

/** The names that umpires without an account typed: the person erased may have been one. */
export const personalData: PersonalData = {
  name: 'score links',
  erase: async (db, { names }) => {
    if (names.size > 0) await forgetUmpireName(db, [...names]);
  },
};
