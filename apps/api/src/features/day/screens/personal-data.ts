import type { Db } from '#http/call.ts';
import type { Person } from '#http/person.ts';
import { textsOfScreens, updateScreen } from './store.ts';

/**
 * Removes a person's names from the names and messages of screens, on the days on which they played, umpired or organised. On all days,
 * somebody called "Final Cafetería" would wipe these words off every hall.
 */
export async function strikeScreens(db: Db, person: Person): Promise<void> {
  const { strike } = person;
  for (const { id, name, message } of await textsOfScreens(db, person)) {
    const left = { name: name && strike(name), message: message && strike(message) };
    if (left.name !== name || left.message !== message) await updateScreen(db, id, left);
  }
}
