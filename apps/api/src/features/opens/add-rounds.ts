import type { createRounds } from '@topspin/contract';
import { inviteToAll } from '#features/invitations/commands.ts';
import { isAllowedToCreate } from '#features/settings/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { addOpen } from './add-open.ts';
import { checkLength, checkReferences } from './check.ts';
import type { OpenEffects } from './context.ts';
import { checkPlace, nowhere, placeValues } from './place/place.ts';

type Added = { readonly _id: string; readonly name: string };

/** Creates the rounds of an edition, and invites their organiser with one mail. */
export async function addRounds(
  call: Call<typeof createRounds>,
  effects: Pick<OpenEffects, 'editionOfPlace'>,
  publicUrl: () => string,
): Promise<Added[]> {
  const { db, user, params, body } = call;
  if (!(await isAllowedToCreate(db, 'opens', user.id))) throw fail('open.mayNotCreate');
  const { rounds, organiser_email: email, ...shared } = body;
  const wanted = { edition_id: params.id, grade: shared.grade };
  rounds.forEach((round, index) => checkLength(call, round, { at: ['rounds', index] }));
  await checkReferences(call, shared);
  const place = { ...nowhere, ...placeValues(call, nowhere, wanted) };
  await checkPlace(call, { before: null, after: { ...place, conditions: shared } }, effects);
  const added: Added[] = [];
  for (const round of rounds)
    added.push({ _id: await addOpen(call, { ...shared, ...wanted, ...round }), name: round.name });
  if (email !== null) {
    const things = added.map(({ _id: id }) => ({ kind: 'open', id }) as const);
    const what = added.map(({ name }) => name).join(', ');
    await inviteToAll(call, things, {
      email,
      role: 'organiser',
      what,
      link: `${publicUrl()}/user-management`,
    });
  }
  return added;
}
