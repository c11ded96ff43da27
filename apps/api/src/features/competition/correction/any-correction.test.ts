import {
  correctResult,
  getClassification,
  listInscriptions,
  putResult,
  removeInscription,
  type BodyInputOf,
  type Group,
  type OpenPage,
  type Phase,
} from '@topspin/contract';
import { randomFrom, randomInteger, sides, type Random } from '@topspin/engine';
import { expect, test } from 'vitest';
import { outdatedClassifications } from '#features/competition/classification/store.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenOpenInPlay,
  givenPhase,
  groupsOf,
  mirrored,
  threeNil,
} from '#testing/given-draw.ts';
import { givenFed } from '#testing/given-next-phase.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

type Result = Pick<BodyInputOf<typeof correctResult>, 'outcome' | 'sets' | 'winner'>;
type Format = {
  readonly players: number;
  readonly seed: string;
  readonly first: 'groups' | 'knockout';
  /** The positions of the first phase that play on, one draw for each pair. */
  readonly next: readonly (readonly [from: number, to: number])[];
};

const corrections = 8;

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const item = list[randomInteger(list.length, random)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Mostly played; else a walkover, a match to which nobody came, or a retirement. */
function anyResult(random: Random): Result {
  const winner = oneOf(sides, random);
  const dice = random();
  if (dice < 0.65) return { sets: winner === 'a' ? [...threeNil] : mirrored(threeNil) };
  if (dice < 0.9) return { outcome: 'walkover', sets: [], winner: dice < 0.8 ? winner : null };
  return { outcome: 'retired', sets: [{ a: 5, b: 3 }], winner };
}

async function leave(openId: string, player: string | undefined): Promise<void> {
  const params = { id: openId };
  const { collection } = await organiser.get(listInscriptions, { params });
  const gone = collection.find((one) => one.player?._id === player);
  await organiser.get(removeInscription, { params: { ...params, inscription_id: gone?._id ?? '' } });
}

/** Plays a phase to its end in any order; now and then a player leaves the open instead of playing. */
async function playToTheEnd(phase: Phase, random: Random): Promise<Phase> {
  for (;;) {
    const ready = (await matchesOf([phase])).filter(({ state }) => state === 'enrolled');
    if (ready.length === 0) return phase;
    const match = oneOf(ready, random);
    if (random() < 0.07) await leave(phase.open_id, match.a?._id);
    else await organiser.get(putResult, { params: { id: match._id }, body: anyResult(random) });
  }
}

const drawsOf = async (phases: readonly Phase[]): Promise<Group[]> =>
  (await Promise.all(phases.map((phase) => groupsOf(organiser, phase)))).flat();

const matchesOf = async (phases: readonly Phase[]) =>
  (await drawsOf(phases)).flatMap(({ matches }) => matches);

async function givenFinished({ players, first, next }: Format, random: Random) {
  const { open } = await givenOpenInPlay(organiser, players);
  const body = {
    number: 1,
    type: first,
    groups_count: first === 'groups' ? 2 : null,
    third_place: true,
  } as const;
  const stage = await playToTheEnd(await givenPhase(organiser, open._id, body), random);
  const phases = [stage];
  for (const [from, to] of next) {
    const fed = await drawnAsProposed(organiser, await givenFed(organiser, stage, { from, to }));
    phases.push(await playToTheEnd(fed, random));
  }
  return { open: await move(organiser, open._id, 'finished'), phases };
}

async function expectWhole({ _id: id }: OpenPage, phases: readonly Phase[], because: string): Promise<void> {
  const { collection } = await organiser.get(getClassification, { params: { id } });
  const draws = await drawsOf(phases);
  const drawn = draws.flatMap(({ players }) => players.flatMap((player) => player?._id ?? []));
  expect(collection.map(({ player }) => player._id).toSorted(), because).toEqual(
    [...new Set(drawn)].toSorted(),
  );
  const all = collection.map(({ position }) => position);
  const ahead = all.map((position) => all.filter((other) => other < position).length);
  expect(all, because).toEqual(ahead.map((players) => Math.max(players + 1, Math.min(2, ...all))));
  const stored = await api.db.selectFrom('open_results').selectAll().where('open_id', '=', id).execute();
  const positions = new Map(collection.map(({ player, position }) => [player._id, position]));
  expect(new Map(stored.map((row) => [row.player_id, row.position])), because).toEqual(positions);
  expect(await outdatedClassifications(api.db), because).toEqual([]);
  expect(
    draws.flatMap(({ matches }) => matches).filter(({ state }) => state !== 'finished'),
    because,
  ).toEqual([]);
}

/** Corrects as the dialog does: the preview first, then a choice where a next match has begun. */
async function correctAny(phases: readonly Phase[], random: Random): Promise<string> {
  const match = oneOf(
    (await matchesOf(phases)).filter(({ a, b }) => a && b),
    random,
  );
  const correct = async (body: BodyInputOf<typeof correctResult>) =>
    (await organiser.get(correctResult, { params: { id: match._id }, body })).consequences;
  const result = anyResult(random);
  const kept = await correct({ ...result, preview: true, begun_next: 'keep' });
  const asks = kept.slots.some(({ begun }) => begun);
  const choice = asks ? { begun_next: oneOf(['keep', 'keep', 'replay', 'void'] as const, random) } : {};
  const foreseen = await correct({ ...result, ...choice, preview: true });
  const words = JSON.stringify({ round: match.round, ...result, ...choice });
  expect(await correct({ ...result, ...choice, reason: 'Se apuntó mal' }), words).toEqual(foreseen);
  return words;
}

test.each<Format>([
  { seed: 'cuadro', players: 7, first: 'knockout', next: [] },
  {
    seed: 'consolación',
    players: 8,
    first: 'groups',
    next: [
      [1, 2],
      [3, 4],
    ],
  },
  { seed: 'puestos', players: 8, first: 'knockout', next: [[5, 8]] },
])('however a finished open is corrected, everybody keeps one position ($seed)', async (format) => {
  const random = randomFrom(format.seed);
  const { open, phases } = await givenFinished(format, random);
  await expectWhole(open, phases, 'as it was played');
  for (let done = 0; done < corrections; done += 1)
    await expectWhole(open, phases, await correctAny(phases, random));
});
