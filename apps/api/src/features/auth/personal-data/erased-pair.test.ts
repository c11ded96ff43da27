import { eraseMe, listPairs } from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { givenThree, partnersIn } from '#testing/given-partners.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

test('what is written about a match of a pair no longer names one of the two who is erased', async () => {
  const open = await givenOpen(organiser, { doubles: 'mixed' });
  const { at, enters, asks, accepts } = partnersIn(() => open._id);
  const [ana, leo] = await givenThree(api);
  await enters(ana);
  await asks(ana, leo);
  await accepts(leo, ana);
  const [pair] = (await organiser.get(listPairs, { params: at() })).collection;
  await sql`insert into audit_log (id, actor_id, action, entity, entity_id, reason, before, refused, at)
    values (gen_random_uuid(), ${organiser.id}::uuid, 'correctResult', 'matches', gen_random_uuid(), 'Ana Gil se lesionó',
      ${JSON.stringify({ player_a: pair?._id })}::jsonb, false, now())`.execute(api.db);
  await ana.get(eraseMe, { body: { password: ana.password } });
  const { rows } = await sql<{ reason: string }>`select reason from audit_log where action = 'correctResult'
    and before ->> 'player_a' = ${pair?._id}`.execute(api.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.reason).not.toContain('Ana Gil');
  expect(rows[0]?.reason).toContain('se lesionó');
});
