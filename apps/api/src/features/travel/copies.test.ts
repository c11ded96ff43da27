import {
  decideTravelled,
  exportResults,
  getOpen,
  importOpen,
  restoreOpen,
  setOpenApproval,
  softDeleteOpen,
  type BodyInputOf,
} from '@topspin/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { exported, givenOpenToTravel, sendFile, unpacked } from '#testing/given-travel.ts';

const hall = givenApi();
const director = givenUser(hall, 'Ada de la Sala');
const server = givenApi();
const admin = givenUser(server, 'Bea del Servidor');

let openId: string;
let file: Buffer;
beforeAll(async () => {
  openId = await givenOpenToTravel(hall, director);
  file = await exported(hall, director, openId, exportResults);
});

/** The open that a new organiser makes of a file: its people are guests, or those with a profile there have one here. */
const imported = async (
  name: string,
  bytes: Uint8Array = file,
  by = server,
  who: 'guests' | 'players' = 'guests',
) => {
  const organiser = await by.registerUser(name);
  const { source, people } = unpacked(bytes);
  const decided = who === 'players' ? people.filter(({ guest }) => !guest) : [];
  const players = await Promise.all(
    decided.map(async (person) => ({
      person: person.id,
      player_id: (await givenPlayer(organiser, { name: person.name }))._id,
    })),
  );
  await organiser.get(decideTravelled, { body: { source: source.installation, people: players } });
  return (await sendFile(by, organiser, importOpen, bytes)).body._id;
};

const approval = (id: string, body: BodyInputOf<typeof setOpenApproval>, by = admin) =>
  by.call(setOpenApproval, { params: { id }, body });
const approve = (id: string, by = admin) => approval(id, { approved: true }, by);
const refusal = async (asked: ReturnType<typeof approve>) => {
  const answer = await asked;
  return answer.status === 200 ? undefined : answer.failure;
};

describe('two opens made of one file', () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    first = await imported('Rosa Primera');
    second = await imported('Sara Segunda');
    await approve(first);
  });
  // The tests share what counts for the ratings: each leaves nothing.
  const takeBack = (id: string) => approval(id, { approved: false, undo: true });

  test('do not count both: whoever approves the second is told which one does', async () => {
    for (const body of [{ approved: true, preview: true }, { approved: true }])
      expect(await refusal(approval(second, body))).toMatchObject({
        code: 'trust.sameFile',
        message:
          'Es el mismo torneo que «Open que viaja», de Rosa Primera: sus partidos contarían dos veces.',
      });
    expect((await admin.get(getOpen, { params: { id: second } })).rated).toBe(false);
    await takeBack(first);
    expect(await refusal(approve(second))).toBeUndefined();
    await takeBack(second);
  });

  test('nor a deleted one, whose matches are still in the ratings, and another', async () => {
    await takeBack(first);
    const known = await imported('Tina Tercera', file, server, 'players');
    await approve(known);
    const params = { id: known };
    const { version } = await admin.get(getOpen, { params });
    await admin.get(softDeleteOpen, { params, version });
    expect((await refusal(approve(second)))?.code).toBe('trust.sameFile');
    await admin.get(restoreOpen, { params });
    await takeBack(known);
  });
});

test('of two that are approved at once, one counts', async () => {
  const ids = [await imported('Tere'), await imported('Uma')];
  const codes = await Promise.all(ids.map(async (id) => (await refusal(approve(id)))?.code));
  expect(new Set(codes)).toEqual(new Set(['trust.sameFile', undefined]));
});

describe('a copy in the installation where the open was played', () => {
  test('does not count beside it, nor does one that was exported again', async () => {
    const copy = await imported('Copia', file, hall);
    expect((await refusal(approve(copy, director)))?.code).toBe('trust.sameFile');
    const again = await imported('Otra', await exported(hall, director, copy, exportResults), hall);
    expect((await refusal(approve(again, director)))?.code).toBe('trust.sameFile');
  });

  test('nor beside one that nobody has approved yet', async () => {
    const newcomer = await hall.registerUser('Nora Nueva', { trusted: false });
    const { _id } = await givenOpen(newcomer);
    const copy = await imported('Otra copia', await exported(hall, newcomer, _id, exportResults), hall);
    expect(await refusal(approve(copy, director))).toMatchObject({ details: { organiser: 'Nora Nueva' } });
    expect(await refusal(approve(_id, director))).toBeUndefined();
  });
});
