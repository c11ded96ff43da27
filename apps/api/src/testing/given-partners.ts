import {
  acceptPartner,
  askPartner,
  countPending,
  enrol,
  listPairs,
  listPartnerNews,
  listSeekers,
  type ErrorBody,
  type Inscription,
  type Seeker,
} from '@topspin/contract';
import { expect } from 'vitest';
import type { RegisteredPlayer, RegisteredUser, TestApi } from './client.ts';

/** An account with a player profile of that gender. */
export async function givenPlayerOf(
  api: TestApi,
  name: string,
  gender: 'man' | 'woman',
): Promise<RegisteredPlayer> {
  const one = await api.registerPlayer(name);
  await api.db.updateTable('players').set({ gender }).where('id', '=', one.player._id).execute();
  return one;
}

/** Ana Gil, Leo Ros and Nil Vic: a woman and the two men who could play mixed doubles with her. */
export const givenThree = async (
  api: TestApi,
): Promise<[RegisteredPlayer, RegisteredPlayer, RegisteredPlayer]> => [
  await givenPlayerOf(api, 'Ana Gil', 'woman'),
  await givenPlayerOf(api, 'Leo Ros', 'man'),
  await givenPlayerOf(api, 'Nil Vic', 'man'),
];

/** What people do about their partner in an open of doubles. */
export const partnersIn = (openId: () => string) => {
  const at = () => ({ id: openId() });
  const between = (who: RegisteredPlayer, other: RegisteredPlayer) => ({
    params: at(),
    body: { player_id: who.player._id, partner_id: other.player._id },
  });
  return {
    at,
    enters: (who: RegisteredPlayer): Promise<Inscription> =>
      who.get(enrol, { params: at(), body: { player_id: who.player._id } }),
    asks: (who: RegisteredPlayer, other: RegisteredPlayer) => who.call(askPartner, between(who, other)),
    accepts: (who: RegisteredPlayer, other: RegisteredPlayer) => who.call(acceptPartner, between(who, other)),
    /** How it goes on for the first of somebody's people. */
    seen: async (who: RegisteredUser): Promise<Seeker | undefined> =>
      (await who.get(listSeekers, { params: at() })).collection[0],
    pairs: async (by: RegisteredUser) =>
      (await by.get(listPairs, { params: at() })).collection.map(({ name, state }) => `${name}: ${state}`),
  };
};

/** What somebody hears about partners, all of which is counted for the badge. */
export async function newsOf(who: RegisteredUser): Promise<string[]> {
  const { collection } = await who.get(listPartnerNews);
  expect((await who.get(countPending)).count).toBe(collection.length);
  return collection.map(({ state, other }) => `${other?.name} ${state}`);
}

export const codeOf = ({ status, failure }: { readonly status: number; readonly failure: ErrorBody }) => [
  status,
  failure.code,
];
