import { createPhase, draw, getClassification, getOpen, listPhases, listPlayers } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { drawnAsProposed, givenOpenInPlay, givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
givenUser(api, 'Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

test('sixteen players: groups, standings, crossings, champion, classification and ratings', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 16, { name: 'Open de Gràcia' });

  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 4 });
  expect(stage).toMatchObject({ state: 'matches', report: { not_kept: [] } });
  expect(stage.groups.map(({ name, players, matches }) => [name, players, matches])).toEqual([
    ['A', 4, 6],
    ['B', 4, 6],
    ['C', 4, 6],
    ['D', 4, 6],
  ]);

  const second = await organiser.get(createPhase, {
    params: { id: open._id },
    body: {
      number: 2,
      type: 'knockout',
      source: { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 },
      third_place: true,
    },
  });
  const early = await organiser.call(draw, { params: { id: second._id }, body: {} });
  expect(early.failure.code).toBe('phase.sourceNotFinished');

  for (const { _id } of stage.groups) {
    const group = await playAll(organiser, _id, players);
    expect(group.standings.map(({ match_points }) => match_points)).toEqual([6, 5, 4, 3]);
    expect(group.standings.map(({ certainty }) => certainty)).toEqual([
      'qualified',
      'qualified',
      'eliminated',
      'eliminated',
    ]);
  }
  const [finished] = (await organiser.get(listPhases, { params: { id: open._id } })).collection;
  expect(finished?.state).toBe('finished');

  const knockout = await drawnAsProposed(organiser, second);
  const [bracket] = await groupsOf(organiser, knockout);
  const groups = await groupsOf(organiser, stage);
  const lines = bracket?.players.map((player) => player?._id) ?? [];
  expect(lines).toHaveLength(8);
  for (const { standings } of groups) {
    const halves = standings.slice(0, 2).map(({ player }) => lines.indexOf(player._id) < 4);
    expect(new Set(halves).size).toBe(2);
  }

  const played = await playAll(organiser, bracket?._id ?? '', players);
  expect(played.matches.map(({ round }) => round)).toEqual([
    ...Array.from({ length: 4 }, () => 'quarterfinal'),
    ...Array.from({ length: 2 }, () => 'semifinal'),
    'final',
    'thirdPlace',
  ]);
  await move(organiser, open._id, 'finished');
  const { final, collection } = await organiser.get(getClassification, { params: { id: open._id } });
  expect(final).toBe(true);
  expect(collection).toHaveLength(16);
  expect(collection[0]?.player._id).toBe(players[0]);
  expect(collection.map(({ position }) => position)).toEqual([
    1, 2, 3, 4, 5, 5, 5, 5, 9, 9, 9, 9, 13, 13, 13, 13,
  ]);
  const page = await organiser.get(getOpen, { params: { id: open._id } });
  expect(page.champions.map(({ _id }) => _id)).toEqual([players[0]]);

  const leaders = await organiser.get(listPlayers, {
    query: { sortBy: ['rating'], sortDesc: [true], itemsPerPage: 10 },
  });
  expect(leaders.collection[0]?._id).toBe(players[0]);
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
});
