import { enrol, type OpenPage } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { openClient } from '#db/client.ts';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { givenThree, partnersIn } from '#testing/given-partners.ts';
import { eraseRestored } from './erase-again.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let doubles: OpenPage;
let full: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;
let nil: RegisteredPlayer;

/** Leo is Ana's partner, and has a place for which she waits. */
beforeEach(async () => {
  [ana, leo, nil] = await givenThree(api);
  doubles = await givenOpen(organiser, { name: 'Dobles de Vic', doubles: 'mixed' });
  await enters(ana);
  await enters(leo);
  await asks(ana, leo);
  await accepts(leo, ana);
  full = await givenOpen(organiser, { players_max: 2 });
  for (const one of [leo, nil, ana])
    await one.get(enrol, { params: { id: full._id }, body: { player_id: one.player._id } });
});

const { enters, asks, accepts, pairs } = partnersIn(() => doubles._id);

const mails = () => api.db.selectFrom('outbox').select(['id', 'kind']).execute();

const eraseAgain = async ({ id }: RegisteredPlayer) => {
  const client = await openClient(api.databaseUrl, {});
  try {
    await client.query('begin');
    await eraseRestored(client, { accounts: [id], players: [] }, new Date());
    await client.query('commit');
  } finally {
    await client.end();
  }
};

test('who is erased again leaves their opens, and nobody gets a mail', async () => {
  const before = (await mails()).map(({ id }) => id);
  await eraseAgain(leo);
  expect(await pairs(organiser)).toEqual([]);
  const entries = api.db.selectFrom('inscriptions').select('state').where('open_id', '=', full._id);
  expect(await entries.where('player_id', '=', ana.player._id).execute()).toEqual([{ state: 'registered' }]);
  expect((await mails()).filter(({ id }) => !before.includes(id))).toEqual([]);
});
