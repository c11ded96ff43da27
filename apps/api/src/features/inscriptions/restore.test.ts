import {
  editMatch,
  editOpen,
  getGroup,
  enrol,
  followRegistrationLink,
  getOpen,
  invitePlayer,
  listInscriptions,
  listPlayInvitations,
  removeInscription,
  restoreInscription,
  setInscription,
  softDeletePlayer,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';
import { givenEnrolled, givenField, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const ana = givenPlayerAccount(api, 'Ana Núñez');

/** As a list answers it, which may leave fields out. */
type Row = { readonly _id?: string | undefined; readonly open_id?: string | undefined };

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('the registration is not there');
  return row;
}

const paramsOf = ({ open_id, _id }: Row) => ({ id: open_id ?? '', inscription_id: _id ?? '' });
const remove = (who: Caller, row: Row) => who.get(removeInscription, { params: paramsOf(row) });
const restore = (who: Caller, row: Row) => who.call(restoreInscription, { params: paramsOf(row) });

/** Everybody in an open and how they stand, in order of arrival. */
async function standing(openId: string): Promise<string[]> {
  const rows = await api.db
    .selectFrom('inscriptions')
    .innerJoin('players', 'players.id', 'player_id')
    .select(['players.name', 'state', 'checked_in_at'])
    .where('open_id', '=', openId)
    .orderBy('arrival')
    .execute();
  return rows.map(({ name, state, checked_in_at: at }) => `${name} ${state}${at ? ', here' : ''}`);
}
const mailsOf = async (openId: string) =>
  (await api.db.selectFrom('outbox').select('id').where('body_text', 'like', `%${openId}%`).execute()).length;

describe('a departure that is undone', () => {
  test('leaves everything as it was: the place in the queue, the check-in, and nobody is mailed again', async () => {
    const open = await givenOpen(organiser, { players_max: 8 });
    const [first, , third] = await givenField(organiser, open._id, 3);
    await givenEnrolled(organiser, open._id, ana.player._id);
    for (const state of ['registrationClosed', 'reception'] as const) await move(organiser, open._id, state);
    await organiser.get(setInscription, {
      params: paramsOf(found(first)),
      body: { state: 'present' },
    });
    const before = await standing(open._id);
    const mails = await mailsOf(open._id);
    for (const row of [found(first), found(third)]) {
      await remove(organiser, row);
      expect(await standing(open._id)).not.toEqual(before);
      expect((await restore(organiser, row)).status).toBe(200);
      // Once more changes nothing.
      expect((await restore(organiser, row)).status).toBe(200);
    }
    expect(await standing(open._id)).toEqual(before);
    expect(await mailsOf(open._id)).toBe(mails);
  });

  test('goes back to the front of the waiting list where the place has gone to somebody else', async () => {
    const open = await givenOpen(organiser, { players_max: 2 });
    const [first] = await givenField(organiser, open._id, 4);
    await remove(organiser, found(first));
    const { body } = await restore(organiser, found(first));
    expect(body).toMatchObject({ state: 'waiting', waiting_position: 1 });
    const { version } = await organiser.get(getOpen, { params: { id: open._id } });
    await organiser.get(editOpen, { params: { id: open._id }, version, body: { players_max: 3 } });
    expect((await standing(open._id)).map((row) => row.split(' ').at(-1))).toEqual([
      'registered',
      'registered',
      'registered',
      'waiting',
    ]);
  });

  test('is their own doing alone, for a day, and while it could still be done', async () => {
    const open = await givenOpen(organiser);
    const row = await givenEnrolled(ana, open._id, ana.player._id);
    await remove(ana, row);
    expect((await restore(organiser, row)).failure.code).toBe('inscription.leftAlone');
    expect((await restore(await api.registerPlayer(), row)).status).toBe(403);
    await move(organiser, open._id, 'registrationClosed');
    expect((await restore(ana, row)).failure.code).toBe('inscription.closed');
    await move(organiser, open._id, 'registrationOpen');
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const earlier = { removed_at: yesterday };
    await api.db
      .updateTable('removed_inscriptions')
      .set(earlier)
      .where('inscription_id', '=', row._id)
      .execute();
    expect((await restore(ana, row)).status).toBe(404);
  });

  test('in an open in play gives the matches back that the departure decided', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, {
      name: 'Grupos',
      number: 1,
      type: 'groups',
      groups_count: 1,
      best_of: 3,
    });
    const group = () => organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
    const [first, ...others] = (await group()).matches;
    const left = first?.a?._id;
    await send(organiser, first?._id ?? '', logOf([toss, ...points('a', 3)]));
    const umpired = others.find(({ a, b }) => a?._id !== left && b?._id !== left);
    await organiser.get(editMatch, {
      params: { id: umpired?._id ?? '' },
      version: umpired?.version ?? 0,
      body: { umpire_id: left ?? '' },
    });
    const stateOf = async () =>
      (await group()).matches.map(({ _id, state, outcome, sets, umpire }) => [
        _id,
        state,
        outcome,
        sets.length,
        umpire?._id === left,
      ]);
    const before = await stateOf();
    const row = found(
      (await organiser.get(listInscriptions, { params: { id: open._id } })).collection.find(
        ({ player }) => player?._id === left,
      ),
    );
    await remove(organiser, row);
    const decided = (await group()).matches.filter(({ outcome }) => outcome !== null);
    expect(decided.map(({ outcome }) => String(outcome)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'retired',
      'walkover',
      'walkover',
    ]);
    expect((await group()).matches.some(({ umpire }) => umpire?._id === left)).toBe(false);
    expect((await restore(organiser, row)).body).toMatchObject({ state: 'present' });
    // Only umpiring is not given back: somebody else may do it by now.
    expect(await stateOf()).toEqual(before.map((match) => [...match.slice(0, 4), false]));
    expect((await restore(organiser, row)).status).toBe(200);
  });

  test('in a knockout is refused once the next match has begun with the walkover', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 3 });
    const bracket = () => organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
    const [one, other] = (await bracket()).matches.filter(({ round }) => round === 'semifinal');
    const row = found(
      (await organiser.get(listInscriptions, { params: { id: open._id } })).collection.find(
        ({ player }) => player?._id === one?.a?._id,
      ),
    );
    await remove(organiser, row);
    await givenResult(organiser, other?._id ?? '', [
      { a: 11, b: 1 },
      { a: 11, b: 1 },
    ]);
    const final = (await bracket()).matches.find(({ round }) => round === 'final');
    await send(organiser, final?._id ?? '', logOf([toss, ...points('a', 1)]));
    expect((await restore(organiser, row)).failure.code).toBe('match.nextBegun');
  });

  test('brings back no player who is gone', async () => {
    const open = await givenOpen(organiser);
    const pupil = await givenPlayer(organiser);
    const row = await givenEnrolled(organiser, open._id, pupil._id);
    await remove(organiser, row);
    await organiser.get(softDeletePlayer, { params: { id: pupil._id }, version: pupil.version });
    expect((await restore(organiser, row)).status).toBe(404);
  });
});

