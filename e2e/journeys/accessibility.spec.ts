import type { APIRequestContext } from '@playwright/test';
import { test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, callerOf, installer } from '../src/steps/api.ts';
import { expectNoBarriers } from '../src/steps/barriers.ts';
import { pagesOf, type Parameters } from '../src/steps/every-page.ts';
import { drawnPhase, openInPlay, registeredOpen } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };

/** An organiser who plays too, with an open in play: the account, and the parameters of their pages. */
async function givenOrganiser(request: APIRequestContext, name: string, openName: string) {
  const person = newPerson(name);
  const api = await callerFor(request, person);
  const { player } = await api<{ player: Id }>('POST', '/app/players/create-from-user', {
    date_of_birth: '1990-05-17',
  });
  const openId = await openInPlay(api, openName, ['Zoe Uno', 'Zoe Dos', 'Zoe Tres']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  const groupId = phase.groups[0]?._id ?? '';
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${groupId}`);
  const { collection } = await api<{ collection: readonly { player: Id }[] }>(
    'GET',
    `/app/opens/${openId}/inscriptions`,
  );
  const parameters: Parameters = {
    openId,
    stageId: phase._id,
    phaseId: phase._id,
    groupId,
    matchId: matches[0]?._id ?? '',
    playerId: player._id,
    otherId: collection[0]?.player._id ?? '',
    kind: 'open',
    id: openId,
  };
  return { person, api, parameters };
}

/** What only an admin's pages show: a player they look after, an account, a venue, and an edition of a circuit. */
async function givenAdmin(request: APIRequestContext): Promise<Parameters> {
  const api = await callerOf(request, installer);
  const { user } = await api<{ user: Id }>('GET', '/auth/user/me');
  const { _id: playerId } = await api<Id>('POST', '/app/players', {
    name: 'Nil Acompañado',
    date_of_birth: '1995-03-01',
    contact_phone: { name: 'Marta', code: '+34', phone: '600123456' },
    consent: true,
  });
  const { _id: venueId } = await api<Id>('POST', '/app/venues', {
    name: 'Pabellón de la Rampa',
    address: 'Calle Llana, 1',
    terms_accepted: true,
    declaration_accepted: true,
  });
  const openId = await registeredOpen(api, 'Open de la rampa', ['Zoe Rampa'], venueId);
  await api('GET', `/app/opens/${openId}/day`);
  const { _id: circuitId } = await api<Id>('POST', '/app/circuits', {
    name: 'Circuito sin escalones',
    description: [{ lang: 'es', text: 'Para **todos**' }],
  });
  const { _id: circuitEditionId } = await api<Id>('POST', '/app/circuit-editions', {
    circuit_id: circuitId,
    name: '2027',
    date_start: '2027-01-01',
    date_end: '2027-12-31',
    ranking_system: {
      pointsDistribution: [{ position: 1, points: 100 }],
      usePerformanceMetrics: false,
      performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
      bonusPointsForAttendance: 0,
      window: { type: 'days', period: 365 },
    },
  });
  return { userId: user._id, playerId, venueId, circuitId, circuitEditionId, date: '2027-02-28' };
}

test('pages without a login have no barrier', async ({ page, request }) => {
  const api = await callerFor(request, newPerson('Vera Visible'));
  const openId = await registeredOpen(api, 'Open abierto', ['Zoe Uno']);
  await expectNoBarriers(page, [...pagesOf('visitor', { openId, token: 'a-token' }), '/nowhere']);
});

test('what spectators see of an open without an account has no barrier', async ({ page, request }) => {
  const { parameters } = await givenOrganiser(request, 'Pepa Pública', 'Open a la vista de todos');
  const played = { ...parameters, playerId: parameters['otherId'] ?? '', part: 'standings' };
  await expectNoBarriers(page, pagesOf('spectator', played));
});

test('an organiser’s pages have no barrier', async ({ page, request }) => {
  const { person, parameters } = await givenOrganiser(request, 'Estrella Estrecha', 'Open de noviembre');
  await enter(page, person);
  await expectNoBarriers(page, [...pagesOf('organiser', parameters), '/venues?view=map']);
});

test('an admin’s pages have no barrier', async ({ page, request }) => {
  const parameters = await givenAdmin(request);
  await enter(page, installer);
  await expectNoBarriers(page, pagesOf('admin', parameters));
});

const tabs = ['players', 'groups', 'knockouts', 'tables', 'results', 'ages', 'information'];

test('the tabs of an open and of a player have no barrier', async ({ page, request }) => {
  const { person, parameters } = await givenOrganiser(
    request,
    'Axel Ancho',
    'Open de las mil y una noches de invierno',
  );
  const open = `/single-open/${parameters['openId']}`;
  const player = `/players/${parameters['playerId']}`;
  await enter(page, person);
  await expectNoBarriers(page, [
    ...tabs.map((tab) => `${open}?tab=${tab}`),
    ...['matches', 'opens'].map((tab) => `${player}?tab=${tab}`),
  ]);
});
