import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import {
  askPartner,
  acceptOrganising,
  acceptVenueAdmin,
  access,
  accessByApiKey,
  accessByScoreLink,
  addVolunteer,
  callMatch,
  noteAbsence,
  claimPlayer,
  correctResult,
  createApiKey,
  createCircuit,
  createEdition,
  createOpenKey,
  createPhase,
  createPlayer,
  createPlayerFromUser,
  createScoreLinks,
  createVenue,
  deletePhase,
  editClub,
  editOpen,
  editPlayer,
  enrol,
  fixMatch,
  getOpenDay,
  getPlayer,
  inviteOrganiser,
  invitePlayer,
  inviteVenueAdmin,
  me,
  mergePlayers,
  offerProfile,
  pairScreen,
  putDaySettings,
  recover,
  register,
  removeInscription,
  removeOrganiser,
  reportConflict,
  setAvatar,
  setPhones,
  startScreen,
  setProfilePreferences,
  renewCalendarAddress,
  setPushDevice,
  setRoles,
  softDeleteClub,
  softDeletePlayer,
  takeLease,
  transitionOpen,
  type OwnPlayer,
  type Player,
  type Description,
} from '@topspin/contract';
import sharp from 'sharp';
import { mailInvitation } from '#features/inscriptions/commands.ts';
import type { RegisteredPlayer, RegisteredUser, TestApi } from './client.ts';
import { clickTtXml, entry } from './click-tt-xml.ts';
import { keepFile } from './given-click-tt.ts';
import { givenPair } from './given-doubles.ts';
import { checkIn, givenPhase, givenResult, groupsOf, givenOpenInPlay } from './given-draw.ts';
import { logOf, points, send, toss } from './given-log.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from './given-open.ts';
import { givenSubscription } from './given-subscription.ts';

/** A person who has used every feature, and whose words appear in nobody else's data. */
export const xoana = {
  name: 'Xoana Marcadoriña Zuñeda',
  nickname: 'Xoaniña',
  email: 'Xoana.Marcador@topspin.test',
  password: 'rabona-7',
  birth: '1987-03-11',
  phone: { name: 'Xoana', code: '+34', phone: '600111222' },
  playersPhone: { name: 'Casa Zuñeda', code: '+34', phone: '600333444' },
  writtenPhone: '600 111 222',
} as const;

/** What to search for, in lower case and without accents. */
export const marks = ['xoan', 'marcadorin', 'zuned', '600111222', '600 111 222', '600333444', xoana.birth];

type People = { readonly admin: RegisteredUser; readonly friend: RegisteredPlayer };

export type WholeLife = {
  readonly user: RegisteredUser;
  readonly player: Player;
  /** A child that only she administers, and one that her friend administers too. */
  readonly child: Player;
  readonly sharedChild: Player;
  /**
   * Her opens: a draft, an upcoming one that her friend co-organises, an upcoming one of hers alone, a
   * canceled one.
   */
  readonly opens: {
    readonly draft: string;
    readonly shared: string;
    readonly ahead: string;
    readonly canceled: string;
    readonly untrusted: string;
  };
  readonly venues: { readonly shared: string; readonly alone: string; readonly friends: string };
  /** The admin's open in which she plays, and her friend's in which she is registered. */
  readonly inPlay: string;
  readonly enrolledIn: string;
};

async function registered(api: TestApi): Promise<RegisteredUser> {
  const { name, email, password } = xoana;
  const headers = { 'user-agent': 'XoanaBrowser/1.0' };
  await api.get(register, { body: { name, email, password, lang: 'es', terms_accepted: true } });
  const login = await api.get(access, { body: { email, password }, headers });
  return { ...api.as(login.token), id: login.user._id, email, password, login };
}

async function makeAccount(api: TestApi, user: RegisteredUser): Promise<void> {
  const own = { id: user.id };
  await user.get(setPhones, { params: own, body: { phones: [xoana.phone] } });
  await user.get(setProfilePreferences, { params: own, body: { skip_player_creation: true } });
  const { apiKey } = await user.get(createApiKey, {
    params: own,
    body: { name: 'Llave de Xoana', password: user.password },
  });
  await api.get(accessByApiKey, { body: { apiKey }, headers: { 'user-agent': 'XoanaScript' } });
  await api.get(recover, { body: { email: xoana.email } });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0d47a1' } })
    .png()
    .toBuffer();
  await api.app.inject({
    method: 'PUT',
    url: `/api${setAvatar.path.replace('{id}', user.id)}`,
    headers: { authorization: `Bearer ${user.login.token}`, 'content-type': 'image/png' },
    payload: picture,
  });
}

