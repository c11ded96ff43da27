import { askPartner, endAsking, listSeekers, removeInscription, type OpenPage } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair, givenPeople } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { givenOpen, move } from '#testing/given-open.ts';
import { codeOf, givenPlayerOf, givenThree, newsOf, partnersIn } from '#testing/given-partners.ts';
import { mailPartner } from './mail.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let ana: RegisteredPlayer;
let leo: RegisteredPlayer;
let nil: RegisteredPlayer;

beforeEach(async () => {
  open = await givenOpen(organiser, { name: 'Dobles de Vic', doubles: 'mixed' });
  [ana, leo, nil] = await givenThree(api);
});

const { at, enters, asks, accepts, seen, pairs } = partnersIn(() => open._id);

describe('who is invited', () => {
  test('sees it, and is registered and in the pair on accepting, twice the same', async () => {
    await enters(ana);
    const asked = await asks(ana, leo);
    expect(asked.body.asked).toMatchObject([{ partner: { name: 'Leo Ros' }, state: 'pending' }]);
    expect(await newsOf(leo)).toEqual(['Ana Gil pending']);
    expect(await seen(leo)).toMatchObject({ state: null, invitations: [{ player: { name: 'Ana Gil' } }] });
    for (let twice = 0; twice < 2; twice += 1)
      expect((await accepts(leo, ana)).body).toMatchObject({
        state: 'registered',
        pair: { name: 'Ana Gil / Leo Ros' },
        invitations: [],
      });
    expect(await newsOf(leo)).toEqual([]);
    expect(await pairs(organiser)).toEqual(['Ana Gil / Leo Ros: registered']);
    expect((await seen(ana))?.pair?.name).toBe('Ana Gil / Leo Ros');
  });

  test('declines, which who asked sees until they have seen it, and does not ask again', async () => {
    await enters(ana);
    const invitation = (await asks(ana, leo)).body.asked[0]?._id ?? '';
    const end = { params: { ...at(), invitation_id: invitation } };
    expect((await nil.call(endAsking, end)).status).toBe(403);
    for (let twice = 0; twice < 2; twice += 1) await leo.get(endAsking, end);
    expect(await newsOf(leo)).toEqual([]);
    expect(await newsOf(ana)).toEqual(['Leo Ros declined']);
    expect(codeOf(await asks(ana, leo))).toEqual([409, 'pair.declined']);
    await asks(ana, nil);
    for (let twice = 0; twice < 2; twice += 1) await ana.get(endAsking, end);
    expect(await newsOf(ana)).toEqual([]);
    expect((await seen(ana))?.asked.map(({ partner }) => partner.name)).toEqual(['Nil Vic']);
    await ana.get(endAsking, {
      params: { ...at(), invitation_id: (await seen(ana))?.asked[0]?._id ?? '' },
    });
    expect(codeOf(await asks(ana, leo))).toEqual([409, 'pair.declined']);
  });

  test('is not asked again by somebody who leaves and comes back, and may be once they ask themselves', async () => {
    const entered = await enters(ana);
    const refuse = async (who: RegisteredPlayer, asks: RegisteredPlayer) => {
      const { _id } = (await seen(asks))?.asked[0] ?? {};
      await who.get(endAsking, { params: { ...at(), invitation_id: _id ?? '' } });
    };
    await asks(ana, leo);
    await refuse(leo, ana);
    await ana.get(removeInscription, { params: { ...at(), inscription_id: entered._id }, body: {} });
    await enters(ana);
    expect(codeOf(await asks(ana, leo))).toEqual([409, 'pair.declined']);
    await enters(leo);
    expect((await asks(leo, ana)).status).toBeLessThan(300);
    await refuse(ana, leo);
    expect(codeOf(await asks(leo, ana))).toEqual([409, 'pair.declined']);
    expect((await asks(ana, leo)).status).toBeLessThan(300);
  });

  test('changes their mind by asking themselves', async () => {
    await enters(ana);
    await leo.get(endAsking, {
      params: { ...at(), invitation_id: (await asks(ana, leo)).body.asked[0]?._id ?? '' },
    });
    await enters(leo);
    await asks(leo, ana);
    expect((await accepts(ana, leo)).body.pair?.name).toBe('Leo Ros / Ana Gil');
    expect(await newsOf(ana)).toEqual([]);
  });

  test('finds nothing to accept once it was taken back', async () => {
    await enters(ana);
    const invitation = (await asks(ana, leo)).body.asked[0]?._id ?? '';
    await ana.get(endAsking, { params: { ...at(), invitation_id: invitation } });
    expect(codeOf(await accepts(leo, ana))).toEqual([409, 'pair.notAsked']);
    expect(await newsOf(leo)).toEqual([]);
  });

  test('gets one mail a day with the names, and none of them in an open that is not trusted', async () => {
    await enters(ana);
    const mails = async (of: OpenPage) => {
      const { id } = await api.db
        .selectFrom('partner_invitations')
        .select('id')
        .where('open_id', '=', of._id)
        .executeTakeFirstOrThrow();
      for (let twice = 0; twice < 2; twice += 1)
        await mailPartner(() => 'http://topspin.test')(api.db, new Date(), { asking: id });
      return api.db
        .selectFrom('outbox')
        .select(['subject', 'body_text'])
        .where('to_address', '=', leo.email)
        .where('kind', 'in', ['partnerAsked', 'partnerAskedPlainly'])
        .execute();
    };
    await asks(ana, leo);
    const [mail, ...more] = await mails(open);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ana Gil invita a Leo Ros a formar pareja en Dobles de Vic');
    expect(mail?.body_text).toContain(`/single-open/${open._id}/inscription`);
    const stranger = await api.registerUser('Nora Nueva', { trusted: false });
    open = await givenOpen(stranger, { name: 'Casino gratis', doubles: 'open' });
    await enters(ana);
    await asks(ana, leo);
    const plain = (await mails(open)).at(-1);
    expect(`${plain?.subject} ${plain?.body_text}`).not.toMatch(/Casino|Ana/u);
  });
});

