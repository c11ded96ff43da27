import * as contract from '@topspin/contract';
import type { Route } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { givenActors, type Actor } from '#testing/permissions/actors.ts';
import { givenHouse, type House } from '#testing/permissions/house.ts';
import { paramsOf, type Trial } from '#testing/permissions/objects.ts';
import { startRolledBack, type RolledBack } from '#testing/permissions/rolled-back.ts';
import { everyRoute } from '#testing/every-route.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';
import { givenPlayer } from '#testing/given-open.ts';
import { late } from '#testing/late.ts';

const reads = everyRoute.filter(
  ({ method, name }) => method === 'GET' || name === contract.previewRanking.name,
);

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
/** A server that keeps nothing: each call reads all that it needs. */
const server: RolledBack = late(
  () => startRolledBack(api.databaseUrl),
  (running) => running.close(),
);
let house: House;
/** The callers, the one who sees most of an open first. */
let actors: Actor[];
let common: Pick<Trial, 'club' | 'circuit' | 'edition'>;
let body: object;
/** Somebody in the open that is played. */
let competitor = '';

beforeAll(async () => {
  house = await withPhases(await givenHouse(api, 'A'));
  const everybody = await givenActors(api, admin, { home: house, untrusted: await givenHouse(api, 'B') });
  const first = ['organiser', 'player'];
  actors = first
    .concat(everybody.map(({ name }) => name))
    .flatMap((name) => everybody.find((one) => one.name === name) ?? []);
  const edition = await givenEdition(admin);
  const { club } = await givenPlayer(admin, { club: 'CTT Prova' });
  common = { club: club?._id ?? '', edition: edition._id, circuit: edition.circuit._id };
  body = { ranking_system: edition.ranking_system };
});

/** With an open of several groups, matches and phases: a statement for each of them shows. */
async function withPhases(given: House): Promise<House> {
  const { openId, players, stage, groups } = await givenNextPhase(given.people.organiser);
  const [group] = groups;
  const played = group?.matches[0];
  if (!group || !played) throw new Error('nothing is played');
  competitor = players[0] ?? '';
  return { ...given, played: openId, phase: stage._id, group: group._id, match: played._id };
}

/** The statements of a read, asked by the first who may, or null if nobody is answered. */
async function statementsOfRead(route: Route): Promise<number | null> {
  for (const which of ['played', 'open'] as const) {
    for (const actor of actors) {
      const count = await server.takeBack(() => statementsAs(route, actor, which));
      if (count !== null) return count;
    }
  }
  return null;
}

async function statementsAs(route: Route, actor: Actor, which: Trial['in']): Promise<number | null> {
  const caller = server.as(actor.user?.login.token);
  const trial: Trial = { ...common, actor, caller, whose: 'own', house, in: which };
  const params = {
    ...(await paramsOf(route, trial, server.as)),
    ...(route.name === contract.getPublicPlayer.name && which === 'played' && { player_id: competitor }),
  };
  let status = 0;
  const statements = await server.statementsOf(async () => {
    ({ status } = await caller.call(route, { params, ...(route.method === 'POST' && { body }) }));
  });
  return status < 400 ? statements.length : null;
}

const introduction = `# How many statements each read runs

Written by \`every-read.test.ts\`, which makes every read once, on a server that keeps nothing, and fails when one runs another number of
statements than in this table; those that read the session are left out. \`–\`: the test has nothing that this would find.
After a change that is meant: \`npx vitest run --project api every-read -u\`, and read the difference.

| read | statements |
| --- | --- |
`;

test('every read runs as many statements as recorded', async () => {
  const rows: string[] = [];
  for (const route of reads.toSorted((a, b) => a.name.localeCompare(b.name)))
    rows.push(`| ${route.name} | ${(await statementsOfRead(route)) ?? '–'} |\n`);
  const meant = 'If this change is meant: npx vitest run --project api every-read -u';
  await expect(introduction + rows.join(''), meant).toMatchFileSnapshot('../../../../docs/statements.md');
}, 300_000);
