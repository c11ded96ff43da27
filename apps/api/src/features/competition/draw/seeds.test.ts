import {
  createPhase,
  draw,
  listInscriptions,
  removeInscription,
  saveGroups,
  transitionPhase,
  type BodyInputOf,
  type Phase,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, playAll } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const knockout = { number: 1, type: 'knockout' } as const;

const createIn = (id: string, body: BodyInputOf<typeof createPhase> = knockout): Promise<Phase> =>
  organiser.get(createPhase, { params: { id }, body });

const givenKnockout = async (field: number): Promise<Phase> => {
  const { open } = await givenOpenInPlay(organiser, field);
  return createIn(open._id);
};

const propose = (id: string, body: BodyInputOf<typeof draw> = {}) =>
  organiser.call(draw, { params: { id }, body });

const seedsOf = async (id: string, body: BodyInputOf<typeof draw> = {}) =>
  (await propose(id, body)).body.report.inputs.seeds;

/** Saves the draw proposed for these choices, after `change` has edited it by hand. */
const save = async (
  id: string,
  body: BodyInputOf<typeof draw>,
  change = (lines: readonly (string | null)[]) => lines,
) => {
  const { groups, report } = (await propose(id, body)).body;
  const changed = groups.map(({ players }) => ({ players: change(players) }));
  return organiser.call(saveGroups, {
    params: { id },
    body: { ...body, seed: report.seed, groups: changed },
  });
};

const undoDraw = (id: string): Promise<Phase> =>
  organiser.get(transitionPhase, { params: { id }, body: { to: 'created' } });

describe('the seeds of a knockout', () => {
  test.each([
    [6, undefined, 2],
    [6, null, 2],
    [9, null, 4],
    [6, 0, 0],
    [6, 3, 3],
    [6, 6, 6],
  ])('of %i players, with %o asked for, are %i', async (field, seeds, expected) => {
    const { _id } = await givenKnockout(field);
    expect(await seedsOf(_id, seeds === undefined ? {} : { seeds })).toBe(expected);
  });

  test.each([2, 5, 8, 9])('can be everybody of %i; usual is what is drawn unless said', async (field) => {
    const { _id } = await givenKnockout(field);
    const { seeds, report } = (await propose(_id)).body;
    expect(seeds).toEqual({ usual: report.inputs.seeds, most: field });
  });

  test.each([7, 512])('are never more than its six players (%i)', async (seeds) => {
    const { _id } = await givenKnockout(6);
    expect((await propose(_id, { seeds })).failure).toMatchObject({
      code: 'draw.tooManySeeds',
      message: 'Hay demasiadas cabezas de serie para el sorteo.',
    });
    const { groups, report } = (await propose(_id)).body;
    const players = groups.map((group) => ({ players: group.players }));
    const body = { seed: report.seed, seeds, groups: players };
    const saved = await organiser.call(saveGroups, { params: { id: _id }, body });
    expect([saved.status, saved.failure.code]).toEqual([422, 'draw.tooManySeeds']);
  });

  test.each([-1, 1.5, '4', 513])('are a whole number that can be (%o is refused)', async (seeds) => {
    const { _id } = await givenKnockout(4);
    const { status, failure } = await organiser.call(draw, { params: { id: _id }, body: { seeds } });
    expect([status, failure.issues?.[0]?.path]).toEqual([422, ['seeds']]);
  });

  test('are kept with the phase and in the report, and proposed again', async () => {
    const { _id } = await givenKnockout(8);
    const { body: saved } = await save(_id, { seeds: 4 });
    expect([saved.seeds, saved.report?.inputs.seeds]).toEqual([4, 4]);
    expect((await undoDraw(_id)).seeds).toBe(4);
    expect(await seedsOf(_id)).toBe(4);
    expect(await seedsOf(_id, { seeds: null })).toBe(2);
    expect((await save(_id, { seeds: null })).body.seeds).toBeNull();
  });

  test('are those it was drawn with when a change by hand is checked', async () => {
    const { _id } = await givenKnockout(8);
    // The first line belongs to a seed only while there are seeds.
    const turned = (lines: readonly (string | null)[]) => [
      ...lines.slice(1, 2),
      ...lines.slice(0, 1),
      ...lines.slice(2),
    ];
    const without = (await save(_id, { seeds: 0 }, turned)).body;
    expect(without.report).toMatchObject({ inputs: { seeds: 0 }, not_kept: [] });
    await undoDraw(_id);
    const { report } = (await save(_id, { seeds: 1 }, turned)).body;
    expect(report?.not_kept).toMatchObject([{ constraint: 'seedingLines', why: 'manualChange' }]);
  });

  test('do not outgrow the field: a number from a larger one no longer counts', async () => {
    const { open } = await givenOpenInPlay(organiser, 5);
    const { _id } = await createIn(open._id);
    await save(_id, { seeds: 5 });
    await undoDraw(_id);
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    const [{ _id: inscription_id = '' } = {}] = collection;
    await organiser.get(removeInscription, { params: { id: open._id, inscription_id } });
    expect(await seedsOf(_id)).toBe(1);
  });
});

describe('where the organiser does not choose the seeds', () => {
  test('groups have none', async () => {
    const { open } = await givenOpenInPlay(organiser, 6);
    const stage = await createIn(open._id, { number: 1, type: 'groups', groups_count: 2 });
    expect((await propose(stage._id, { seeds: 2 })).failure.issues?.[0]?.path).toEqual(['seeds']);
    expect((await propose(stage._id, { seeds: null })).body).toMatchObject({
      seeds: null,
      report: { inputs: { seeds: null } },
    });
  });

  test('crossings from groups seed the winners', async () => {
    const { open, players } = await givenOpenInPlay(organiser, 6);
    const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 2 });
    for (const { _id } of stage.groups) await playAll(organiser, _id, players);
    const source = { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 } as const;
    const next = await createIn(open._id, { number: 2, type: 'knockout', source });
    expect((await propose(next._id, { seeds: 2 })).failure.issues?.[0]?.path).toEqual(['seeds']);
    expect((await save(next._id, {})).body.report?.inputs).toMatchObject({ kind: 'crossings', seeds: null });
  });
});
