import { transitionPhase, type Phase } from '@topspin/contract';
import { drawCrossings } from '@topspin/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { drawnAsProposed } from '#testing/given-draw.ts';
import { givenNextPhase, placesIn } from '#testing/given-next-phase.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let next: Phase;
let standings: string[];
/** The players of the other group, best first. */
let others: string[];
let at: ReturnType<typeof placesIn>;

beforeEach(async () => {
  const given = await givenNextPhase(organiser);
  ({ next } = given);
  [standings = [], others = []] = given.groups.map((group) =>
    group.standings.map(({ player }) => player._id),
  );
  at = placesIn(organiser, given.openId, next);
});

const nth = (position: number): string => standings[position - 1] ?? '';

const undoDraw = async () => {
  for (const to of ['groups', 'created'] as const)
    await organiser.get(transitionPhase, { params: { id: next._id }, body: { to } });
};

const replace = async (left: string, by: string) => {
  await at.remove(left, [{ phase_id: next._id, by }]);
  return (await at.phaseNow()).report;
};

const givenClub = async (players: readonly string[]): Promise<void> => {
  const id = crypto.randomUUID();
  await api.db
    .insertInto('clubs')
    .values({ id, name: `Club ${id}` })
    .execute();
  await api.db.updateTable('players').set({ club_id: id }).where('id', 'in', players).execute();
};

describe('the report of a draw after a replacement', () => {
  test('says who came for whom, by their names now', async () => {
    await api.db.updateTable('players').set({ name: 'Ona Roca' }).where('id', '=', nth(3)).execute();
    const report = await replace(nth(2), nth(3));
    expect(report?.vacancies).toMatchObject([
      { player: { _id: nth(2) }, by: { _id: nth(3), name: 'Ona Roca' } },
    ]);
  });

  test('still draws what was drawn', async () => {
    const drawn = await at.linesNow();
    const report = await replace(nth(2), nth(3));
    const qualifiers = (report?.inputs.entrants ?? []).map(({ _id, rating, rated, group, position }) => ({
      player: _id,
      rating,
      rated,
      group: group ?? 0,
      position: position ?? 0,
    }));
    const again = drawCrossings({ qualifiers, seed: report?.seed ?? '' });
    expect(again.ok && again.value.lines).toEqual(drawn);
  });

  test('says what the replacement breaks', async () => {
    // The runner-up of one group meets the winner of the other.
    await givenClub([nth(3), others[0] ?? '']);
    await undoDraw();
    at = placesIn(organiser, next.open_id, await drawnAsProposed(organiser, next));
    const report = await replace(nth(2), nth(3));
    expect(report?.not_kept).toEqual([
      {
        constraint: 'clubsApart',
        players: expect.arrayContaining([nth(3), others[0]]),
        why: 'replacement',
      },
    ]);
    // A player without a club follows in turn, and the clubs are separated again.
    expect((await replace(nth(3), nth(4)))?.not_kept).toEqual([]);
  });

  test('breaks nothing where nobody comes', async () => {
    await at.remove(nth(2), [{ phase_id: next._id, by: null }]);
    expect((await at.phaseNow()).report?.not_kept).toEqual(next.report?.not_kept);
  });

  test('goes with the draw when that is undone', async () => {
    await replace(nth(2), nth(3));
    await undoDraw();
    expect((await at.phaseNow()).report).toBeNull();
    expect(await at.vacancies()).toEqual([]);
  });
});