async function makePlayers(api: TestApi, user: RegisteredUser, { admin, friend }: People) {
  const unclaimed = await givenPlayer(friend, { name: 'Perfil de nadie' });
  await user.get(claimPlayer, { params: { id: unclaimed._id } });
  const guardian = { kind: 'guardian', email: xoana.email } as const;
  await friend.get(offerProfile, { params: { id: unclaimed._id }, body: guardian });
  const { player } = await user.get(createPlayerFromUser, {
    body: {
      nickname: xoana.nickname,
      date_of_birth: xoana.birth,
      gender: 'woman',
      contact_phone: xoana.playersPhone,
    },
    key: 'xoana-player',
  });
  const version = await leaveClub(user, player, { admin });
  await user.get(editPlayer, {
    params: { id: player._id },
    body: {
      nationality: 'ESP',
      club: 'CTM Zuñeda',
      social_networks: [{ network: 'instagram', address: 'https://instagram.com/xoana_tt' }],
    },
    version,
  });
  const twice = await givenPlayer(user, { name: `${xoana.nickname} (repetida)` });
  await user.get(softDeletePlayer, { params: { id: twice._id }, version: twice.version });
  const young = { date_of_birth: '2018-06-01', contact_phone: xoana.phone, relation: 'guardian' } as const;
  const child = await givenPlayer(user, { ...young, name: 'Nil Petit', date_of_birth: '2011-06-01' });
  const sharedChild = await givenPlayer(user, { ...young, name: 'Ona Petita', guardian_consent: true });
  await api.db
    .insertInto('player_administrators')
    .values({ player_id: sharedChild._id, user_id: friend.id, relation: 'coach' })
    .execute();
  await admin.get(claimPlayer, { params: { id: child._id } });
  return { player, child, sharedChild };
}

async function makeVenues(user: RegisteredUser, { friend }: People) {
  const venue = (name: string) => ({
    name,
    address: 'Carrer Marcadoriña 3, Vic',
    time_zone: 'Europe/Madrid',
    tables: 2,
    accessibility: `Llama a Xoana: ${xoana.writtenPhone}`,
    description,
    contacts: [xoana.phone, { name: 'Conserjería', code: '+34', phone: '938000000' } as const],
    terms_accepted: true as const,
    declaration_accepted: true as const,
  });
  const alone = await user.get(createVenue, { body: venue('Frontón de Xoana'), key: 'xoana-venue' });
  const shared = await user.get(createVenue, { body: venue('Pabellón Zuñeda') });
  await user.get(inviteVenueAdmin, { params: { id: shared._id }, body: { email: friend.email } });
  await friend.get(acceptVenueAdmin, { params: { id: shared._id } });
  const named = { ...xoana.phone, name: xoana.name };
  const friends = await friend.get(createVenue, {
    body: {
      ...venue('Polideportivo'),
      address: 'Vic',
      accessibility: '',
      description: [],
      contacts: [named],
    },
  });
  await friend.get(inviteVenueAdmin, { params: { id: friends._id }, body: { email: xoana.email } });
  return { alone: alone._id, shared: shared._id, friends: friends._id };
}

/** Invites a player to an open, and runs the job that writes the mails. */
async function invited(api: TestApi, by: RegisteredUser, id: string, player: string): Promise<void> {
  await by.get(invitePlayer, { params: { id }, body: { player_id: player } });
  await mailInvitation(() => 'http://topspin.test')(api.db, new Date(), { open: id, player });
}

const words = `Organiza ${xoana.name} (Xoana), tel. +34 ${xoana.writtenPhone}, ${xoana.email}. Vestuarios abiertos.`;
const description: Description = [{ lang: 'es', text: words }];

