import { randomUUIDv7 } from 'node:crypto';
import {
  acceptOrganising,
  acceptVenueAdmin,
  addVolunteer,
  callMatch,
  createVenue,
  editMatch,
  enrol,
  getGroup,
  getOpenDay,
  inviteOrganiser,
  inviteVenueAdmin,
  pairScreen,
  returnToQueue,
  startScreen,
} from '@topspin/contract';
import type { RegisteredPlayer, RegisteredUser, TestApi } from '#testing/client.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

/** The people of a house: each has exactly one relation to it. */
export type People = Readonly<
  Record<'organiser' | 'coOrganiser' | 'guardian' | 'coach' | 'venueAdmin' | 'venueCoAdmin', RegisteredUser>
> &
  Readonly<Record<'player' | 'umpire', RegisteredPlayer>> & {
    /** Invited to co-organise and to administer the venue, without having answered. */
    readonly invited: RegisteredUser;
  };

/** An organiser's opens with their players, and a venue: one's own, or somebody else's. */
export type House = {
  readonly people: People;
  /** Open for registration. */
  readonly open: string;
  /** In preparation, so that only its organisers see it. */
  readonly hidden: string;
  /** In play, with the player in its match; the organiser does not publish its results. */
  readonly played: string;
  readonly phase: string;
  readonly group: string;
  readonly match: string;
  /** The day of the open in play, a table of it, and the call of its match to it, which is over. */
  readonly day: string;
  readonly dayTable: string;
  readonly volunteer: string;
  readonly screen: string;
  readonly call: string;
  readonly venue: string;
  /** A player whom the guardian administers, and two whom the coach does, the second of whom is in no open. */
  readonly child: string;
  readonly known: string;
  readonly free: string;
  /** Registrations in the open: of the player, of the guardian's child, and of the coach's player. */
  readonly inscriptions: Readonly<Record<'player' | 'child' | 'known', string>>;
  readonly avatar: string;
  /** The notice that the organiser of the open in play registered the player, still unseen. */
  readonly notice: string;
  /** For the invited account. */
  readonly mail: string;
};

/** Builds a house whose names begin with its own letter. */
export async function givenHouse(api: TestApi, letter: string): Promise<House> {
  const people = await settle(api, letter);
  const { organiser, guardian, coach, player } = people;
  const { _id: open } = await givenOpen(organiser, { name: `Open ${letter}` });
  const { _id: hidden } = await givenOpen(organiser, { name: `Borrador ${letter}`, state: 'created' });
  const child = await givenPlayer(guardian, { name: `Hija ${letter}`, relation: 'guardian' });
  const known = await givenPlayer(coach, { name: `Conocida ${letter}` });
  const free = await givenPlayer(coach, { name: `Libre ${letter}` });
  const own = await player.get(enrol, { params: { id: open }, body: { player_id: player.player._id } });
  const inscriptions = {
    player: own._id,
    child: (await givenEnrolled(guardian, open, child._id))._id,
    known: (await givenEnrolled(coach, open, known._id))._id,
  };
  const venue = await givenVenue(people, letter);
  const play = await givenPlay(people);
  for (const id of [open, hidden, play.played])
    await together(organiser, people, { invite: inviteOrganiser, accept: acceptOrganising, id });
  const avatar = await givenAvatar(api, player.id);
  return {
    people,
    open,
    hidden,
    venue,
    child: child._id,
    known: known._id,
    free: free._id,
    inscriptions,
    avatar,
    notice: await noticeOf(api, player.player._id),
    mail: await mailTo(api, people.invited.email),
    ...play,
  };
}

async function settle(api: TestApi, letter: string): Promise<People> {
  const user = (name: string) => api.registerUser(`${name} ${letter}`);
  return {
    organiser: await user('Organiza'),
    coOrganiser: await user('Ayuda'),
    guardian: await user('Madre'),
    coach: await user('Entrena'),
    venueAdmin: await user('Sede'),
    venueCoAdmin: await user('Conserje'),
    invited: await user('Invitada'),
    player: await api.registerPlayer(`Juega ${letter}`),
    umpire: await api.registerPlayer(`Arbitra ${letter}`),
  };
}

