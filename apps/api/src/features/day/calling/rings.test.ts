import { callMatch, editMatch, getMatch, getOpenDay, returnToQueue } from '@topspin/contract';
import { expect, test, vi } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

test('a call, the way back and another table ring for the tables of matches alone, and a result for the match', async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const { _id: openId } = open;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { _id: id, queue } = await organiser.get(getOpenDay, { params: { id: openId } });
  const [match_id = '', other = ''] = queue.map((row) => row.match_id);
  let heard: string[] = [];
  api.bell.subscribe({
    onRing: (topics) => heard.push(...topics),
    onLost: () => undefined,
    onRegained: () => undefined,
  });
  /** The names that the bell rings for this open's matches while something is done. */
  const rungBy = async <Answer>(change: () => Promise<Answer>, match: string) => {
    heard = [];
    const answer = await change();
    await vi.waitFor(() => expect(heard).toContain(`match:${match}:row`));
    const rung = heard.filter((topic) => topic.startsWith(`open:${openId}:match`));
    return [answer, new Set(rung)] as const;
  };
  const [tables, matches] = ['match_tables', 'matches'].map((name) => new Set([`open:${openId}:${name}`]));

  const [{ _id: call_id }, called] = await rungBy(
    () => organiser.get(callMatch, { params: { id }, body: { match_id, table: 1 } }),
    match_id,
  );
  expect(called).toEqual(tables);
  const [, back] = await rungBy(() => organiser.get(returnToQueue, { params: { id, call_id } }), match_id);
  expect(back).toEqual(tables);
  const { version } = await organiser.get(getMatch, { params: { id: other } });
  const [, planned] = await rungBy(
    () => organiser.get(editMatch, { params: { id: other }, version, body: { table: 2 } }),
    other,
  );
  expect(planned).toEqual(tables);
  const [, result] = await rungBy(() => givenResult(organiser, match_id), match_id);
  expect([...result]).toEqual(expect.arrayContaining([...(matches ?? [])]));
});
