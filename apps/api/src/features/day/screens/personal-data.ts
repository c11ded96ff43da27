import type { Db } from '#http/call.ts';
import type { Strike } from '#http/strike.ts';
import { textsOfScreens, updateScreen } from './store.ts';

/** Strikes a person out of what people wrote on screens. */
export async function strikeScreens(db: Db, strike: Strike): Promise<void> {
  for (const { id, name, message } of await textsOfScreens(db)) {
    const left = { name: name && strike(name), message: message && strike(message) };
    if (left.name !== name || left.message !== message) await updateScreen(db, id, left);
  }
}
