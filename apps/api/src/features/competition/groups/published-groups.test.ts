import {
  createMatches,
  createPhase,
  draw,
  getGroup,
  saveGroups,
  type Group,
  type Phase,
} from '@topspin/contract';
import type { BestOf, SetScore } from '@topspin/engine';
import { publishedGroups, type PublishedGroup } from '@topspin/engine/testing/published-groups';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenResult, mirrored } from '#testing/given-draw.ts';

/** A published group, its letters mapped to players of the open. */
type Staged = { readonly published: PublishedGroup; readonly ids: ReadonlyMap<string, string> };

const lettersOf = ({ order }: PublishedGroup): string[] => order.split('').toSorted();

const setsOf = (text: string): SetScore[] =>
  text.split(' ').map((set) => {
    const [a = 0, b = 0] = set.split('-').map(Number);
    return { a, b };
  });

const bestOfGroup = ({ matches }: PublishedGroup): BestOf =>
  Math.max(...matches.map(({ sets }) => setsOf(sets).length)) > 5 ? 7 : 5;

/** Groups that can form one phase: the same number of sets and of qualifiers. */
const stages = [
  ...Map.groupBy(publishedGroups, (group) => `${bestOfGroup(group)} sets, ${group.advanced.length} through`),
].map(([name, groups]) => ({ name, groups }));

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

describe.each(stages)('published groups with best of $name', ({ groups }) => {
  let staged: Staged[];
  let stage: Phase;
  let next: Phase;

  beforeAll(async () => {
    const letters = groups.flatMap(lettersOf);
    const { open, players } = await givenOpenInPlay(organiser, letters.length);
    let taken = 0;
    staged = groups.map((published) => ({
      published,
      ids: new Map(lettersOf(published).map((letter) => [letter, players[taken++] ?? ''])),
    }));
    const [group] = groups;
    if (!group) throw new Error('a stage without groups');
    stage = await createStage(open._id, bestOfGroup(group));
    next = await organiser.get(createPhase, {
      params: { id: open._id },
      body: {
        number: 2,
        type: 'knockout',
        source: { from: 'phase', phase_id: stage._id, position_from: 1, position_to: group.advanced.length },
      },
    });
    for (const [index, { _id: id }] of stage.groups.entries()) await playAsPublished(id, staged[index]);
  });

  const createStage = async (openId: string, bestOf: BestOf): Promise<Phase> => {
    const body = { number: 1, type: 'groups', groups_count: staged.length, best_of: bestOf } as const;
    const { _id: id } = await organiser.get(createPhase, { params: { id: openId }, body });
    await organiser.get(saveGroups, {
      params: { id },
      body: { seed: 'as published', groups: staged.map(({ ids }) => ({ players: [...ids.values()] })) },
    });
    return organiser.get(createMatches, { params: { id } });
  };

  const pageOf = (index: number): Promise<Group> =>
    organiser.get(getGroup, { params: { id: stage.groups[index]?._id ?? '' } });

  test.each(groups.map(({ year, order }, index) => ({ year, order, index })))(
    'the group of $year ends in the order $order',
    async ({ index, order }) => {
      const { ids } = staged[index] ?? { ids: new Map<string, string>() };
      const { standings } = await pageOf(index);
      expect(standings.map(({ player }) => player._id)).toEqual(
        order.split('').map((letter) => ids.get(letter)),
      );
    },
  );

  test.each(
    groups.map(({ year, order, tieBrokenBy, advanced }, index) => ({
      year,
      order,
      tieBrokenBy,
      advanced,
      index,
    })),
  )(
    'the group of $year sends on $advanced, and says what decided it',
    async ({ index, advanced, tieBrokenBy }) => {
      const { ids } = staged[index] ?? { ids: new Map<string, string>() };
      const { standings, qualify } = await pageOf(index);
      expect(qualify).toBe(advanced.length);
      const through = standings.filter(({ certainty }) => certainty === 'qualified');
      expect(new Set(through.map(({ player }) => player._id))).toEqual(
        new Set(advanced.split('').map((letter) => ids.get(letter))),
      );
      const criteria = new Set(standings.map(({ decided_by }) => decided_by?.criterion));
      expect(criteria).toEqual(new Set([tieBrokenBy ?? 'matchPoints']));
    },
  );

  test('those who really went through are drawn into the next phase', async () => {
    const through = staged.flatMap(({ published, ids }) =>
      published.advanced.split('').map((letter) => ids.get(letter)),
    );
    const answer = await organiser.call(draw, { params: { id: next._id }, body: {} });
    if (through.length < 2) return expect(answer.failure.code).toBe('draw.tooFewPlayers');
    expect(new Set(answer.body.entrants.map(({ _id }) => _id))).toEqual(new Set(through));
  });
});

/** Enters the published results, whichever player the order of play puts first. */
async function playAsPublished(groupId: string, staged: Staged | undefined): Promise<void> {
  if (!staged) throw new Error('a group that was not published');
  const { published, ids } = staged;
  const { matches } = await organiser.get(getGroup, { params: { id: groupId } });
  for (const { a, b, sets } of published.matches) {
    const pair = [ids.get(a), ids.get(b)];
    const match = matches.find((one) => pair.includes(one.a?._id) && pair.includes(one.b?._id));
    if (!match) throw new Error(`no match of ${a} and ${b}`);
    await givenResult(
      organiser,
      match._id,
      match.a?._id === ids.get(a) ? setsOf(sets) : mirrored(setsOf(sets)),
    );
  }
}