/** An open of hers came from a laptop where she had an account too, and she said who its people are. */
async function travelled(api: TestApi, user: RegisteredUser, open_id: string, player_id: string) {
  const [source, source_open, person, account] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const accounts = [{ id: account, name: xoana.name, email: xoana.email }];
  await api.db
    .insertInto('travelled_opens')
    .values({
      open_id,
      source,
      source_open,
      imported_by: user.id,
      sha256: Buffer.alloc(32),
      restored: true,
      provenance: JSON.stringify({ venue: null, record: { accounts, owner: account } }),
    })
    .execute();
  await api.db
    .insertInto('travelled_people')
    .values({ user_id: user.id, source, person, player_id, decided_at: new Date() })
    .execute();
}

const xoanaThere = { first: 'Xoana', last: 'Marcadoriña Zuñeda', nr: 'NU600111222', born: '1987' };

/** An open of hers has its participants from click-TT, and she is one of them. */
async function fromClickTt(api: TestApi, user: RegisteredUser, openId: string, playerId: string) {
  await keepFile(api, user, openId, clickTtXml([{ entries: [entry('PLAYER1', xoanaThere)] }]));
  await sql`update click_tt_entries set player_id = ${playerId} where open_id = ${openId}`.execute(api.db);
}

async function makeOpens(
  api: TestApi,
  user: RegisteredUser,
  player: Player,
  child: Player,
  { friend }: People,
) {
  const draft = await givenOpen(user, { name: 'Ensayo', state: 'created', description });
  const ahead = await givenOpen(user, { name: 'Open de Xoana', description, state: 'registrationClosed' });
  await user.get(inviteOrganiser, { params: { id: ahead._id }, body: { email: friend.email } });
  await friend.get(acceptOrganising, { params: { id: ahead._id } });
  await user.get(removeOrganiser, { params: { id: ahead._id, user_id: friend.id } });
  const untrusted = await givenOpen(user, { name: 'Sin aprobar', description });
  const shared = await givenOpen(user, {
    name: 'Open compartido',
    description,
    contact: words.slice(0, 100),
  });
  await user.get(inviteOrganiser, { params: { id: shared._id }, body: { email: friend.email } });
  await friend.get(acceptOrganising, { params: { id: shared._id } });
  await invited(api, user, shared._id, friend.player._id);
  await user.get(createOpenKey, { params: { id: shared._id }, body: { name: `Web de ${xoana.name}` } });
  const approved = [ahead._id, shared._id];
  await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', 'in', approved).execute();
  await travelled(api, user, shared._id, player._id);
  await fromClickTt(api, user, shared._id, player._id);
  const canceled = await givenOpen(user, { name: 'Open anulado', description });
  const reason = `${xoana.name} está enferma`;
  await user.get(transitionOpen, { params: { id: canceled._id }, body: { to: 'canceled', reason } });
  const groups = { name: 'Grupos de Zuñeda', number: 1, type: 'groups', groups_count: 1 } as const;
  const spare = await user.get(createPhase, { params: { id: ahead._id }, body: groups });
  await user.get(deletePhase, { params: { id: spare._id } });
  await user.get(createPhase, { params: { id: ahead._id }, body: groups });
  const enrolledIn = await givenOpen(friend, { name: 'Open de Berta', functional_diversity: true });
  await friend.get(enrol, {
    params: { id: enrolledIn._id },
    body: { player_id: player._id, consent: { confirmed: true }, functional_diversity: true },
    key: 'berta-enrols',
  });
  await user.get(enrol, {
    params: { id: enrolledIn._id },
    body: {
      player_id: child._id,
      consent: { confirmed: true, relation: 'guardian' },
      functional_diversity: true,
    },
  });
  await friend.get(inviteOrganiser, { params: { id: enrolledIn._id }, body: { email: xoana.email } });
  const asked = await givenOpen(friend, { name: 'Pregunta de Berta' });
  await invited(api, friend, asked._id, player._id);
  const forWomen = await givenOpen(friend, { name: 'Solo ellas', gender: 'woman' });
  await friend.call(enrol, {
    params: { id: forWomen._id },
    body: { player_id: child._id, consent: { confirmed: true } },
  });
  const another = await givenOpen(friend, { name: 'Otro de Berta' });
  const left = await givenEnrolled(user, another._id, player._id);
  await user.get(removeInscription, {
    params: { id: another._id, inscription_id: left._id },
    body: {},
    version: left.version,
  });
  await user.call(editOpen, { params: { id: another._id }, body: { name: 'Open de Xoana' }, version: 1 });
  const ids = {
    draft: draft._id,
    ahead: ahead._id,
    shared: shared._id,
    canceled: canceled._id,
    untrusted: untrusted._id,
  };
  return { opens: ids, enrolledIn: enrolledIn._id };
}

