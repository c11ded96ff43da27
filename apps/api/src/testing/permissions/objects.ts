import {
  answerPlayerInvitation,
  claimPlayer,
  createApiKey,
  createOpenKey,
  editOpen,
  getOpen,
  createScoreLinks,
  keepClickTt,
  offerProfile,
  removeInscription,
  removeOrganiser,
  removeVenueAdmin,
  softDeleteCircuit,
  softDeleteEdition,
  softDeleteOpen,
  softDeletePlayer,
  softDeleteVenue,
  transitionOpen,
  type Route,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import type { Caller } from '#testing/client.ts';
import { usualXml } from '#testing/click-tt-xml.ts';
import { playAll } from '#testing/given-draw.ts';
import type { Actor } from './actors.ts';
import type { House, People } from './house.ts';

/** What a call is tried on: the actor's own thing, or somebody else's. */
export type Whose = 'own' | 'other';

export type Trial = {
  readonly actor: Actor;
  readonly caller: Caller;
  readonly whose: Whose;
  /** Which of the house's opens, if the path names one. */
  readonly in: 'open' | 'hidden' | 'played';
  /** The house the things belong to. */
  readonly house: House;
  /** The club, the circuit and the edition, which belong to nobody. */
  readonly club: string;
  readonly circuit: string;
  readonly edition: string;
};

type Params = Readonly<Record<string, string>>;

const nothing = '01890000-0000-7000-8000-000000000000';

/** The player of a trial: the actor's own, or the other house's. */
const playerOf = ({ actor, whose, house }: Trial): string =>
  whose === 'own' && actor.player ? actor.player.player._id : house[actor.of === 'child' ? 'child' : 'known'];

/** The account acted on: the actor's own, or that of the other house's player. */
const accountOf = ({ actor, whose, house }: Trial): string =>
  whose === 'own' ? (actor.user?.id ?? nothing) : house.people.player.id;

/** The person removed: the actor if they are a co-organiser or co-admin, otherwise that of the house. */
const coOrganiserOf = ({ actor, whose, house }: Trial, which: 'coOrganiser' | 'venueCoAdmin'): string => {
  const invited = house.people.invited.id;
  return whose === 'own' && actor.user?.id === invited ? invited : house.people[which].id;
};

/** The values of path parameters, by how the path begins. */
const things: readonly (readonly [RegExp, (trial: Trial) => Params])[] = [
  [
    /^\/app\/opens\/\{id\}\/organisers/u,
    (trial) => ({ id: trial.house[trial.in], user_id: coOrganiserOf(trial, 'coOrganiser') }),
  ],
  [
    /^\/app\/opens\/\{id\}\/days/u,
    ({ house }) => ({ id: house.played, day_id: house.day, user_id: house.people.guardian.id }),
  ],
  [
    /^\/app\/opens\/\{id\}/u,
    ({ house, actor, whose, in: which }) => ({
      id: house[which],
      inscription_id: house.inscriptions[whose === 'own' ? actor.of : 'known'],
      pair_id: nothing,
      invitation_id: nothing,
    }),
  ],
  [
    /^\/public\/opens\/\{id\}/u,
    ({ house, in: which }) => ({
      id: house[which],
      match_id: house.match,
      player_id: house.people.player.player._id,
    }),
  ],
  [/^\/public\/matches/u, ({ house }) => ({ id: house.match })],
  [/^\/app\/inscriptions\/notices/u, ({ house }) => ({ id: house.notice })],
  [/^\/app\/outbox/u, ({ house }) => ({ id: house.mail })],
  [/^\/app\/phases/u, (trial) => ({ id: trial.house.phase, player_id: trial.house.known })],
  [/^\/app\/groups/u, ({ house }) => ({ id: house.group })],
  [/^\/app\/matches/u, ({ house }) => ({ id: house.match })],
  [
    /^\/app\/days/u,
    ({ house }) => ({
      id: house.day,
      call_id: house.call,
      table_id: house.dayTable,
      volunteer_id: house.volunteer,
      screen_id: house.screen,
      match_id: house.match,
      player_id: house.people.player.player._id,
    }),
  ],
  [/^\/public\/days/u, ({ house }) => ({ id: house.day })],
  [/^\/public\/screens/u, ({ house }) => ({ id: house.screen })],
  [/^\/app\/lab\/opens/u, ({ house }) => ({ id: house.open })],
  [/^\/app\/lab\/matches/u, ({ house }) => ({ id: house.match })],
  [/^\/app\/venues/u, (trial) => ({ id: trial.house.venue, user_id: coOrganiserOf(trial, 'venueCoAdmin') })],
  [
    /^\/app\/players/u,
    (trial) => ({
      id: playerOf(trial),
      other_id: trial.house.free,
      user_id: trial.house.people.guardian.id,
    }),
  ],
  [/^\/app\/clubs/u, ({ club }) => ({ id: club })],
  [/^\/app\/circuits/u, ({ circuit }) => ({ id: circuit })],
  [/^\/(?:app|public)\/circuit-editions/u, ({ edition }) => ({ id: edition })],
  [/^\/app\/users/u, (trial) => ({ id: accountOf(trial) })],
  [/^\/auth\/user/u, (trial) => ({ id: accountOf(trial) })],
  [/^\/avatars/u, ({ house }) => ({ id: house.avatar })],
];

/** The house's guardian offers the child's profile to the invited account. */
async function offered({ house }: Trial, as: (token?: string) => Caller): Promise<Params> {
  const { guardian, invited } = house.people;
  const body = { kind: 'guardian', email: invited.email } as const;
  const { _id } = await as(guardian.login.token).get(offerProfile, { params: { id: house.child }, body });
  return { id: house.child, invitation_id: _id };
}

/** The match and its players, in an open whose results are now published. */
async function published({ house, in: which }: Trial, as: (token?: string) => Caller): Promise<Params> {
  if (which !== 'open') return {};
  const params = { id: house.played };
  const organiser = as(house.people.organiser.login.token);
  const { version } = await organiser.get(getOpen, { params });
  await organiser.get(editOpen, { params, version, body: { public_results: true } });
  return params;
}

/** The open in play, published, with its group played; and finished, if that was all there was. */
async function finished(trial: Trial, as: (token?: string) => Caller): Promise<Params> {
  const { house } = trial;
  const params = await published(trial, as);
  if (trial.in !== 'open') return params;
  const organiser = as(house.people.organiser.login.token);
  await playAll(organiser, house.group, []);
  await organiser.call(transitionOpen, { params, body: { to: 'finished', confirmed: true } });
  return params;
}

/** An open that keeps a file of click-TT: that nothing of it was played is told to its organisers alone. */
async function fromClickTt({ house, in: which }: Trial, as: (token?: string) => Caller): Promise<Params> {
  const params = { id: house[which] };
  await as(house.people.organiser.login.token).get(keepClickTt, {
    params,
    query: { competition: 1 },
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from(usualXml()),
  });
  return params;
}

/** What a call needs beforehand, made by the actor or by others, and rolled back with it. */
const made: Readonly<Record<string, (trial: Trial, as: (token?: string) => Caller) => Promise<Params>>> = {
  async decideClaim({ house, whose, actor }, as) {
    const player = whose === 'own' && actor.of === 'child' ? house.child : house.known;
    const claimant = as(house.people.invited.login.token);
    const { _id } = await claimant.get(claimPlayer, { params: { id: player } });
    return { id: player, claim_id: _id };
  },
  async withdrawClaim({ house, whose, actor, caller }, as) {
    const claimant = whose === 'own' && actor.user ? caller : as(house.people.invited.login.token);
    await claimant.call(claimPlayer, { params: { id: house.known } });
    return { id: house.known };
  },
  async findPublicMatch(trial, as) {
    await published(trial, as);
    return { id: trial.house.match };
  },
  getDayCalendar: async ({ house }) => ({ id: house.venue, date: '2027-02-28' }),
  exportClickTt: fromClickTt,
  getPublicResultPicture: finished,
  getPublicMatch: published,
  getPublicMatchPicture: published,
  getPublicPlayer: published,
  listPublicEvents: published,
  async revokeScoreLink({ house }, as) {
    const { collection } = await as(house.people.organiser.login.token).get(createScoreLinks, {
      params: { id: house.open },
      body: { tables: [1] },
    });
    return { id: house.open, link_id: collection[0]?._id ?? nothing };
  },
  async revokeOpenKey({ house }, as) {
    const { _id } = await as(house.people.organiser.login.token).get(createOpenKey, {
      params: { id: house.open },
      body: { name: 'Web del club' },
    });
    return { id: house.open, key_id: _id };
  },
  withdrawPlayerInvitation: offered,
  answerPlayerInvitation: offered,
  async restorePlayerInvitation(trial, as) {
    const params = await offered(trial, as);
    const decliner = as(trial.house.people.invited.login.token);
    await decliner.get(answerPlayerInvitation, { params, body: { accept: false } });
    return params;
  },
  async revokeApiKey({ house, whose, actor }, as) {
    const owner = whose === 'own' ? actor.user : house.people.player;
    if (!owner) return { key_id: nothing };
    const { _id } = await as(owner.login.token).get(createApiKey, {
      params: { id: owner.id },
      body: { name: 'guion', password: owner.password },
    });
    return { key_id: _id };
  },
};

/** What a call restores was removed by the actor, or by somebody of the other house. */
type Removal = {
  readonly remove: Route;
  readonly by: keyof People;
  readonly params?: (trial: Trial) => Params;
};

const removals: Readonly<Record<string, Removal>> = {
  restoreOpen: { remove: softDeleteOpen, by: 'organiser', params: ({ house }) => ({ id: house.hidden }) },
  restorePlayer: { remove: softDeletePlayer, by: 'organiser' },
  restoreVenue: { remove: softDeleteVenue, by: 'venueAdmin' },
  restoreCircuit: { remove: softDeleteCircuit, by: 'organiser' },
  restoreEdition: { remove: softDeleteEdition, by: 'organiser' },
  restoreInscription: { remove: removeInscription, by: 'organiser' },
  restoreOrganiser: { remove: removeOrganiser, by: 'organiser' },
  restoreVenueAdmin: { remove: removeVenueAdmin, by: 'venueAdmin' },
};

async function removed(
  { remove, by, params }: Removal,
  trial: Trial,
  as: (token?: string) => Caller,
  named: Params,
): Promise<Params> {
  const things = { ...named, ...params?.(trial) };
  const remover = trial.whose === 'own' ? trial.caller : as(trial.house.people[by].login.token);
  await remover.call(remove, { params: things });
  return things;
}

/** Whether the path of a route names anything that somebody owns. */
export const namesThings = ({ path }: Route): boolean => /\{\w*id\}/u.test(path);

export async function paramsOf(route: Route, trial: Trial, as: (token?: string) => Caller): Promise<Params> {
  const named = {
    ...things.find(([pattern]) => pattern.test(route.path))?.[1](trial),
    token: 'x'.repeat(43),
  };
  const removal = removals[route.name];
  if (removal) return removed(removal, trial, as, named);
  return { ...named, ...(await made[route.name]?.(trial, as)) };
}

const partners = (trial: Trial) => ({ player_id: playerOf(trial), partner_id: trial.house.free });

/** Bodies for calls whose handler decides who may; the others are refused before their body is read. */
const bodies: Readonly<Record<string, (trial: Trial) => object>> = {
  enrol: (trial) => ({
    player_id: trial.actor.of === 'known' ? trial.house.free : playerOf(trial),
    consent: { confirmed: true },
  }),
  enrolEntrants: (trial) => ({ text_version: consentTextVersion, players: [{ player_id: playerOf(trial) }] }),
  answerPlayerInvitation: () => ({ accept: false }),
  askPartner: partners,
  acceptPartner: partners,
  messageFamily: () => ({ text: 'Hola' }),
  appendEvents: () => [
    {
      id: nothing,
      seq: 1,
      at: '2027-02-28T09:00:00Z',
      type: 'toss',
      winner: 'a',
      choice: 'serve',
      server: 'a',
      left_end: 'a',
    },
  ],
};

export const bodyOf = ({ name }: Route, trial: Trial): object | undefined => bodies[name]?.(trial);
