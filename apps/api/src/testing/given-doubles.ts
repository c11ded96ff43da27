import { makePair, type Inscription, type OpenPage, type Pair } from '@topspin/contract';
import type { Caller } from './client.ts';
import { checkIn } from './given-draw.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from './given-open.ts';

/** People of an open of doubles, made and registered by this account, in order. */
export async function givenPeople(
  by: Caller,
  openId: string,
  people: readonly (readonly [name: string, gender: 'man' | 'woman'])[],
): Promise<Inscription[]> {
  const entered: Inscription[] = [];
  for (const [name, gender] of people) {
    const player = await givenPlayer(by, { name, gender });
    entered.push(await givenEnrolled(by, openId, player._id));
  }
  return entered;
}

export const givenPair = (
  by: Caller,
  openId: string,
  [one, other]: readonly (Inscription | undefined)[],
): Promise<Pair> =>
  by.get(makePair, {
    params: { id: openId },
    body: { players: [one?.player._id ?? '', other?.player._id ?? ''] },
  });

const couples = [
  ['Ana Gil', 'Leo Ros'],
  ['Eva Pla', 'Nil Vic'],
  ['Mar Sol', 'Pau Mas'],
  ['Ivet Roca', 'Joan Puig'],
  ['Lia Font', 'Roc Camps'],
  ['Nora Bosch', 'Jan Serra'],
] as const;

/** A mixed doubles in play with so many pairs, everybody present; the pairs in the order in which they were made. */
export async function givenMixedDoubles(
  by: Caller,
  count: number,
  given: Parameters<typeof givenOpen>[1] = {},
): Promise<{ readonly open: OpenPage; readonly pairs: Pair[] }> {
  const { _id: id } = await givenOpen(by, { name: 'Dobles de Vic', ...given, doubles: 'mixed' });
  const pairs: Pair[] = [];
  const entered: Inscription[] = [];
  for (const [woman, man] of couples.slice(0, count)) {
    const two = await givenPeople(by, id, [
      [woman, 'woman'],
      [man, 'man'],
    ]);
    entered.push(...two);
    pairs.push(await givenPair(by, id, [two[0], two[1]]));
  }
  await move(by, id, 'registrationClosed');
  await move(by, id, 'reception');
  for (const { _id } of entered) await checkIn(by, id, _id);
  return { open: await move(by, id, 'active'), pairs };
}
