import {
  editOpen,
  editPlayer,
  enrol,
  getOpen,
  getPlayer,
  invitePlayer,
  listInscriptions,
  listMyPlayInvitations,
  listPlayInvitations,
  removeInscription,
  setInscription,
  showRegistrationLink,
  softDeletePlayer,
  followRegistrationLink,
  type LinkAct,
  type OpenPage,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsADay } from '#jobs/outbox.ts';
import type { RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { mailInvitation } from './mail.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const stranger = givenUser(api, 'Nora Nueva', { trusted: false });
const trusted = givenUser(api, 'Telma Tena');
const ana = givenPlayerAccount(api, 'Ana Núñez');
const mother = givenUser(api, 'Marta Madre', { trusted: false });

const invite = (by: RegisteredUser, open: OpenPage, player_id: string) =>
  by.call(invitePlayer, { params: { id: open._id }, body: { player_id } });

/** Runs the queued jobs, and returns the links of the mails they wrote. */
async function mailed(open: OpenPage, player: string): Promise<string[]> {
  const before = new Set((await mails()).map(({ id }) => id));
  await mailInvitation(() => 'http://topspin.test')(api.db, new Date(), { open: open._id, player });
  return (await mails()).filter(({ id }) => !before.has(id)).map(({ body_text }) => tokenIn(body_text));
}

const mails = () => api.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const tokenIn = (text: string) => /\/registration\/([\w-]+)/u.exec(text)?.[1] ?? '';
const mailTo = async (email: string) => (await mails()).findLast(({ to_address }) => to_address === email);

const stateOf = async (open: OpenPage, player: string) =>
  (
    await api.db
      .selectFrom('inscriptions')
      .select('state')
      .where('open_id', '=', open._id)
      .where('player_id', '=', player)
      .executeTakeFirst()
  )?.state;

const accept = (token: string) =>
  api.call(followRegistrationLink, { params: { token }, body: { act: 'accept' } });

describe('an open that is not trusted', () => {
  describe('answers an invitation alike', () => {
    let open: OpenPage;
    const people = new Map<string, string>();

    beforeAll(async () => {
      open = await givenOpen(stranger, { age_range: { min: 18, max: 40 }, gender: 'woman' });
      const enrolled = await api.registerPlayer('Ya Inscrita');
      await enrolled.get(editPlayer, {
        params: { id: enrolled.player._id },
        version: enrolled.player.version,
        body: { gender: 'woman', date_of_birth: '2000-01-01' },
      });
      await enrolled.get(enrol, { params: { id: open._id }, body: { player_id: enrolled.player._id } });
      const gone = await givenPlayer(admin, { name: 'Perfil Borrado' });
      await admin.get(softDeletePlayer, { params: { id: gone._id }, version: gone.version });
      const child = { name: 'Niño Pequeño', date_of_birth: '2018-01-01', guardian_consent: true } as const;
      people.set('with an account', ana.player._id);
      people.set('with an administrator', (await givenPlayer(mother, { name: 'Hija' }))._id);
      people.set('too young', (await givenPlayer(mother, child))._id);
      people.set('of another gender', (await givenPlayer(mother, { name: 'Señor', gender: 'man' }))._id);
      people.set('already in', enrolled.player._id);
      people.set('deleted', gone._id);
      people.set('never there', '01890000-0000-7000-8000-000000000000');
    });

    test.each([
      'with an account',
      'with an administrator',
      'too young',
      'of another gender',
      'already in',
      'deleted',
      'never there',
    ])('whoever is invited: %s', async (kind) => {
      const answer = await invite(stranger, open, people.get(kind) ?? '');
      const again = await invite(stranger, open, people.get(kind) ?? '');
      expect([answer.status, answer.body, again.status, again.body]).toEqual([
        204,
        undefined,
        204,
        undefined,
      ]);
    });

    test('and shows the organiser nothing but that they were invited', async () => {
      const { collection } = await stranger.get(listPlayInvitations, { params: { id: open._id } });
      expect(new Set(collection.map(({ state }) => state))).toEqual(new Set(['invited']));
      const invited = ['with an account', 'with an administrator', 'too young', 'of another gender'];
      expect(new Set(collection.map(({ player }) => player?._id))).toEqual(
        new Set(invited.map((kind) => people.get(kind))),
      );
    });

    test('counts none of them', async () => {
      const page = await ana.get(getOpen, { params: { id: open._id } });
      expect([page.players_count, page.waiting_count]).toEqual([1, 0]);
      const { collection } = await stranger.get(listInscriptions, { params: { id: open._id } });
      expect(collection.map(({ player }) => player?.name)).toEqual(['Ya Inscrita']);
    });

    test('and judges at acceptance, for the person alone', async () => {
      const [token = ''] = await mailed(open, people.get('too young') ?? '');
      const refused = await accept(token);
      expect(refused.failure.code).toBe('inscription.notEligible');
      expect(refused.failure.details).toMatchObject({
        reasons: [{ code: 'eligibility.tooYoung', min: 18 }, { code: 'eligibility.genderMissing' }],
      });
      expect(await stateOf(open, people.get('too young') ?? '')).toBe('invited');
    });
  });

  test('lets its organiser bring nobody in by any way', async () => {
    const open = await givenOpen(stranger);
    const params = { id: open._id };
    const body = { player_id: ana.player._id, consent: { confirmed: true } } as const;
    const enrolling = () => stranger.call(enrol, { params, body });
    expect((await enrolling()).failure.code).toBe('inscription.invitationOnly');
    await invite(stranger, open, ana.player._id);
    expect((await enrolling()).failure.code).toBe('inscription.invitationOnly');
    const { collection } = await stranger.get(listPlayInvitations, { params });
    const [{ _id: inscription_id = '' } = {}] = collection;
    for (const state of ['registered', 'waiting'] as const) {
      const set = await stranger.call(setInscription, {
        params: { ...params, inscription_id },
        body: { state },
      });
      expect(set.failure.code).toBe('inscription.invitationOnly');
    }
    await ana.get(enrol, { params, body: { player_id: ana.player._id } });
    await ana.get(removeInscription, { params: { ...params, inscription_id } });
    expect((await enrolling()).failure.code).toBe('inscription.invitationOnly');
  });

  test('does not reveal to its organiser why somebody was refused, or a birth date by bisection', async () => {
    const open = await givenOpen(stranger);
    const victim = await givenPlayer(mother, { name: 'Víctima', date_of_birth: '1987-06-15' });
    const answers = new Set<string>();
    let { version } = open;
    for (const [min, date] of [0, 20, 30, 40, 60].flatMap((age) =>
      ['2027-06-14', '2027-06-15', '2027-06-16'].map((day) => [age, day] as const),
    )) {
      const edited = await stranger.get(editOpen, {
        params: { id: open._id },
        version,
        body: {
          age_range: { min, max: min + 9 },
          date_start: `${date}T09:00:00Z`,
          date_end: `${date}T19:00:00Z`,
        },
      });
      ({ version } = edited);
      const invited = await invite(stranger, open, victim._id);
      const tried = await stranger.call(enrol, {
        params: { id: open._id },
        body: { player_id: victim._id, consent: { confirmed: true } },
      });
      const { collection } = await stranger.get(listPlayInvitations, { params: { id: open._id } });
      answers.add(
        JSON.stringify([
          [invited.status, invited.body, tried.status],
          [tried.failure.code, tried.failure.message, tried.failure.details],
          collection.map(({ state }) => state),
        ]),
      );
    }
    expect(answers.size).toBe(1);
  });

  test('shows its organiser no phone of somebody merely invited', async () => {
    const open = await givenOpen(stranger);
    const player = await givenPlayer(mother, { name: 'Con Teléfono' });
    const phoneFor = async () =>
      (await stranger.get(getPlayer, { params: { id: player._id } })).contact_phone;
    const before = await phoneFor();
    await invite(stranger, open, player._id);
    expect(await phoneFor()).toEqual(before);
  });
});

describe('the mail of an invitation', () => {
  test('has no word of an organiser who is not trusted', async () => {
    const open = await givenOpen(stranger, { name: 'Gana mil euros en www.example.com' });
    await invite(stranger, open, ana.player._id);
    await mailed(open, ana.player._id);
    const mail = await mailTo(ana.email);
    expect(`${mail?.subject} ${mail?.body_text}`).not.toMatch(/mil euros|example|Nora/u);
    expect(mail?.body_text).toContain('28 de febrero de 2027');
  });

  test('names the open where it is trusted, and what looks like an address is none', async () => {
    const open = await givenOpen(trusted, { name: 'Open de vic.cat' });
    await invite(trusted, open, ana.player._id);
    await mailed(open, ana.player._id);
    expect((await mailTo(ana.email))?.subject).toBe('Invitación para jugar Open de vic. cat');
  });

  test('goes to those who may answer, once a day', async () => {
    const open = await givenOpen(stranger);
    const child = await givenPlayer(mother, { name: 'Hija Menor' });
    await invite(stranger, open, child._id);
    expect(await mailed(open, child._id)).toHaveLength(1);
    expect((await mailTo(mother.email))?.kind).toBe('invitedToAnOpen');
    await invite(stranger, open, child._id);
    expect(await mailed(open, child._id)).toEqual([]);
  });

  test('is not written beyond what an organiser who is not trusted may cause in a day', async () => {
    const sender = await api.registerUser('Remitente', { trusted: false });
    const open = await givenOpen(sender);
    const row = {
      kind: 'invitedToAnOpen',
      lang: 'es' as const,
      subject: '',
      body_text: '',
      caused_by: sender.id,
    };
    await api.db
      .insertInto('outbox')
      .values(
        Array.from({ length: mailsADay }, () => ({
          ...row,
          id: crypto.randomUUID(),
          to_address: 'alguien@topspin.test',
        })),
      )
      .execute();
    await invite(sender, open, ana.player._id);
    expect(await mailed(open, ana.player._id)).toEqual([]);
    const { collection } = await ana.get(listMyPlayInvitations);
    expect(collection.map((one) => one.open?._id)).toContain(open._id);
  });
});

describe('who is invited', () => {
  let open: OpenPage;
  let guest: RegisteredPlayer;
  let token: string;

  const invited = async (of: OpenPage) => {
    open = of;
    guest = await api.registerPlayer('Invitada');
    await invite(stranger, open, guest.player._id);
    [token = ''] = await mailed(open, guest.player._id);
  };
  const act = (what: LinkAct) => api.call(followRegistrationLink, { params: { token }, body: { act: what } });

  test('looks at the link without changing anything, and accepts with one button, twice the same', async () => {
    await invited(await givenOpen(stranger));
    const page = await api.get(showRegistrationLink, { params: { token } });
    expect(page).toMatchObject({ state: 'invited', own: true, may: ['accept', 'decline'] });
    expect(page.open).toMatchObject({ name: 'Open de Vic', organiser: 'Nora Nueva' });
    expect(await stateOf(open, guest.player._id)).toBe('invited');
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
    const [link = ''] = await mailed(open, child._id);
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
  // An address gets at most some twenty invitations a day.
  const coaches = await Promise.all([1, 2, 3, 4].map((number) => api.registerUser(`Coach ${number}`)));
  const players = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      givenPlayer(coaches[index % 4] ?? mother, { name: `Hijo ${index}` }),
    ),
  );
  const tokens: string[] = [];
  for (const { _id } of players) {
    await invite(stranger, open, _id);
    tokens.push(...(await mailed(open, _id)));
  }
  expect(tokens).toHaveLength(50);
  const answers = await Promise.all(tokens.map(accept));
  const states = answers.map(({ body }) => body.state);
  expect(states.filter((state) => state === 'registered')).toHaveLength(1);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(49);
});

describe('a trusted open', () => {
  test('lets its organiser enrol with consent on record, also whom they invited', async () => {
    const open = await givenOpen(trusted);
    await invite(trusted, open, ana.player._id);
    const body = { player_id: ana.player._id, consent: { confirmed: true } } as const;
    expect(await trusted.get(enrol, { params: { id: open._id }, body })).toMatchObject({
      state: 'registered',
    });
  });

  test.each([
    [{ age_range: { min: 50, max: 60 } }, 'eligibility.age'],
    [{ rating_range: { min: 1500, max: 2000 } }, 'eligibility.rating'],
  ])('gives its organiser the kind of limit and no figure: %o', async (limits, code) => {
    const open = await givenOpen(trusted, limits);
    const player = await givenPlayer(mother, { date_of_birth: '1990-01-01' });
    const body = { player_id: player._id, consent: { confirmed: true } } as const;
    const { failure } = await trusted.call(enrol, { params: { id: open._id }, body });
    expect(failure.details).toEqual({ reasons: [{ code }] });
    expect(JSON.stringify(failure.message)).not.toMatch(/\d/u);
  });
});