/** Her phone was notified of a match of hers. */
async function announced(api: TestApi, user: RegisteredUser, player_id: string, match_id: string) {
  const { session_id } = await api.db
    .selectFrom('push_devices')
    .innerJoin('session_families', 'session_families.id', 'session_id')
    .where('user_id', '=', user.id)
    .select('session_id')
    .executeTakeFirstOrThrow();
  const notice = { role: 'play', kind: 'due', before: 0, created_at: new Date() } as const;
  await api.db
    .insertInto('push_notices')
    .values({ id: randomUUID(), session_id, player_id, match_id, ...notice })
    .execute();
}

/** She plays a friend and somebody else, umpires by the code of a table, and a result of hers is corrected. */
async function play(
  api: TestApi,
  user: RegisteredUser,
  player: Player,
  { admin, friend }: People,
): Promise<string> {
  const third = await givenPlayer(admin, { name: 'Tercera' });
  const field = [player._id, friend.player._id, third._id];
  const { open } = await givenOpenInPlay(admin, field, { name: 'Open en juego' });
  const phase = await givenPhase(admin, open._id, {
    name: 'Grupos',
    number: 1,
    type: 'groups',
    groups_count: 1,
  });
  const matches = (await groupsOf(admin, phase)).flatMap((group) => group.matches);
  const hers = matches.filter(({ a, b }) => [a?._id, b?._id].includes(player._id));
  const [done, begun] = hers.map(({ _id }) => _id) as [string, string];
  await givenResult(admin, done);
  await admin.get(correctResult, {
    params: { id: done },
    body: {
      sets: [
        { a: 11, b: 9 },
        { a: 11, b: 9 },
        { a: 11, b: 9 },
      ],
      reason: `${xoana.name} lo apuntó mal`,
    },
  });
  await callToTable(admin, open._id, begun);
  await send(user, begun, logOf([toss, ...points('a', 3)]), { key: 'xoana-points' });
  await leaveTheHall(admin, open._id, player._id);
  await user.get(renewCalendarAddress);
  await user.get(setPushDevice, { body: givenSubscription().body });
  await announced(api, user, player._id, begun);
  await user.get(takeLease, { params: { id: begun }, body: {} });
  await user.get(reportConflict, {
    params: { id: begun },
    body: { based_on: 2, events: logOf(points('b', 2), 2) },
  });
  const { collection } = await admin.get(createScoreLinks, {
    params: { id: open._id },
    body: { tables: [1] },
  });
  await admin.get(accessByScoreLink, {
    body: { link: collection[0]?.token ?? '', key: randomUUID(), name: xoana.name },
  });
  return open._id;
}

/** In a pair that is drawn. */
async function playDoubles({ _id: id }: Pick<Player, '_id'>, { admin }: People): Promise<void> {
  const { _id: open } = await givenOpen(admin, { name: 'Dobles de casa', doubles: 'open' });
  const others = ['Nora Doble', 'Olga Doble', 'Pere Doble'];
  const entered = [await givenEnrolled(admin, open, id)];
  for (const name of others)
    entered.push(await givenEnrolled(admin, open, (await givenPlayer(admin, { name }))._id));
  await givenPair(admin, open, [entered[0], entered[1]]);
  await givenPair(admin, open, [entered[2], entered[3]]);
  await move(admin, open, 'registrationClosed');
  await move(admin, open, 'reception');
  for (const one of entered) await checkIn(admin, open, one._id);
  await move(admin, open, 'active');
  await givenPhase(admin, open, { number: 1, type: 'groups', groups_count: 1 });
}

/** She asks her friend to be her partner in an open, and in another one her friend asks her. */
async function askEachOther(user: RegisteredUser, { _id: own }: Player, { admin, friend }: People) {
  const people = [
    { by: user, player_id: own, partner_id: friend.player._id },
    { by: friend, player_id: friend.player._id, partner_id: own },
  ];
  for (const { by, ...body } of people) {
    const { _id: id } = await givenOpen(admin, { name: 'Dobles de primavera', doubles: 'open' });
    await by.get(enrol, { params: { id }, body: { player_id: body.player_id } });
    await by.get(askPartner, { params: { id }, body });
  }
}

