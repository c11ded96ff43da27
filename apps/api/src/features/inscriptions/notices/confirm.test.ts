import {
  confirmInscription,
  dismissNotice,
  followRegistrationLink,
  getPlayer,
  listMyPlayInvitations,
  listRegistrationNotices,
  messageFamily,
  removeInscription,
  showRegistrationLink,
  softDeleteOpen,
  transitionOpen,
  invitePlayer,
  listInscriptions,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

let now = new Date('2026-11-20T10:00:00Z');
const api = givenApi({ now: () => now });
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
let mother: RegisteredUser;
let child: string;
let open: OpenPage;

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  mother = await api.registerUser('Marta Madre');
  const given = { date_of_birth: '2016-05-05', relation: 'guardian', guardian_consent: true } as const;
  child = (await givenPlayer(mother, { ...given, name: 'Laia Serra' }))._id;
  open = await givenOpen(organiser);
});

/** The list of the open says the same as the player's page. */
const seenBy = async (by: RegisteredUser) => {
  const { contact_phone: phone, unconfirmed } = await by.get(getPlayer, { params: { id: child } });
  const { collection } = await by.get(listInscriptions, { params: { id: open._id } });
  const listed = collection.find(({ player }) => player?._id === child);
  if (listed) expect(listed.unconfirmed).toBe(unconfirmed !== null);
  return { phone: phone?.phone ?? null, awaits: unconfirmed !== null };
};
const hidden = { phone: null, awaits: true };
const shown = { phone: '600123456', awaits: false };
const noticesOf = async (by: RegisteredUser) => (await by.get(listRegistrationNotices)).collection;
const mailsTo = (to: RegisteredUser, kind: string) =>
  api.db
    .selectFrom('outbox')
    .selectAll()
    .where('to_address', '=', to.email)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
const linkIn = (text: string | undefined) => /\/registration\/([\w-]+)/u.exec(text ?? '')?.[1] ?? '';
const at = (inscription_id: string) => ({ id: open._id, inscription_id });
const removes = (id: string, by = organiser) => by.get(removeInscription, { params: at(id), body: {} });

describe('the phone of a minor whom an organiser entered', () => {
  test('shows once the family confirmed in the application', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    expect(await seenBy(organiser)).toEqual(hidden);
    expect((await organiser.call(confirmInscription, { params: at(_id) })).status).toBe(403);
    for (let twice = 0; twice < 2; twice += 1) await mother.get(confirmInscription, { params: at(_id) });
    expect(await seenBy(organiser)).toEqual(shown);
    expect(await noticesOf(mother)).toEqual([]);
  });

  test('or by the link in their mail, which changes nothing when it is read', async () => {
    await givenEnrolled(organiser, open._id, child);
    const token = linkIn((await mailsTo(mother, 'enrolledByOther'))[0]?.body_text ?? '');
    for (const state of [hidden, hidden]) {
      const page = await api.get(showRegistrationLink, { params: { token } });
      expect(page.may).toEqual(['confirm', 'leave']);
      expect(await seenBy(organiser)).toEqual(state);
    }
    const done = await api.get(followRegistrationLink, { params: { token }, body: { act: 'confirm' } });
    expect(done.may).toEqual(['leave']);
    expect(await seenBy(organiser)).toEqual(shown);
  });

  test('not by having seen the notice', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    await mother.get(dismissNotice, { params: { id: _id } });
    expect(await seenBy(organiser)).toEqual(hidden);
  });

  test('at once where the family entered or accepted an invitation', async () => {
    const { _id } = await givenEnrolled(mother, open._id, child);
    expect(await seenBy(organiser)).toEqual(shown);
    await removes(_id, mother);
    const next = await givenOpen(organiser);
    await organiser.get(invitePlayer, { params: { id: next._id }, body: { player_id: child } });
    const { collection } = await mother.get(listMyPlayInvitations);
    expect(collection).toHaveLength(1);
    await givenEnrolled(mother, next._id, child);
    expect(await seenBy(organiser)).toEqual(shown);
  });

  test('not any more once the open is over, nor does the link offer it', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    await organiser.get(transitionOpen, { params: { id: open._id }, body: { to: 'canceled', reason: 'No' } });
    const refused = await mother.call(confirmInscription, { params: at(_id) });
    expect(refused.failure.code).toBe('open.stateNotAllowed');
    expect(await noticesOf(mother)).toMatchObject([{ is_in: true, open: { state: 'canceled' } }]);
    const token = linkIn((await mailsTo(mother, 'enrolledByOther'))[0]?.body_text ?? '');
    expect((await api.get(showRegistrationLink, { params: { token } })).may).not.toContain('confirm');
  });

  test('anew after they were removed and entered again', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    await mother.get(confirmInscription, { params: at(_id) });
    await removes(_id);
    await givenEnrolled(organiser, open._id, child);
    expect(await seenBy(organiser)).toEqual(hidden);
  });

  test('not because an organiser who keeps the profile entered them again', async () => {
    const keeper = { player_id: child, user_id: organiser.id, relation: 'organiser' } as const;
    await api.db.insertInto('player_administrators').values(keeper).execute();
    const coOrganiser = await api.registerUser('Hugo Ayudante');
    const helps = {
      open_id: open._id,
      user_id: coOrganiser.id,
      role: 'organiser',
      accepted_at: now,
    } as const;
    await api.db.insertInto('open_organisers').values(helps).execute();
    const { _id } = await givenEnrolled(organiser, open._id, child);
    expect(await seenBy(coOrganiser)).toEqual(hidden);
    expect((await organiser.call(confirmInscription, { params: at(_id) })).status).toBe(403);
    await mother.get(confirmInscription, { params: at(_id) });
    expect(await seenBy(coOrganiser)).toEqual(shown);
  });

  test('is not waited for where there is nobody who could confirm', async () => {
    await api.db.deleteFrom('player_administrators').where('player_id', '=', child).execute();
    await givenEnrolled(organiser, open._id, child);
    expect(await seenBy(organiser)).toEqual({ phone: null, awaits: false });
  });

  test('nor said to admins, to those who look after them, and to others', async () => {
    await givenEnrolled(organiser, open._id, child);
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    expect(collection).toMatchObject([{ unconfirmed: true }]);
    for (const by of [mother, await api.registerUser('Otra')]) {
      const list = await by.get(listInscriptions, { params: { id: open._id } });
      expect(list.collection).toMatchObject([{ unconfirmed: false }]);
    }
  });

  test('without it once others no longer see them as a minor', async () => {
    await givenEnrolled(organiser, open._id, child);
    await api.db
      .updateTable('players')
      .set({ date_of_birth: '2007-01-01' })
      .where('id', '=', child)
      .execute();
    expect(await seenBy(organiser)).toEqual(shown);
  });
});

