import { confirmInscription, getGroup, getPlayer, type Route } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenActors } from '#testing/permissions/actors.ts';
import { givenHouse, type House } from '#testing/permissions/house.ts';
import { paramsOf, type Trial } from '#testing/permissions/objects.ts';
import { startRolledBack, type RolledBack } from '#testing/permissions/rolled-back.ts';
import { everyRoute } from '#testing/every-route.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenEnrolled, givenPlayer } from '#testing/given-open.ts';
import { late } from '#testing/late.ts';

/** Pictures show no phone that could be found in their bytes. */
const reads = everyRoute.filter(({ method, name }) => method === 'GET' && !name.endsWith('Picture'));

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const trying: RolledBack = late(
  () => startRolledBack(api.databaseUrl),
  (server) => server.close(),
);

const number = '655443322';
const phone = { name: 'Mamá', code: '+34', phone: number } as const;

/** A child whom the organiser entered in an open for registration and in one in play, and whose family has not confirmed either. */
async function givenChild(house: House): Promise<House> {
  const { guardian, organiser } = house.people;
  const given = { date_of_birth: '2016-05-05', relation: 'guardian', guardian_consent: true } as const;
  const { _id: child } = await givenPlayer(guardian, { ...given, name: 'Laia Serra', contact_phone: phone });
  const { _id: inscription } = await givenEnrolled(organiser, house.open, child);
  const rival = await givenPlayer(organiser);
  const { open } = await givenOpenInPlay(organiser, [child, rival._id]);
  const body = { number: 1, type: 'groups', groups_count: 1 } as const;
  const { _id: phase, groups } = await givenPhase(organiser, open._id, body);
  const group = groups[0]?._id ?? '';
  const [match] = (await organiser.get(getGroup, { params: { id: group } })).matches;
  return {
    ...house,
    played: open._id,
    phase,
    group,
    match: match?._id ?? '',
    child,
    known: child,
    free: child,
    inscriptions: { player: inscription, child: inscription, known: inscription },
  };
}

/** Both opens that the child is in, where a path names one. */
const opensOf = ({ path }: Route): readonly Trial['in'][] =>
  path.includes('/opens/{id}') ? ['open', 'played'] : ['open'];

/** One of each kind of reader; the others of `every-role.test.ts` read what one of these does. */
const readers: readonly string[] = [
  'visitor',
  'user',
  'player',
  'organiser',
  'co-organiser',
  'invited',
  'circuit manager',
];

test('nobody but the family and admins reads the phone of a minor whose family has not confirmed', async () => {
  const home = await givenChild(await givenHouse(api, 'A'));
  const untrusted = await givenHouse(api, 'B');
  const actors = await givenActors(api, admin, { home, untrusted });
  const { _id: edition, circuit } = await givenEdition(admin);
  const { guardian, organiser } = home.people;
  const shows: string[] = [];
  let answered = 0;
  for (const actor of actors.filter(({ name }) => readers.includes(name)))
    for (const route of reads)
      for (const which of opensOf(route))
        await trying.takeBack(async () => {
          const caller = trying.as(actor.user?.login.token);
          const common = { club: '', circuit: circuit._id, edition };
          const trial: Trial = { ...common, actor, caller, whose: 'other', house: home, in: which };
          const { status, body } = await caller.call(route, {
            params: await paramsOf(route, trial, trying.as),
          });
          if (status < 400) answered += 1;
          if (JSON.stringify(body ?? '').includes(number)) shows.push(`${actor.name}: ${route.name}`);
        });
  expect(shows).toEqual([]);
  expect(answered).toBeGreaterThan(reads.length);

  const params = { id: home.child };
  const reading = async (by: typeof organiser) => JSON.stringify(await by.get(getPlayer, { params }));
  for (const by of [guardian, admin]) expect(await reading(by)).toContain(number);
  expect(await reading(organiser)).not.toContain(number);
  await guardian.get(confirmInscription, {
    params: { id: home.open, inscription_id: home.inscriptions.child },
  });
  expect(await reading(organiser)).toContain(number);
}, 300_000);
