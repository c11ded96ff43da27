import {
  correctResult,
  createMatches,
  createPhase,
  draw,
  drawRound,
  editPhase,
  enterGroup,
  exportOpen,
  exportResults,
  fixRound,
  getClassification,
  getGroup,
  getOpenDay,
  type Group,
  importOpen,
  listMatches,
  listPhases,
  listPublicGroups,
  type Phase,
  removeInscription,
  listInscriptions,
  takeRoundBack,
  transitionOpen,
  transitionPhase,
} from '@topspin/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { exported, repacked, sendFile, unpacked } from '#testing/given-travel.ts';
import { givenOpenInPlay, givenResult, mirrored, threeNil } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Otra');

let openId: string;
let players: string[];
let phase: Phase;

const params = () => ({ id: phase._id });
const current = async (): Promise<Phase> => {
  const { collection } = await organiser.get(listPhases, { params: { id: openId } });
  return collection.find(({ _id }) => _id === phase._id) ?? phase;
};
const group = async (): Promise<Group> =>
  organiser.get(getGroup, { params: { id: (await current()).groups[0]?._id ?? '' } });

/** Fixes the next round as it is proposed. */
const nextRound = async (): Promise<Phase> => {
  const { round, seed, pairs, bye } = await organiser.get(drawRound, { params: params(), body: {} });
  return organiser.get(fixRound, { params: params(), body: { round, seed, pairs, bye } });
};

/** Plays the rest of the last round: the player who entered earlier wins. */
const play = async (): Promise<void> => {
  for (const { _id, state, a } of (await group()).matches) {
    if (state !== 'enrolled') continue;
    const other = (await group()).matches.find((match) => match._id === _id)?.b;
    const aWins = players.indexOf(a?._id ?? '') < players.indexOf(other?._id ?? '');
    await givenResult(organiser, _id, aWins ? threeNil : mirrored(threeNil));
  }
};

/** Plays all rounds; who entered last wins, against all ratings. */
const playToEnd = async (): Promise<void> => {
  const byEntry = players;
  players = players.toReversed();
  while ((await current()).state !== 'finished') {
    await nextRound();
    await play();
  }
  players = byEntry;
};

const givenSwiss = async (count: number, body: object = {}): Promise<void> => {
  const given = await givenOpenInPlay(organiser, count);
  openId = given.open._id;
  players = given.players;
  phase = await organiser.get(createPhase, {
    params: { id: openId },
    body: { number: 1, type: 'swiss', ...body },
  });
};

