import type { Db } from '#http/call.ts';
import type { Person, PersonalData } from '#http/person.ts';
import { forgetPlayers } from './store.ts';

/** Deletes what kept files say of a person: their matches no longer go back to click-TT. */
const erase = (db: Db, { players }: Person) => forgetPlayers(db, players).then(() => undefined);

export const personalData: PersonalData = { name: 'click-tt', erase, eraseLate: erase };
