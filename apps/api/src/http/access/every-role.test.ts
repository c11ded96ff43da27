import type { Route } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { givenActors, type Actor } from '#testing/permissions/actors.ts';
import { givenHouse, type House } from '#testing/permissions/house.ts';
import { bodyOf, namesThings, paramsOf, type Trial, type Whose } from '#testing/permissions/objects.ts';
import { startRolledBack, type RolledBack } from '#testing/permissions/rolled-back.ts';
import { everyRoute as routes } from '#testing/every-route.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenPlayer } from '#testing/given-open.ts';
import { late } from '#testing/late.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const trying: RolledBack = late(
  () => startRolledBack(api.databaseUrl),
  (server) => server.close(),
);
let actors: Actor[];
let common: Pick<Trial, 'club' | 'circuit' | 'edition'>;
let elsewhere: House;

beforeAll(async () => {
  const home = await givenHouse(api, 'A');
  elsewhere = await givenHouse(api, 'B');
  const untrusted = await givenHouse(api, 'C');
  actors = await givenActors(api, admin, { home, untrusted });
  const edition = await givenEdition(admin);
  const { club } = await givenPlayer(admin, { club: 'CTT Prova' });
  common = { club: club?._id ?? '', edition: edition._id, circuit: edition.circuit._id };
});

/** The refusals, for those who may not or may not even know. */
const refusals: readonly string[] = [
  'auth.required',
  'auth.forbidden',
  'auth.emailNotVerified',
  'thing.notFound',
  'player.needed',
  'inscription.invitationOnly',
];

/** For each of several, its answer. */
const refusesSomebody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'refused' in body && String(body.refused) !== '';

type Tried = { readonly route: Route; readonly in: Trial['in'] };

/** Opens are read in each state that shows them to fewer people. */
const opensOf = ({ method, path }: Route): Trial['in'][] =>
  method === 'GET' && /^\/(?:app|public)\/opens\/\{id\}/u.test(path)
    ? ['open', 'hidden', 'played']
    : ['open'];

const labels: Readonly<Record<Trial['in'], string>> = {
  open: '',
  hidden: ' of an open in preparation',
  played: ' of an open that publishes no results',
};

/** Makes a call as an actor, rolls it back, and returns whether they were let in. */
const isLetIn = ({ route, in: which }: Tried, actor: Actor, whose: Whose): Promise<boolean> =>
  trying.takeBack(async () => {
    const caller = trying.as(actor.user?.login.token);
    const house = whose === 'own' ? actor.home : elsewhere;
    const trial: Trial = { ...common, actor, caller, whose, house, in: which };
    const answered = await caller.call(route, {
      params: await paramsOf(route, trial, trying.as),
      body: bodyOf(route, trial) ?? {},
      ...(route.ifMatch && { version: 1 }),
    });
    if (answered.status >= 500) throw new Error(`${route.name} answered ${actor.name} ${answered.status}`);
    if (answered.status < 400) return !refusesSomebody(answered.body);
    return !refusals.includes(answered.failure.code);
  });

/** What somebody may call it on: anything, only their own, or nothing. */
async function cell(tried: Tried, actor: Actor): Promise<string> {
  const own = await isLetIn(tried, actor, 'own');
  if (!namesThings(tried.route)) return own ? 'yes' : '–';
  const other = await isLetIn(tried, actor, 'other');
  if (other && !own) throw new Error(`${actor.name} may ${tried.route.name} with others' things alone`);
  return other ? 'any' : own ? 'own' : '–';
}

async function row(tried: Tried): Promise<string> {
  const cells: string[] = [];
  for (const actor of actors) cells.push(await cell(tried, actor));
  return `| ${tried.route.name}${labels[tried.in]} | ${cells.join(' | ')} |`;
}

const introduction = `# Who may do what

Written by \`every-role.test.ts\`, which makes every call as everybody, with a thing of their own and with somebody
else's, and fails when an answer is not the one in this table. \`any\`: with anybody's; \`own\`: with their own alone;
\`yes\`: the call names nothing that anybody owns; \`–\`: refused, or answered as if it did not exist.
After a change that is meant: \`npx vitest run --project api every-role -u\`, and read the difference.
`;

test('who may do what, with their own and with what is somebody else’s', async () => {
  const parts = [introduction];
  const tags = [...new Set(routes.map(({ tag }) => tag))].toSorted();
  const head = `| ${['', ...actors.map(({ name }) => name)].join(' | ')} |\n|${' --- |'.repeat(actors.length + 1)}`;
  for (const tag of tags) {
    const tried = routes
      .filter((route) => route.tag === tag)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((route) => opensOf(route).map((which) => ({ route, in: which })));
    const rows: string[] = [];
    for (const one of tried) rows.push(await row(one));
    parts.push(`## ${tag}\n\n${head}\n${rows.join('\n')}\n`);
  }
  const meant = 'If this change is meant: npx vitest run --project api every-role -u';
  await expect(parts.join('\n'), meant).toMatchFileSnapshot('../../../../../docs/permissions.md');
}, 300_000);