describe('a pair is made at once', () => {
  test('of two who ask each other', async () => {
    await enters(ana);
    await enters(leo);
    await asks(ana, leo);
    expect((await asks(leo, ana)).body.pair?.name).toBe('Ana Gil / Leo Ros');
    expect((await asks(leo, ana)).body.pair?.name).toBe('Ana Gil / Leo Ros');
  });
  test('also if both ask in the same moment', async () => {
    await enters(ana);
    await enters(leo);
    const answers = await Promise.all([asks(ana, leo), asks(leo, ana)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await pairs(organiser)).toHaveLength(1);
  });
});

describe('a person who looks for a partner', () => {
  test('sees who looks for one too and may be it', async () => {
    for (const one of [ana, leo, nil, await givenPlayerOf(api, 'Eva Pla', 'woman')]) await enters(one);
    expect((await seen(ana))?.looking.map(({ name }) => name)).toEqual(['Leo Ros', 'Nil Vic']);
    await asks(ana, leo);
    await accepts(leo, ana);
    expect((await seen(nil))?.looking.map(({ name }) => name)).toEqual(['Eva Pla']);
    expect((await seen(ana))?.looking).toEqual([]);
  });

  test('asks one person at a time, and the same one twice is once', async () => {
    await enters(ana);
    await asks(ana, leo);
    expect((await asks(ana, leo)).status).toBe(201);
    const refused = await asks(ana, nil);
    expect(codeOf(refused)).toEqual([409, 'pair.alreadyAsked']);
    expect(refused.failure.message).toContain('Leo Ros');
    expect(await newsOf(leo)).toHaveLength(1);
  });

  test.each([
    ['oneself', () => asks(ana, ana), 422, 'request.invalid'],
    ['before being in the open', () => asks(nil, ana), 409, 'pair.notRegistered'],
    [
      'a man as a man, in mixed doubles',
      async () => (await enters(leo), asks(leo, nil)),
      409,
      'pair.notOfClass',
    ],
  ])('asks not %s', async (_, refused, status, code) => {
    await enters(ana);
    expect(codeOf(await refused())).toEqual([status, code]);
  });

  test('asks nobody who has a partner, and those who asked them are no longer waited for', async () => {
    for (const one of [ana, leo, nil]) await enters(one);
    await asks(nil, ana);
    await asks(ana, leo);
    await accepts(leo, ana);
    expect(await newsOf(ana)).toEqual([]);
    expect((await seen(nil))?.asked).toEqual([]);
    const refused = await asks(nil, ana);
    expect(codeOf(refused)).toEqual([409, 'pair.taken']);
    expect(codeOf(await accepts(ana, nil))).toEqual([409, 'pair.notAsked']);
  });

  test('asks only who is registered once registration is closed', async () => {
    for (const one of [ana, leo]) await enters(one);
    await move(organiser, open._id, 'registrationClosed');
    expect(codeOf(await asks(ana, nil))).toEqual([409, 'pair.notRegistered']);
    await asks(ana, leo);
    expect((await accepts(leo, ana)).body.pair?.name).toBe('Ana Gil / Leo Ros');
  });

  test('asks nobody for somebody else', async () => {
    await enters(ana);
    const refused = await organiser.call(askPartner, {
      params: at(),
      body: { player_id: ana.player._id, partner_id: leo.player._id },
    });
    expect(codeOf(refused)).toEqual([403, 'auth.forbidden']);
  });

  test('has nobody to ask in an open of singles', async () => {
    open = await givenOpen(organiser);
    await enters(ana);
    expect(codeOf(await asks(ana, leo))).toEqual([409, 'open.notForSingles']);
    expect((await ana.call(listSeekers, { params: at() })).failure.code).toBe('open.notForSingles');
  });

  const couple = [
    ['Mar Sol', 'woman'],
    ['Pau Mas', 'man'],
  ] as const;

  test('no longer asks once it is drawn', async () => {
    for (const one of [ana, leo, nil]) await enters(one);
    const eva = await givenPlayerOf(api, 'Eva Pla', 'woman');
    await enters(eva);
    await asks(ana, leo);
    await accepts(leo, ana);
    await asks(nil, eva);
    await givenPair(organiser, open._id, await givenPeople(organiser, open._id, couple));
    await move(organiser, open._id, 'registrationClosed');
    await move(organiser, open._id, 'reception');
    await api.db
      .updateTable('inscriptions')
      .set({ state: 'present', checked_in_at: new Date() })
      .where('open_id', '=', open._id)
      .execute();
    await move(organiser, open._id, 'active');
    expect(await newsOf(eva)).toEqual(['Nil Vic pending']);
    await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    expect(await newsOf(eva)).toEqual([]);
    expect(codeOf(await accepts(eva, nil))).toEqual([409, 'open.groupsSaved']);
  });
});
