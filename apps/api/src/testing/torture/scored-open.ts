import { access, register } from '@topspin/contract';
import type { Caller } from '../client.ts';
import { givenOpenInPlay, givenPhase, groupsOf } from '../given-draw.ts';
import { httpCaller } from '../http-caller.ts';

const account = { name: 'Rosa Organizadora', email: 'rosa@topspin.test', password: 'rabona-7' };

/** Makes the account of whoever organises what is scored, and logs in. Behind a proxy the first account needs the code. */
export async function registerOrganiser(address: string, setupCode?: string): Promise<Caller> {
  const code = setupCode === undefined ? {} : { setup_code: setupCode };
  const body = { ...account, lang: 'es', terms_accepted: true, ...code } as const;
  await httpCaller(address).get(register, { body });
  return logInOrganiser(address);
}

/** Once per quarter of an hour of scoring. */
export async function logInOrganiser(address: string): Promise<Caller> {
  const { token } = await httpCaller(address).get(access, { body: account });
  return httpCaller(address, token);
}

export type ScoredOpen = {
  readonly id: string;
  readonly groups: readonly string[];
  readonly matches: readonly string[];
};

/** An open with a group of this many players, all its matches still to play. */
export async function givenScoredOpen(organiser: Caller, players: number): Promise<ScoredOpen> {
  const { open } = await givenOpenInPlay(organiser, players);
  const stage = { number: 1, type: 'groups', groups_count: 1, best_of: 7 } as const;
  const groups = await groupsOf(organiser, await givenPhase(organiser, open._id, stage));
  return {
    id: open._id,
    groups: groups.map(({ _id }) => _id),
    matches: groups.flatMap(({ matches }) => matches.map(({ _id }) => _id)),
  };
}
