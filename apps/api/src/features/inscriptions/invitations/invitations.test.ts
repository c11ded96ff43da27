import {
  followRegistrationLink,
  editOpen,
  editPlayer,
  enrol,
  getOpen,
  getPlayer,
  listInscriptions,
  listMyPlayInvitations,
  listPlayInvitations,
  removeInscription,
  setInscription,
  softDeletePlayer,
  type OpenPage,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsADay } from '#jobs/outbox.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { invite, mailed, mailTo, stateOf } from '#testing/given-invitation.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const stranger = givenUser(api, 'Nora Nueva', { trusted: false });
const trusted = givenUser(api, 'Telma Tena');
const ana = givenPlayerAccount(api, 'Ana Núñez');
const mother = givenUser(api, 'Marta Madre', { trusted: false });

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
    ])('for any invitee: %s', async (kind) => {
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
      const [token = ''] = await mailed(api, open, people.get('too young') ?? '');
      const refused = await accept(token);
      expect(refused.failure.code).toBe('inscription.notEligible');
      expect(refused.failure.details).toMatchObject({
        reasons: [{ code: 'eligibility.tooYoung', min: 18 }, { code: 'eligibility.genderMissing' }],
      });
      expect(await stateOf(api, open, people.get('too young') ?? '')).toBe('invited');
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
    await mailed(api, open, ana.player._id);
    const mail = await mailTo(api, ana.email);
    expect(`${mail?.subject} ${mail?.body_text}`).not.toMatch(/mil euros|example|Nora/u);
    expect(mail?.body_text).toContain('28 de febrero de 2027');
  });

  test('names the open where it is trusted, and what looks like an address is none', async () => {
    const open = await givenOpen(trusted, { name: 'Open de vic.cat' });
    await invite(trusted, open, ana.player._id);
    await mailed(api, open, ana.player._id);
    expect((await mailTo(api, ana.email))?.subject).toBe('Invitación para jugar Open de vic. cat');
  });

  test('goes to those who may answer, once a day', async () => {
    const open = await givenOpen(stranger);
    const child = await givenPlayer(mother, { name: 'Hija Menor' });
    await invite(stranger, open, child._id);
    expect(await mailed(api, open, child._id)).toHaveLength(1);
    expect((await mailTo(api, mother.email))?.kind).toBe('invitedToAnOpen');
    await invite(stranger, open, child._id);
    expect(await mailed(api, open, child._id)).toEqual([]);
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
    expect(await mailed(api, open, ana.player._id)).toEqual([]);
    const { collection } = await ana.get(listMyPlayInvitations);
    expect(collection.map((one) => one.open?._id)).toContain(open._id);
  });
});

test('three invitations of one untrusted account await a player’s answer, and ten in all; answered alike', async () => {
  const player = await api.registerPlayer('Muy Invitada');
  const invitedBy = async (count: number, trust = false) => {
    const by = await api.registerUser('Nueva', { trusted: trust });
    for (let made = 0; made < count; made += 1)
      expect((await invite(by, await givenOpen(by), player.player._id)).status).toBe(204);
    return (await player.get(listMyPlayInvitations)).collection.length;
  };
  expect(await invitedBy(4)).toBe(3);
  for (const total of [6, 9, 10, 10]) expect(await invitedBy(3)).toBe(total);
  expect(await invitedBy(1, true)).toBe(11);
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
