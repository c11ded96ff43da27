import type { Db } from '#http/call.ts';
import type { Person, PersonalData } from '#http/person.ts';
import { strikeJson } from '#http/strike.ts';
import { forgetDecisions } from './people/store.ts';
import { provenancesNaming, saveProvenance } from './store.ts';

/** Forgets who somebody was said to be, and strikes them out of what opens that came from elsewhere say of them. */
async function erase(db: Db, { account, players, ids, email, strike }: Person): Promise<void> {
  await forgetDecisions(db, { account, players });
  const named = [...ids, ...(email === null ? [] : [email])];
  for (const { open_id, provenance } of await provenancesNaming(db, named))
    await saveProvenance(db, open_id, strikeJson(provenance, strike));
}

export const personalData: PersonalData = { name: 'travel', erase };