async function givenVenue({ venueAdmin, ...people }: People, letter: string): Promise<string> {
  const venue = await venueAdmin.get(createVenue, {
    body: {
      name: `Pabellón ${letter}`,
      address: 'Calle Mayor 1',
      terms_accepted: true,
      declaration_accepted: true,
    },
  });
  const coAdmins = { coOrganiser: people.venueCoAdmin, invited: people.invited };
  await together(venueAdmin, coAdmins, { invite: inviteVenueAdmin, accept: acceptVenueAdmin, id: venue._id });
  return venue._id;
}

type Together = {
  readonly invite: typeof inviteOrganiser | typeof inviteVenueAdmin;
  readonly accept: typeof acceptOrganising | typeof acceptVenueAdmin;
  readonly id: string;
};

/** One who has accepted, and one who has not. */
async function together(
  owner: RegisteredUser,
  { coOrganiser, invited }: Pick<People, 'coOrganiser' | 'invited'>,
  { invite, accept, id }: Together,
): Promise<void> {
  const params = { id };
  await owner.get(invite, { params, body: { email: coOrganiser.email } });
  await owner.get(invite, { params, body: { email: invited.email } });
  await coOrganiser.get(accept, { params });
}

/** An open in play, whose match has an umpire. */
async function givenPlay({
  organiser,
  player,
  umpire,
}: People): Promise<
  Pick<House, 'played' | 'phase' | 'group' | 'match' | 'day' | 'dayTable' | 'volunteer' | 'screen' | 'call'>
> {
  const rival = await givenPlayer(organiser);
  const { open } = await givenOpenInPlay(organiser, [player.player._id, rival._id], {
    public_results: false,
  });
  const params = { number: 1, type: 'groups', groups_count: 1 } as const;
  const { _id: phase, groups } = await givenPhase(organiser, open._id, params);
  const group = groups[0]?._id ?? '';
  const { matches } = await organiser.get(getGroup, { params: { id: group } });
  const match = matches.find(({ state }) => state === 'enrolled');
  if (!match) throw new Error('no match to be played');
  await organiser.get(editMatch, {
    params: { id: match._id },
    version: match.version,
    body: { umpire_id: umpire.player._id },
  });
  return {
    played: open._id,
    phase,
    group,
    match: match._id,
    ...(await givenCall(organiser, open._id, match._id)),
  };
}

/** A call of the match to the first table, taken back. */
async function givenCall(
  organiser: RegisteredUser,
  openId: string,
  match_id: string,
): Promise<Pick<House, 'day' | 'dayTable' | 'volunteer' | 'screen' | 'call'>> {
  const { _id: day, tables } = await organiser.get(getOpenDay, { params: { id: openId } });
  const [table] = tables;
  const params = { id: day };
  const { _id: call } = await organiser.get(callMatch, {
    params,
    body: { match_id, table: table?.number ?? 1 },
  });
  await organiser.get(returnToQueue, { params: { ...params, call_id: call } });
  const { _id: volunteer } = await organiser.get(addVolunteer, {
    params: { id: day },
    body: { name: 'Voluntaria' },
  });
  const { _id: screen, code } = await organiser.get(startScreen);
  await organiser.get(pairScreen, { params, body: { code, name: 'Entrada', lang: 'es' } });
  return { day, dayTable: table?._id ?? '', volunteer, screen, call };
}

async function noticeOf({ db }: TestApi, playerId: string): Promise<string> {
  const notice = await db
    .selectFrom('registration_notices')
    .innerJoin('inscriptions', 'inscriptions.id', 'registration_notices.inscription_id')
    .select('inscriptions.id')
    .where('inscriptions.player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return notice.id;
}

async function mailTo({ db }: TestApi, email: string): Promise<string> {
  const mails = db.selectFrom('outbox').select('id').where('to_address', '=', email);
  return (await mails.executeTakeFirstOrThrow()).id;
}

async function givenAvatar({ db }: TestApi, userId: string): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto('avatars')
    .values({ id, image: Buffer.from('RIFF') })
    .execute();
  await db.updateTable('users').set({ avatar_id: id }).where('id', '=', userId).execute();
  return id;
}
