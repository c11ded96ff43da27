import {
  addGuest,
  callMatch,
  getOpenDay,
  listInscriptions,
  noteAbsence,
  removeInscription,
  returnToQueue,
  setDayPerson,
  type Day,
  type Inscription,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { checkIn, givenPhase } from '#testing/given-draw.ts';
import { givenHall } from '#testing/given-hall.ts';
import { givenField, givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');

type Played = { readonly open: string; readonly guest: string; readonly player: string };

/** An open in play in a hall with a guest and two players. */
async function givenPlayed(by: Caller, hall: object, name: string): Promise<Played> {
  const { _id: id } = await givenOpen(by, { ...hall, name });
  const body = { name: `Gus de ${name}`, consent: { confirmed: true } } as const;
  const all: Inscription[] = [
    await by.get(addGuest, { params: { id }, body }),
    ...(await givenField(by, id, 2)),
  ];
  await move(by, id, 'registrationClosed');
  await move(by, id, 'reception');
  for (const { _id } of all) await checkIn(by, id, _id);
  await move(by, id, 'active');
  await givenPhase(by, id, { number: 1, type: 'groups', groups_count: 1 });
  const [guest = '', player = ''] = all.map((entry) => entry.player._id);
  return { open: id, guest, player };
}

let hall: object;
let own: Played;
let theirs: Played;
beforeEach(async () => {
  hall = await givenHall(organiser, 4);
  own = await givenPlayed(organiser, hall, 'Absoluto');
  theirs = await givenPlayed(neighbour, hall, 'Veteranas');
});

const dayOf = (by: Caller, { open }: Played): Promise<Day> => by.get(getOpenDay, { params: { id: open } });
const say = async (by: Caller, player_id: string, absent = true) => {
  const { _id: id } = await dayOf(organiser, own);
  return by.call(noteAbsence, { params: { id, player_id }, body: { absent } });
};
const same = async (player_id: string, same_as: string) => {
  const { _id: id } = await dayOf(organiser, own);
  await organiser.get(setDayPerson, { params: { id, player_id }, body: { same_as } });
};
const leaves = async (by: Caller, { open: id }: Played, player: string) => {
  const { collection } = await by.get(listInscriptions, { params: { id } });
  const inscription_id = collection.find((entry) => entry.player?._id === player)?._id ?? '';
  await by.get(removeInscription, { params: { id, inscription_id }, body: {} });
};
/** Those of some players who are not in the hall, as the whole day sees it. */
const absentAmong = async (...players: readonly string[]) => {
  const { matches } = await dayOf(neighbour, theirs);
  const absent = new Set(
    matches.flatMap(({ a, b }) => [a, b]).flatMap((side) => (side?.absent_since ? [side._id] : [])),
  );
  return players.filter((player) => absent.has(player));
};

describe.each(['player', 'guest'] as const)('of a guest who is said to be a %s of another open', (which) => {
  let person: string;
  beforeEach(async () => {
    person = theirs[which];
    await same(own.guest, person);
  });

  test('the organisers of that open say whether they are in the hall', async () => {
    const refused = await say(organiser, own.guest);
    expect([refused.status, refused.failure.code]).toEqual([409, 'day.otherPerson']);
    expect((await say(organiser, person)).status).toBe(409);
    expect(await absentAmong(person, own.guest)).toEqual([]);
    expect((await say(neighbour, person)).status).toBe(204);
    expect(await absentAmong(person, own.guest)).toEqual([person, own.guest]);
  });

  test('once the person has left that open, the organisers who call the guest say it', async () => {
    await leaves(neighbour, theirs, person);
    expect((await say(organiser, own.guest)).status).toBe(204);
    expect(await absentAmong(own.guest)).toEqual([own.guest]);
    expect((await say(organiser, own.guest, false)).status).toBe(204);
    expect(await absentAmong(own.guest)).toEqual([]);
  });

  test('the organisers of either open say that they are back', async () => {
    await say(neighbour, person);
    expect((await say(organiser, own.guest, false)).status).toBe(204);
    expect(await absentAmong(person, own.guest)).toEqual([]);
  });

  test('a called match goes back without keeping the person from the other open', async () => {
    const { _id: id, matches } = await dayOf(organiser, own);
    const match = matches.find(({ a, b }) => [a?._id, b?._id].includes(own.guest));
    const body = { match_id: match?._id ?? '', table: 1 };
    const { _id: call_id } = await organiser.get(callMatch, { params: { id }, body });
    const rival = match?.a?._id === own.guest ? match.b?._id : match?.a?._id;
    const { absent } = await organiser.get(returnToQueue, {
      params: { id, call_id },
      query: { absent: 'both' },
    });
    expect(absent.map(({ _id: noted }) => noted)).toEqual([rival]);
    expect(await absentAmong(person, own.guest, rival ?? '')).toEqual([rival]);
  });
});

test('who organises both opens says it of either', async () => {
  const second = await givenPlayed(organiser, hall, 'Dobles');
  await same(own.guest, second.player);
  expect((await say(organiser, own.guest)).status).toBe(204);
  expect(await absentAmong(own.guest, second.player)).toEqual([own.guest, second.player]);
});