describe('the notice of a registration by an organiser', () => {
  test('stays, and is renewed, when the organiser removes the child at once', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    await mother.get(dismissNotice, { params: { id: _id } });
    await removes(_id);
    expect(await noticesOf(mother)).toMatchObject([
      { _id, player: { name: 'Laia Serra' }, enrolled_by: 'Rosa Organizadora', is_in: false },
    ]);
    expect(await mailsTo(mother, 'enrolledByOther')).toHaveLength(1);
    const [mail] = await mailsTo(mother, 'removedByOther');
    expect(mail?.body_text).toContain('Rosa Organizadora');
    expect(await seenBy(organiser)).toEqual({ phone: null, awaits: false });
  });

  test('stays when the open is cancelled and deleted', async () => {
    await givenEnrolled(organiser, open._id, child);
    const canceled = await organiser.get(transitionOpen, {
      params: { id: open._id },
      body: { to: 'canceled', reason: 'No hay sala' },
    });
    await organiser.get(softDeleteOpen, { params: { id: open._id }, version: canceled.version });
    expect(await noticesOf(mother)).toMatchObject([{ player: { name: 'Laia Serra' }, is_in: false }]);
  });

  test('goes when the family leaves', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    await removes(_id, mother);
    expect(await noticesOf(mother)).toEqual([]);
    expect(await mailsTo(mother, 'removedByOther')).toEqual([]);
  });
});

describe('until then an organiser writes to the family', () => {
  const text = 'Trae la licencia: https://malo.example';
  const writes = (id: string, by: RegisteredUser = organiser) =>
    by.call(messageFamily, { params: at(id), body: { text } });

  test('by mail and in the application, quoted as theirs and without links', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    expect((await writes(_id)).status).toBe(204);
    expect(await noticesOf(mother)).toMatchObject([
      { is_in: true, message: { text, by: 'Rosa Organizadora' } },
    ]);
    const [mail] = await mailsTo(mother, 'organiserWrote');
    expect(mail?.body_text).toMatch(/Rosa Organizadora[^«]+«Trae la licencia/u);
    expect(mail?.body_text).not.toContain('https://malo.example');
    const token = linkIn(mail?.body_text ?? '');
    await api.get(followRegistrationLink, { params: { token }, body: { act: 'confirm' } });
    expect(await seenBy(organiser)).toEqual(shown);
  });

  test('but neither a stranger, an organiser nobody trusts, nor about somebody for whom nobody answers', async () => {
    const { _id } = await givenEnrolled(organiser, open._id, child);
    expect((await writes(_id, mother)).status).toBe(403);
    await api.db.updateTable('users').set({ trusted_at: null }).where('id', '=', organiser.id).execute();
    expect((await writes(_id)).status).toBe(403);
    await api.db.updateTable('users').set({ trusted_at: now }).where('id', '=', organiser.id).execute();
    const own = await givenPlayer(organiser, { name: 'Nil Petit' });
    const alone = await givenEnrolled(organiser, open._id, own._id);
    expect((await writes(alone._id)).failure.code).toBe('inscription.nobodyToWriteTo');
  });
});
