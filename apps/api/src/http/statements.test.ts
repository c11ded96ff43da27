import * as contract from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import type { TestApi } from '#testing/client.ts';
import { givenApi, givenPlayerAccount } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
const organiser = givenPlayerAccount(api, 'Rosa Organizadora');
/** What a path names, by its collection. */
const ids: Record<string, string> = {};
let system: contract.RankingSystem;

beforeAll(async () => {
  const played = await givenNextPhase(organiser);
  const [group] = played.groups;
  const edition = await givenEdition(organiser);
  system = edition.ranking_system;
  const venue = await organiser.get(contract.createVenue, {
    body: { name: 'Pavelló', address: 'Vic', terms_accepted: true, declaration_accepted: true },
  });
  Object.assign(ids, {
    opens: played.openId,
    groups: group?._id,
    matches: group?.matches[0]?._id,
    players: played.players[0],
    others: played.players[1],
    circuits: edition.circuit._id,
    'circuit-editions': edition._id,
    venues: venue._id,
  });
});

const ask = (by: contract.Route, caller: Pick<TestApi, 'call'>) =>
  caller.call(by, {
    params: {
      id: ids[by.path.split('/')[2] ?? ''] ?? '',
      ...(by === contract.getVersus && { other_id: ids['others'] }),
    },
    ...(by === contract.previewRanking && { body: { ranking_system: system } }),
  });

/** How many statements a page may run; lists run one, see `list/every-list.test.ts`. */
const bounds: readonly (readonly [contract.Route, number])[] = [
  [contract.getOpen, 1],
  [contract.getMatch, 1],
  [contract.listEvents, 1],
  // One, and one for each hall that nobody has asked for since it changed.
  [contract.listTurns, 2],
  [contract.getGroup, 2],
  [contract.listBrackets, 3],
  [contract.listPhases, 3],
  // Three per phase, and the open has two.
  [contract.getClassification, 11],
  [contract.getPlayer, 3],
  [contract.getLeaderboard, 1],
  [contract.listAdministrators, 3],
  [contract.getVersus, 1],
  [contract.getVenue, 1],
  [contract.getCircuit, 1],
  [contract.getEdition, 1],
  // One more for those who see more than others: whether they see who is in opens for functional diversity.
  [contract.getEditionRanking, 6],
  [contract.getEditionRace, 6],
  [contract.getCircuitRanking, 6],
  // With begin and commit, as for anything that is no GET.
  [contract.previewRanking, 8],
  [contract.listOrganisers, 3],
  [contract.listRemoved, 5],
  [contract.listUnsentMails, 1],
  [contract.getTrust, 1],
  [contract.listVenueAdmins, 3],
  [contract.listMyInvitations, 1],
  [contract.countPending, 1],
  [contract.listClaims, 1],
  [contract.listEntrants, 4],
  [contract.listMyPlayerInvitations, 1],
  [contract.getLegacy, 1],
  [contract.listHandedOver, 1],
  [contract.me, 3],
];

test.each(bounds.map(([route, bound]) => [route.name, bound, route] as const))(
  '%s asks the database at most %i times',
  async (_, bound, route) => {
    const statements = await statementsOf(async () => {
      expect((await ask(route, organiser)).status).toBe(200);
    });
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(bound);
  },
);