describe('an invitation to play', () => {
  const givenInvitation = async () => {
    const open = await givenOpen(organiser);
    await organiser.get(invitePlayer, { params: { id: open._id }, body: { player_id: ana.player._id } });
    const { collection } = await organiser.get(listPlayInvitations, { params: { id: open._id } });
    return { open, row: { open_id: open._id, _id: found(collection[0])._id } };
  };

  test.each([
    ['declined by the person', () => ana],
    ['taken back by its organiser', () => organiser],
  ])('%s waits again once that is undone', async (_, who) => {
    const { open, row } = await givenInvitation();
    await remove(who(), row);
    expect((await restore(who(), row)).status).toBe(200);
    expect(await standing(open._id)).toEqual(['Ana Núñez invited']);
    const accepted = await ana.get(enrol, { params: { id: open._id }, body: { player_id: ana.player._id } });
    expect(accepted.state).toBe('registered');
  });

  test('declined by the link of a mail can be undone on the same page', async () => {
    const open = await givenOpen(organiser);
    const row = await givenEnrolled(organiser, open._id, ana.player._id);
    const mail = await api.db
      .selectFrom('outbox')
      .select('body_text')
      .where('kind', '=', 'enrolledByOther')
      .where('user_id', '=', ana.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const token = /registration\/([\w-]+)/u.exec(mail.body_text)?.[1] ?? '';
    const follow = (act: 'leave' | 'undo') =>
      api.get(followRegistrationLink, { params: { token }, body: { act } });
    expect(await follow('leave')).toMatchObject({ state: 'withdrawn', may: ['undo'] });
    expect(await follow('undo')).toMatchObject({ state: 'registered', may: ['confirm', 'leave'] });
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    expect(collection.map(({ _id }) => _id)).toEqual([row._id]);
  });
});
