import {
  access,
  claimPlayer,
  eraseMe,
  inviteOrganiser,
  recover,
  register,
  resendVerification,
  confirmRecovery,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { startAnother, testSettings } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'topspin@topspin.test' };
const settings = { ...testSettings, mail };
const api = givenApi({ settings });
givenUser(api, 'Ada Admin');

const password = 'rabona-7';
const signUp = (email: string, name = 'www.evil.example', by = api.as()) =>
  by.call(register, { body: { name, email, password, lang: 'es', terms_accepted: true } });

const mailsTo = (address: string) =>
  api.db
    .selectFrom('outbox')
    .selectAll()
    .where((row) => row(row.fn('lower', ['to_address']), 'like', address))
    .orderBy('created_at')
    .execute();

const textOf = async (address: string) =>
  (await mailsTo(address)).map(({ subject, body_text }) => `${subject}\n${body_text}`).join('\n');

const verify = (email: string) =>
  api.db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute();

describe('a stranger with a new account', () => {
  test('sends no text of their own to the address of somebody who has never heard of Topspin', async () => {
    const email = 'victim@topspin.test';
    await signUp(email, 'http://evil.example GANA 500 €');
    await signUp(email, 'Llama al 900');
    await api.call(resendVerification, { body: { email } });
    await api.call(recover, { body: { email } });
    const text = await textOf(email);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'verifyEmail',
      'verifyEmail',
      'verifyEmail',
      'recover',
    ]);
    expect(text).not.toMatch(/evil|GANA|al 900/u);
    expect(text.match(/^Hola:$/gmu)).toHaveLength(4);
  });

  /** The mail that somebody gets whom Mallory invites to organise an open. */
  async function invitedBy(email: string, guest: string) {
    await signUp(guest, 'Gina');
    await signUp(email, 'Banco https://evil.example» ');
    for (const address of [guest, email]) await verify(address);
    const mallory = api.as((await api.get(access, { body: { email, password } })).token);
    const open = await givenOpen(mallory, { name: 'www.evil.example\u2028http://evil.example' });
    const trust = () =>
      api.db.updateTable('users').set({ trusted_at: new Date() }).where('email', '=', email).execute();
    const invite = async () => {
      await mallory.get(inviteOrganiser, { params: { id: open._id }, body: { email: guest } });
      return (await mailsTo(guest)).find(({ kind }) => kind === 'invited');
    };
    return { trust, invite };
  }

  test('sends no word of their own to anybody with an account, before an admin trusts them', async () => {
    const { invite } = await invitedBy('oscar@topspin.test', 'goal@topspin.test');
    const invited = await invite();
    expect(invited?.body_text).toContain('Alguien te invita a llevar');
    expect(`${invited?.subject} ${invited?.body_text}`).not.toMatch(/evil|Banco/u);
  });

  test('writes no link into a mail of ours, nor its subject', async () => {
    const { trust, invite } = await invitedBy('mallory@topspin.test', 'guest@topspin.test');
    await trust();
    const invited = await invite();
    expect(invited?.subject).toBe('Tienes una invitación en Topspin');
    expect(invited?.body_text).toContain('Hola, Gina:');
    expect(invited?.body_text).toContain("«Banco https: evil. example'»");
    expect(invited?.body_text.replaceAll('http://topspin.test', '')).not.toMatch(/:\/\/|evil\.\S|www\.\S/u);
  });

  test('fills no letter box, from however many servers, names and ways to write the address', async () => {
    const another = await startAnother(api, { settings });
    for (let count = 0; count < 12; count += 1) {
      await signUp('box@topspin.test', `Nombre ${count}`, count % 2 ? api.as() : another.as());
      await signUp(`Box+${count}@topspin.test`, `Nombre ${count}`);
      await api.call(resendVerification, { body: { email: 'box@topspin.test' } });
    }
    const refused = await signUp('box@topspin.test');
    await another.close();
    expect(refused).toMatchObject({ status: 202, body: { mail_sent: true } });
    expect(await mailsTo('box%@topspin.test')).toHaveLength(10);
  });

  test('nor by erasing the account each time', async () => {
    const email = 'again@topspin.test';
    for (let count = 0; count < 11; count += 1) {
      await signUp(email);
      const { token } = await api.get(access, { body: { email, password } });
      await api.as(token).get(eraseMe, { body: { password } });
    }
    const { count } = await api.db
      .selectFrom('mail_counts')
      .select(({ fn }) => fn.max('count').as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(10);
    await signUp(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('nor by claiming a profile over and over, nor keeps a code to recover the password from arriving', async () => {
    const email = 'coach@topspin.test';
    await signUp(email, 'Marta Coach');
    await verify(email);
    const coach = api.as((await api.get(access, { body: { email, password } })).token);
    const players = await Promise.all(
      Array.from({ length: 12 }, (_, index) => givenPlayer(coach, { name: `Nil ${index}` })),
    );
    const stranger = await api.registerUser('Mallory');
    for (const { _id: id } of players)
      expect((await stranger.call(claimPlayer, { params: { id } })).status).toBe(201);
    const claims = (await mailsTo(email)).filter(({ kind }) => kind === 'profileClaimed');
    expect(claims).toHaveLength(10);
    await api.call(recover, { body: { email } });
    expect((await mailsTo(email)).at(-1)?.kind).toBe('recover');
  });

  test('makes no code void that was sent before the letter box was full', async () => {
    const email = 'late@topspin.test';
    await signUp(email);
    await api.call(recover, { body: { email } });
    const [, sent] = await mailsTo(email);
    await api.db.updateTable('mail_counts').set({ count: 30 }).where('budget', '=', 'recover').execute();
    expect((await api.call(recover, { body: { email } })).status).toBe(202);
    expect(await mailsTo(email)).toHaveLength(2);
    const code = /^[A-Z2-9-]{9}/u.exec(sent?.subject ?? '')?.[0] ?? '';
    expect((await api.call(confirmRecovery, { body: { email, code, password: 'another-1' } })).status).toBe(
      204,
    );
  });
});