describe('a Swiss phase', () => {
  beforeEach(() => givenSwiss(5));

  test('has by default two rounds more than decide a winner, and its order ends with the lot', () => {
    expect(phase.swiss).toMatchObject({ rounds: 5, paired: 0 });
    expect(phase.swiss?.order.at(0)).toBe('wins');
    expect(phase.swiss?.order.at(-1)).toBe('lot');
  });

  test('is not drawn as groups are', async () => {
    expect((await organiser.call(draw, { params: params(), body: {} })).failure.code).toBe(
      'phase.transitionNotAllowed',
    );
  });

  test('takes no step of groups: neither all matches at once, nor all of them back', async () => {
    expect((await organiser.call(createMatches, { params: params() })).failure.code).toBe(
      'phase.transitionNotAllowed',
    );
    await nextRound();
    const back = await organiser.call(transitionPhase, { params: params(), body: { to: 'groups' } });
    expect(back.failure.code).toBe('phase.transitionNotAllowed');
    expect((await group()).matches).toHaveLength(2);
  });

  test('makes its matches round by round, each opponent once, and everybody has the bye once', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const fixed = await nextRound();
      expect(fixed).toMatchObject({ state: 'matches', swiss: { paired: round } });
      await play();
    }
    const { matches, byes, standings } = await group();
    const met = matches.map(({ a, b }) => [a?._id ?? '', b?._id ?? ''].toSorted().join(' '));
    expect(new Set(met).size).toBe(10);
    expect(new Set(byes.map(({ player }) => player._id)).size).toBe(5);
    expect(standings.map(({ player }) => player._id)).toEqual(players);
    expect(standings[0]).toMatchObject({ match_points: 5, swiss: { byes: 1 } });
    expect((await current()).state).toBe('finished');
    await organiser.get(transitionOpen, { params: { id: openId }, body: { to: 'finished' } });
    const { collection } = await organiser.get(getClassification, { params: { id: openId } });
    expect(collection.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  test('is not over before its last round, and can be ended earlier', async () => {
    await nextRound();
    await play();
    expect((await current()).state).toBe('matches');
    const { version } = await current();
    await organiser.get(editPhase, { params: params(), version, body: { rounds_count: 1 } });
    expect((await current()).state).toBe('finished');
  });

  test('cannot have fewer rounds than are paired', async () => {
    await nextRound();
    await play();
    await nextRound();
    const { version } = await current();
    const fewer = await organiser.call(editPhase, { params: params(), version, body: { rounds_count: 1 } });
    expect(fewer.failure.code).toBe('swiss.roundsPaired');
  });

  test('waits for a result that may change the next round', async () => {
    await nextRound();
    const proposal = await organiser.get(drawRound, { params: params(), body: {} });
    expect(proposal.waits_for).toHaveLength(2);
    const { round, seed, pairs, bye } = proposal;
    const early = await organiser.call(fixRound, { params: params(), body: { round, seed, pairs, bye } });
    expect(early.failure.code).toBe('swiss.roundWaits');
  });

  test('can be changed by hand, and says what that breaks', async () => {
    await nextRound();
    await play();
    const { round, seed, pairs } = await organiser.get(drawRound, { params: params(), body: {} });
    const everybody = [...players];
    const [first] = (await group()).matches;
    const again: [string, string] = [first?.a?._id ?? '', first?.b?._id ?? ''];
    const others = everybody.filter((player) => !again.includes(player));
    const changed = {
      pairs: [again, [others[0] ?? '', others[1] ?? ''] as [string, string]],
      bye: others[2] ?? null,
    };
    expect(pairs).not.toEqual(changed.pairs);
    const judged = await organiser.get(drawRound, { params: params(), body: { seed, changed } });
    expect(judged.not_kept).toContainEqual({ criterion: 'noRematch', players: again, why: 'manualChange' });
    const fixed = await organiser.get(fixRound, { params: params(), body: { round, seed, ...changed } });
    expect(fixed.report?.rounds?.[1]).toMatchObject({ round: 2, bye: changed.bye });
    const missing = await organiser.call(drawRound, {
      params: params(),
      body: { changed: { pairs: [again], bye: null } },
    });
    expect(missing.failure.code).toBe('swiss.notPaired');
  });

  test('says of everybody to be paired where they stand in the table', async () => {
    const positions = async () =>
      (await organiser.get(drawRound, { params: params(), body: {} })).entrants.map(
        ({ _id, position }) => [_id, position] as const,
      );
    expect((await positions()).map(([, position]) => position)).toEqual([null, null, null, null, null]);
    await nextRound();
    await play();
    const table = (await group()).standings.map(({ player, position }) => [player._id, position]);
    expect(new Map(await positions())).toEqual(new Map(table as [string, number][]));
  });

  test('is fixed once: a second organiser is told', async () => {
    const { round, seed, pairs, bye } = await organiser.get(drawRound, { params: params(), body: {} });
    await organiser.get(fixRound, { params: params(), body: { round, seed, pairs, bye } });
    const second = await organiser.call(fixRound, { params: params(), body: { round, seed, pairs, bye } });
    expect(second.failure.code).toBe('swiss.roundChanged');
  });

  test('takes its last round back until a match begins; the first one with everything', async () => {
    await nextRound();
    const back = await organiser.get(takeRoundBack, { params: params(), body: { round: 1 } });
    expect(back).toMatchObject({ state: 'created', groups: [], report: null });
    await nextRound();
    await play();
    const refused = await organiser.call(takeRoundBack, { params: params(), body: { round: 1 } });
    expect(refused.failure.code).toBe('phase.matchesBegun');
  });

  test('is paired by its organisers alone', async () => {
    const { status } = await stranger.call(drawRound, { params: params(), body: {} });
    expect(status).toBe(403);
  });

  test('takes somebody who comes late into the next round, and keeps who left', async () => {
    await nextRound();
    await play();
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    const leaver = collection.find(({ player }) => player?._id === players[0]);
    await organiser.get(removeInscription, { params: { id: openId, inscription_id: leaver?._id ?? '' } });
    const groupId = (await group())._id;
    await organiser.get(enterGroup, {
      params: { id: groupId },
      body: { as: 'guest', name: 'Tardía Tárrega', club: null, consent: { confirmed: true } },
    });
    const { entrants, pairs } = await organiser.get(drawRound, { params: params(), body: {} });
    expect(entrants).toHaveLength(5);
    expect(entrants.find(({ name }) => name === 'Tardía Tárrega')).toMatchObject({ wins: 0 });
    expect(pairs.flat()).not.toContain(players[0]);
    await nextRound();
    const { standings } = await group();
    expect(standings).toHaveLength(6);
  });

  test('keeps its later rounds when an earlier result is corrected, and says so', async () => {
    await nextRound();
    await play();
    await nextRound();
    const [first] = (await group()).matches;
    const pairsBefore = (await group()).matches.map(({ a, b }) => [a?._id, b?._id]);
    const correction = {
      outcome: 'played' as const,
      sets: mirrored(first?.sets ?? []),
      reason: 'Mal anotado',
    };
    const { consequences } = await organiser.get(correctResult, {
      params: { id: first?._id ?? '' },
      body: { ...correction, preview: true },
    });
    expect(consequences.rounds_kept).toBe(1);
    expect(consequences.standings.length).toBeGreaterThan(0);
    await organiser.get(correctResult, { params: { id: first?._id ?? '' }, body: correction });
    expect((await group()).matches.map(({ a, b }) => [a?._id, b?._id])).toEqual(pairsBefore);
  });

  test('says of each match which round it is in: to users, to visitors and in the hall', async () => {
    await nextRound();
    await play();
    await nextRound();
    const inRounds = [1, 1, 2, 2];
    const { matches } = await group();
    expect(matches.map(({ swiss_round: round }) => round)).toEqual(inRounds);
    const listed = await organiser.get(listMatches, {
      query: { filters: { 'open._id': openId } },
    });
    expect(listed.collection.map(({ swiss_round: round }) => round).toReversed()).toEqual(inRounds);
    const { collection } = await organiser.get(listPublicGroups, { params: { id: openId } });
    expect(collection[0]?.matches.map(({ swiss_round: round }) => round)).toEqual(inRounds);
    const day = await organiser.get(getOpenDay, { params: { id: openId } });
    const toPlay = day.matches.filter(({ state }) => state === 'enrolled');
    expect(toPlay.map(({ swiss_round: round }) => round)).toEqual([2, 2]);
  });

  test('hands its positions on: a knockout after it is seeded by its table, not by rating', async () => {
    await playToEnd();
    const { standings } = await group();
    const knockout = await organiser.get(createPhase, {
      params: { id: openId },
      body: {
        number: 2,
        type: 'knockout',
        source: { from: 'phase', phase_id: phase._id, position_from: 1, position_to: 4 },
      },
    });
    const table = standings.slice(0, 4).map(({ player }) => player._id);
    const drawn = await organiser.get(draw, { params: { id: knockout._id }, body: { seeds: 4 } });
    expect(drawn.report.inputs.entrants.map(({ _id }) => _id)).toEqual(table);
    const [lines] = drawn.groups;
    expect([lines?.players.at(0), lines?.players.at(-1)]).toEqual(table.slice(0, 2));
  });

  test('is seen by visitors as a table with its Buchholz', async () => {
    await nextRound();
    await play();
    const { collection } = await organiser.get(listPublicGroups, { params: { id: openId } });
    expect(collection).toHaveLength(1);
    expect(collection[0]?.standings[0]).toMatchObject({ position: 1, match_points: 1, buchholz: 0 });
  });
});

test('a Swiss phase travels with its byes, with everything and as results alone', async () => {
  await givenSwiss(5);
  await nextRound();
  await play();
  const { standings } = await group();
  // Lots are drawn by ids, which are others there.
  const figures = (rows: Group['standings']) =>
    new Map(rows.map(({ player, match_points, swiss }) => [player.name, { match_points, ...swiss }]));
  for (const route of [exportOpen, exportResults]) {
    const file = unpacked(await exported(api, organiser, openId, route));
    const copy = repacked({ ...file, source: { ...file.source, open: randomUUID() } });
    const { status, body } = await sendFile(api, organiser, importOpen, copy);
    expect(status).toBe(201);
    const { collection } = await organiser.get(listPhases, { params: { id: body._id } });
    expect(collection[0]?.swiss).toEqual({ ...(await current()).swiss });
    const there = await organiser.get(getGroup, { params: { id: collection[0]?.groups[0]?._id ?? '' } });
    expect(figures(there.standings)).toEqual(figures(standings));
  }
});

describe('a Swiss phase of few', () => {
  test('says before its first round that opponents would meet again', async () => {
    await givenSwiss(3, { rounds_count: 4 });
    const { warning } = await organiser.get(drawRound, { params: params(), body: {} });
    expect(warning).toEqual({ code: 'swiss.roundsTooMany', rounds: 4, suits: 3 });
  });

  test('says that few rounds may leave several unbeaten', async () => {
    await givenSwiss(5, { rounds_count: 2 });
    const { warning } = await organiser.get(drawRound, { params: params(), body: {} });
    expect(warning).toEqual({ code: 'swiss.roundsTooFew', rounds: 2, suits: 3 });
  });
});
