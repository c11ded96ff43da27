import type { createRounds } from '@topspin/contract';
import { addRounds } from '#features/opens/commands.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { editionOfPlace } from './place.ts';
import { findEdition } from './store.ts';

/** Creates the rounds of an edition: all, or none if one cannot be. */
export const makeRounds = (publicUrl: () => string) => async (call: Call<typeof createRounds>) => {
  if (!(await findEdition(call.db, call.params.id))) throw fail('thing.notFound');
  return { opens: await addRounds(call, { editionOfPlace }, publicUrl) };
};
