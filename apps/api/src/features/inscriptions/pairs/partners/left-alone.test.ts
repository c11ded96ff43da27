import {
  dissolvePair,
  listPairs,
  makePair,
  removeInscription,
  restoreInscription,
  type Inscription,
  type OpenPage,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredPlayer, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { givenThree, newsOf, partnersIn } from '#testing/given-partners.ts';

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

const { at, enters, asks, accepts, pairs } = partnersIn(() => open._id);

const mailsTo = async ({ email }: RegisteredUser) => {
  const outbox = api.db.selectFrom('outbox').select('kind').where('to_address', '=', email);
  return (await outbox.orderBy('id').execute()).map(({ kind }) => kind);
};

describe('who is left alone', () => {
  const paired = async () => {
    const entry = await enters(ana);
    const other = await enters(leo);
    await asks(ana, leo);
    await accepts(leo, ana);
    return { entry, other };
  };
  const leaves = (who: RegisteredUser, { _id }: Inscription) =>
    who.get(removeInscription, { params: { ...at(), inscription_id: _id }, body: {} });

  test('hears that the partner withdrew, and asks another one until the draw', async () => {
    const { other } = await paired();
    await leaves(leo, other);
    expect(await newsOf(ana)).toEqual(['Leo Ros left']);
    expect(await mailsTo(ana)).toEqual(['pairMade', 'partnerLeft']);
    await enters(nil);
    await asks(ana, nil);
    await accepts(nil, ana);
    expect(await newsOf(ana)).toEqual([]);
    expect(await pairs(organiser)).toEqual(['Ana Gil / Nil Vic: registered']);
  });

  test('plays with the partner again who comes back, unless there is another by then', async () => {
    const { other } = await paired();
    const back = () => leo.get(restoreInscription, { params: { ...at(), inscription_id: other._id } });
    await leaves(leo, other);
    await back();
    expect(await pairs(organiser)).toEqual(['Ana Gil / Leo Ros: registered']);
    expect(await newsOf(ana)).toEqual([]);
    await leaves(leo, other);
    await enters(nil);
    await asks(ana, nil);
    await accepts(nil, ana);
    await back();
    expect(await pairs(organiser)).toEqual(['Ana Gil / Nil Vic: registered']);
  });

  test('hears the same of one whom an organiser removes', async () => {
    const { other } = await paired();
    await leaves(organiser, other);
    expect(await newsOf(ana)).toEqual(['Leo Ros left']);
  });

  test('hears that the organisers parted the pair, as the other does', async () => {
    await paired();
    const { collection } = await organiser.get(listPairs, { params: at() });
    await organiser.get(dissolvePair, { params: { ...at(), pair_id: collection[0]?._id ?? '' } });
    expect([await newsOf(ana), await newsOf(leo)]).toEqual([['Leo Ros parted'], ['Ana Gil parted']]);
    expect((await asks(ana, leo)).body.asked).toMatchObject([{ state: 'pending' }]);
  });

  test('hears that the other ended the pair, who stays too', async () => {
    await paired();
    const { collection } = await organiser.get(listPairs, { params: at() });
    const pair = { params: { ...at(), pair_id: collection[0]?._id ?? '' } };
    expect((await nil.call(dissolvePair, pair)).status).toBe(403);
    await leo.get(dissolvePair, pair);
    expect([await newsOf(ana), await newsOf(leo)]).toEqual([['Leo Ros ended'], []]);
    const { alone } = await organiser.get(listPairs, { params: at() });
    expect(alone.map(({ name }) => name)).toEqual(['Ana Gil', 'Leo Ros']);
  });

  test('gets one mail a day about a pair that is made and parted again and again, and one for each open', async () => {
    const makeAndPart = async () => {
      const players: [string, string] = [ana.player._id, leo.player._id];
      const { _id } = await organiser.get(makePair, { params: at(), body: { players } });
      await organiser.get(dissolvePair, { params: { ...at(), pair_id: _id } });
    };
    for (const name of ['Dobles de Vic', 'Dobles de Berga']) {
      open = await givenOpen(organiser, { name, doubles: 'mixed' });
      await enters(ana);
      await enters(leo);
      await makeAndPart();
      await makeAndPart();
    }
    expect([await mailsTo(ana), await mailsTo(leo)]).toEqual([
      ['partnerLeft', 'partnerLeft'],
      ['partnerLeft', 'partnerLeft'],
    ]);
  });

  test('gets a mail each time that a pair is over of which a mail said that it was made', async () => {
    const { other } = await paired();
    await leaves(leo, other);
    await asks(ana, leo);
    await accepts(leo, ana);
    await leaves(leo, other);
    expect(await mailsTo(ana)).toEqual(['pairMade', 'partnerLeft', 'pairMade', 'partnerLeft']);
  });

  test('is not waited for after leaving', async () => {
    const entry = await enters(ana);
    await asks(ana, leo);
    await leaves(ana, entry);
    expect(await newsOf(leo)).toEqual([]);
  });
});

describe('the database', () => {
  const asking = (player_id: string, partner_id: string) =>
    api.db
      .insertInto('partner_invitations')
      .values({ open_id: open._id, player_id, partner_id, since: new Date() })
      .execute();

  test('refuses to ask oneself, for who is not in the open, and who has a partner', async () => {
    await enters(ana);
    await expect(asking(ana.player._id, ana.player._id)).rejects.toThrow(/partner_invitations_two/u);
    await expect(asking(leo.player._id, ana.player._id)).rejects.toThrow(/asks nobody/u);
    await asks(ana, leo);
    await accepts(leo, ana);
    await enters(nil);
    await expect(asking(nil.player._id, ana.player._id)).rejects.toThrow(/asks nobody/u);
  });

  test('refuses two questions at once of one person', async () => {
    await enters(ana);
    await asking(ana.player._id, leo.player._id);
    await expect(asking(ana.player._id, nil.player._id)).rejects.toThrow(/partner_invitations_pending/u);
  });

  test('refuses a pair of which one waits', async () => {
    const entry = await enters(ana);
    await enters(leo);
    await asks(ana, leo);
    await accepts(leo, ana);
    await expect(
      api.db.updateTable('inscriptions').set({ state: 'waiting' }).where('id', '=', entry._id).execute(),
    ).rejects.toThrow(/is split/u);
  });
});
