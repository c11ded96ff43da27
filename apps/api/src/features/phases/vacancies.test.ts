import {
  createPhase,
  fillVacancy,
  getGroup,
  listInscriptions,
  listPhases,
  listVacancies,
  removeInscription,
  type BodyInputOf,
  type Group,
  type Phase,
  type Vacancy,
} from '@topspin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Caller, type RegisteredUser, type TestApi } from '#testing/client.ts';
import { drawnAsProposed, givenOpenInPlay, givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';

let api: TestApi;
let organiser: RegisteredUser;

beforeAll(async () => {
  api = await startApi();
  organiser = await api.registerUser('Rosa Organizadora');
});

afterAll(() => api.close());

let openId: string;
/** Of group A, best first. */
let standings: string[];
let next: Phase;

/** Two groups of four are played, and the first two of each stand in a bracket that has not begun. */
beforeEach(async () => {
  const { open, players } = await givenOpenInPlay(organiser, 8);
  openId = open._id;
  const stage = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
  for (const { _id } of stage.groups) await playAll(organiser, _id, players);
  const [first] = await groupsOf(organiser, stage);
  standings = first?.standings.map(({ player }) => player._id) ?? [];
  const source = { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 } as const;
  const body = { number: 2, type: 'knockout', source } as const;
  next = await drawnAsProposed(organiser, await organiser.get(createPhase, { params: { id: openId }, body }));
});

const nth = (position: number): string => standings[position - 1] ?? '';

const inscriptionOf = async (player: string): Promise<string> => {
  const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
  return collection.find((one) => one.player?._id === player)?._id ?? '';
};

type Places = NonNullable<BodyInputOf<typeof removeInscription>['places']>;

const remove = async (player: string, places: Places = [], by: Caller = organiser) =>
  by.call(removeInscription, {
    params: { id: openId, inscription_id: await inscriptionOf(player) },
    body: { places },
  });

const vacancies = async (player_id?: string): Promise<Vacancy[]> =>
  (
    await organiser.get(listVacancies, {
      params: { id: openId },
      query: player_id === undefined ? {} : { player_id },
    })
  ).collection;

const phaseNow = async (): Promise<Phase> => {
  const { collection } = await organiser.get(listPhases, { params: { id: openId } });
  return collection.find(({ _id }) => _id === next._id) as Phase;
};

const bracket = (): Promise<Group> => organiser.get(getGroup, { params: { id: next.groups[0]?._id ?? '' } });

const linesNow = async () => (await bracket()).players.map((player) => player?._id);

const decide = async (player: string, by: string | null, version?: number) =>
  organiser.call(fillVacancy, {
    params: { id: next._id, player_id: player },
    body: { by },
    version: version ?? (await phaseNow()).version,
  });

const inPlaceOf = (lines: readonly (string | undefined)[], left: string, by: string) =>
  lines.map((player) => (player === left ? by : player));

describe('before a qualifier is taken out', () => {
  test('the organiser is told who would come', async () => {
    expect(await vacancies()).toEqual([]);
    expect(await vacancies(nth(2))).toMatchObject([
      {
        phase: { _id: next._id, type: 'knockout' },
        player: { _id: nth(2) },
        from: { group: 'A', position: 2 },
        replacement: { _id: nth(3), position: 3 },
        decided: false,
      },
    ]);
    expect(await vacancies(nth(4))).toEqual([]);
  });

  test('nobody else is told', async () => {
    const stranger = await api.registerUser();
    const answer = await stranger.call(listVacancies, { params: { id: openId } });
    expect(answer.status).toBe(403);
  });
});

describe('a qualifier taken out with a decision', () => {
  test('is replaced on the very same place, in the draw and in the matches', async () => {
    const before = { lines: await linesNow(), matches: (await bracket()).matches };
    const { status } = await remove(nth(2), [{ phase_id: next._id, by: nth(3) }]);
    expect(status).toBe(204);
    expect(await linesNow()).toEqual(inPlaceOf(before.lines, nth(2), nth(3)));
    const { matches } = await bracket();
    expect(matches.map(({ _id, state, a, b }) => [_id, state, a?._id, b?._id])).toEqual(
      before.matches.map(({ _id, state, a, b }) => [
        _id,
        state,
        ...inPlaceOf([a?._id, b?._id], nth(2), nth(3)),
      ]),
    );
    expect(await vacancies()).toEqual([]);
  });

  test('stays in the bracket with a walkover where the organiser prefers it', async () => {
    const before = await linesNow();
    await remove(nth(2), [{ phase_id: next._id, by: null }]);
    expect(await linesNow()).toEqual(before);
    const [match] = (await bracket()).matches.filter(({ a, b }) => [a?._id, b?._id].includes(nth(2)));
    expect(match).toMatchObject({ state: 'finished', outcome: 'walkover' });
    expect(await vacancies()).toMatchObject([{ player: { _id: nth(2) }, decided: true }]);
  });
});

describe('a qualifier who has left', () => {
  test('is replaced afterwards: the walkover is taken back', async () => {
    const before = await linesNow();
    await remove(nth(1));
    expect((await vacancies()).map(({ decided }) => decided)).toEqual([false]);
    const { status, body } = await decide(nth(1), nth(3));
    expect([status, body.state]).toEqual([200, 'matches']);
    expect(await linesNow()).toEqual(inPlaceOf(before, nth(1), nth(3)));
    const { matches } = await bracket();
    expect(matches.map(({ state }) => state)).toEqual(['enrolled', 'enrolled', 'waiting']);
    expect(matches[2]).toMatchObject({ a: null, b: null });
  });
});