/** The organisers fix and call a match of hers on the day, where somebody of her name helps out as an umpire and is on a screen. */
async function callToTable(admin: RegisteredUser, open: string, match_id: string): Promise<void> {
  await admin.get(putDaySettings, {
    params: { id: open },
    body: {
      rest_minutes: 0,
      long_rest_minutes: 0,
      second_call_minutes: 3,
      third_call_minutes: 5,
      umpire_rules: ['volunteer', 'none'],
      rounds_together: false,
      automatic: true,
    },
  });
  const day = await admin.get(getOpenDay, { params: { id: open } });
  const params = { id: day._id };
  await admin.get(addVolunteer, { params, body: { name: xoana.name } });
  const { code } = await admin.get(startScreen, {});
  await admin.get(pairScreen, { params, body: { code, name: `Grada de ${xoana.name}`, lang: 'es' } });
  await admin.get(fixMatch, {
    params: { ...params, match_id },
    body: { table: 1, not_before: null, at: null },
  });
  await admin.get(callMatch, { params, body: { match_id, table: 1 } });
}

/** Later she is not in the hall. */
async function leaveTheHall(admin: RegisteredUser, open: string, player_id: string): Promise<void> {
  const { _id: id } = await admin.get(getOpenDay, { params: { id: open } });
  await admin.get(noteAbsence, { params: { id, player_id }, body: { absent: true } });
}

async function manageCircuits(user: RegisteredUser, { admin }: People): Promise<void> {
  const { version } = (await user.get(me)).user;
  await admin.get(setRoles, { params: { id: user.id }, body: { roles: ['circuitManager'] }, version });
  const circuit = await user.get(createCircuit, {
    body: {
      name: 'Circuito Marcadoriña',
      description,
      phones: [xoana.phone],
      email: xoana.email,
    },
  });
  await user.get(createEdition, {
    body: {
      circuit_id: circuit._id,
      name: 'Temporada Xoana',
      date_start: '2027-01-01',
      date_end: '2027-12-31',
      ranking_system: {
        pointsDistribution: [{ position: 1, points: 100 }],
        usePerformanceMetrics: false,
        performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
        bonusPointsForAttendance: 0,
        window: { type: 'days', period: 365 },
      },
    },
  });
  const managing = (await user.get(me)).user;
  await admin.get(setRoles, { params: { id: user.id }, body: { roles: [] }, version: managing.version });
}

/** She plays for a club that an admin renames, and then deletes; gives the version of her profile. */
async function leaveClub(
  user: RegisteredUser,
  { _id: playerId, version }: OwnPlayer,
  { admin }: Pick<People, 'admin'>,
): Promise<number> {
  const params = { id: playerId };
  const { club } = await user.get(editPlayer, { params, version, body: { club: 'CTT Lugo' } });
  const id = club?._id ?? '';
  await admin.get(editClub, { params: { id }, version: 1, body: { name: 'TM Lugo' } });
  await admin.get(softDeleteClub, { params: { id } });
  return (await user.get(getPlayer, { params })).version;
}

/** A director had made a second profile of her, under her own name, which an admin merges into hers. */
async function mergeDuplicate(player: OwnPlayer, { admin }: People): Promise<void> {
  const { _id: merged_id } = await admin.get(createPlayer, {
    body: {
      name: xoana.name,
      nickname: xoana.nickname,
      date_of_birth: xoana.birth,
      contact_phone: xoana.phone,
      consent: true,
    },
  });
  await admin.get(mergePlayers, { params: { id: player._id }, body: { merged_id } });
}

/** Builds her life through the API, with an admin and a friend around her. */
export async function givenWholeLife(api: TestApi, people: People): Promise<WholeLife> {
  const user = await registered(api);
  await makeAccount(api, user);
  const { player, child, sharedChild } = await makePlayers(api, user, people);
  const venues = await makeVenues(user, people);
  const { opens, enrolledIn } = await makeOpens(api, user, player, child, people);
  const inPlay = await play(api, user, player, people);
  await playDoubles(player, people);
  await askEachOther(user, player, people);
  await manageCircuits(user, people);
  await mergeDuplicate(player, people);
  return { user, player, child, sharedChild, opens, venues, inPlay, enrolledIn };
}
