import {
  editOpen,
  enrol,
  getOpen,
  listMyPlayInvitations,
  showRegistrationLink,
  followRegistrationLink,
  type LinkAct,
  type OpenPage,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { invite, mailed, stateOf } from '#testing/given-invitation.ts';
import { givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { patiently } from '#testing/patiently.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const stranger = givenUser(api, 'Nora Nueva', { trusted: false });
const ana = givenPlayerAccount(api, 'Ana Núñez');
const mother = givenUser(api, 'Marta Madre', { trusted: false });

const accept = (token: string) =>
  api.call(followRegistrationLink, { params: { token }, body: { act: 'accept' } });

describe('who is invited', () => {
  let open: OpenPage;
  let guest: RegisteredPlayer;
  let token: string;

  const invited = async (of: OpenPage) => {
    open = of;
    guest = await api.registerPlayer('Invitada');
    await invite(stranger, open, guest.player._id);
    [token = ''] = await mailed(api, open, guest.player._id);
  };
  const act = (what: LinkAct) => api.call(followRegistrationLink, { params: { token }, body: { act: what } });

  test('looks at the link without changing anything, and accepts with one button, twice the same', async () => {
    await invited(await givenOpen(stranger));
    const page = await api.get(showRegistrationLink, { params: { token } });
    expect(page).toMatchObject({ state: 'invited', own: true, may: ['accept', 'decline'] });
    expect(page.open).toMatchObject({ name: 'Open de Vic', organiser: 'Nora Nueva' });
    expect(await stateOf(api, open, guest.player._id)).toBe('invited');
    expect((await act('accept')).body).toMatchObject({ state: 'registered', may: ['leave'] });
    expect((await act('accept')).body).toMatchObject({ state: 'registered' });
    expect((await stranger.get(getOpen, { params: { id: open._id } })).players_count).toBe(1);
  });

  test('declines, and thinks better of it while registration is open', async () => {
    await invited(await givenOpen(stranger));
    expect((await act('decline')).body).toMatchObject({ state: 'declined', may: ['accept', 'undo'] });
    expect((await act('decline')).body).toMatchObject({ state: 'declined' });
    expect((await act('accept')).body).toMatchObject({ state: 'registered' });
    expect((await act('leave')).body).toMatchObject({ state: 'withdrawn', may: ['undo'] });
    await move(stranger, open._id, 'registrationClosed');
    expect((await act('undo')).failure.code).toBe('inscription.transitionNotAllowed');
  });

  test('may be invited again after declining', async () => {
    await invited(await givenOpen(stranger));
    await act('decline');
    await move(stranger, open._id, 'registrationClosed');
    await invite(stranger, open, guest.player._id);
    expect((await act('accept')).body).toMatchObject({ state: 'registered' });
  });

  test('accepts at the desk of the reception, by the button of the open’s page', async () => {
    await invited(await givenOpen(stranger, { state: 'reception' }));
    expect((await guest.get(getOpen, { params: { id: open._id } })).may.enrol).toBe(true);
    const mine = await guest.get(enrol, { params: { id: open._id }, body: { player_id: guest.player._id } });
    expect(mine.state).toBe('registered');
    expect((await ana.get(getOpen, { params: { id: open._id } })).may.enrol).toBe(false);
  });

  test('finds nothing to answer once the open is over', async () => {
    await invited(await givenOpen(stranger));
    await stranger.get(editOpen, { params: { id: open._id }, version: open.version, body: {} });
    await move(stranger, open._id, 'registrationClosed');
    await api.db
      .updateTable('opens')
      .set({ state: 'canceled', cancel_reason: 'Lluvia' })
      .where('id', '=', open._id)
      .execute();
    const page = await api.get(showRegistrationLink, { params: { token } });
    expect([page.open.state, page.may]).toEqual(['canceled', []]);
    expect((await act('accept')).failure.code).toBe('inscription.closed');
  });

  test('answers for one registration: the link is good for nothing else', async () => {
    await invited(await givenOpen(stranger));
    expect((await api.call(showRegistrationLink, { params: { token: `${token}x` } })).failure.code).toBe(
      'auth.badToken',
    );
    await api.db
      .updateTable('registration_tokens')
      .set({ purpose: 'leave' })
      .where('user_id', '=', guest.id)
      .execute();
    expect((await act('accept')).failure.code).toBe('auth.forbidden');
  });

  test('by a link that no longer belongs to who acts for the player finds none', async () => {
    const open = await givenOpen(stranger);
    const child = await givenPlayer(mother, { name: 'Otra Hija' });
    await invite(stranger, open, child._id);
    const [link = ''] = await mailed(api, open, child._id);
    expect(await api.get(showRegistrationLink, { params: { token: link } })).toMatchObject({ own: false });
    await api.db.deleteFrom('player_administrators').where('player_id', '=', child._id).execute();
    expect((await accept(link)).failure.code).toBe('auth.badToken');
  });

  test('is shown in the application too, until it is answered', async () => {
    await invited(await givenOpen(stranger));
    const mine = async () => (await guest.get(listMyPlayInvitations)).collection;
    expect(await mine()).toMatchObject([
      { state: 'invited', invited_by: 'Nora Nueva', open: { _id: open._id } },
    ]);
    const onPage = async () => (await guest.get(getOpen, { params: { id: open._id } })).my_inscription;
    expect(await onPage()).toMatchObject({ state: 'invited', invited_by: null });
    await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', '=', open._id).execute();
    expect(await onPage()).toMatchObject({ state: 'invited', invited_by: 'Nora Nueva' });
    await act('decline');
    expect(await mine()).toEqual([]);
    expect(await onPage()).toMatchObject({ state: 'declined', invited_by: null });
  });
});

test('of 50 invited to the last place who all accept at once one gets it, and 49 wait', async () => {
  const open = await givenOpen(stranger, { players_max: 2 });
  await ana.get(enrol, { params: { id: open._id }, body: { player_id: ana.player._id } });
  // An address gets at most ten invitations a day from accounts that nobody trusts.
  const coaches = await Promise.all([1, 2, 3, 4, 5].map((number) => api.registerUser(`Coach ${number}`)));
  const players = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      givenPlayer(coaches[index % 5] ?? mother, { name: `Hijo ${index}` }),
    ),
  );
  const tokens: string[] = [];
  for (const { _id } of players) {
    await invite(stranger, open, _id);
    tokens.push(...(await mailed(api, open, _id)));
  }
  expect(tokens).toHaveLength(50);
  const answers = await Promise.all(tokens.map((token) => patiently(() => accept(token))));
  const states = answers.map(({ body }) => body.state);
  expect(states.filter((state) => state === 'registered')).toHaveLength(1);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(49);
});
