import type { PersonalData } from '#http/person.ts';
import { keysMadeBy, renameKey } from './store.ts';

/** A key belongs to its open and stays; its name was typed by whoever made it. */
export const personalData: PersonalData = {
  name: 'open keys',
  erase: async (db, { account, strike }) => {
    if (account === null) return;
    for (const { id, name } of await keysMadeBy(db, account)) {
      const left = strike(name);
      if (left !== name) await renameKey(db, id, left);
    }
  },
};
