import {
  access,
  installation,
  me,
  register,
  resendVerification,
  showVerification,
  verifyEmail,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { testSettings, type TestApi } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { awaitedSetupCode } from './setup-code.ts';

const body = {
  name: 'Marta',
  email: 'marta@topspin.test',
  password: 'rabona-7',
  lang: 'ca',
  terms_accepted: true,
} as const;
const elsewhere = { host: 'sala.local' };
const withMail = { ...testSettings, mail: { smtpUrl: 'smtp://localhost:1', from: 'topspin@topspin.test' } };

describe('the first account', () => {
  const api = givenApi();

  const awaited = async (headers: Record<string, string>, on: TestApi = api) =>
    (await on.get(installation, { headers })).first_account;

  test.each([
    ['on the machine itself', { host: 'localhost:3000' }, 'free'],
    ['by its number', { host: '127.0.0.1:3000' }, 'free'],
    ['by another name', { host: 'evil.example' }, 'needsSetupCode'],
  ])('is %s', async (_, headers, state) => {
    expect(await awaited(headers)).toBe(state);
  });

  test.each(
    (
      'x-forwarded-for x-forwarded-proto x-forwarded-server x-real-ip x-client-ip x-cluster-client-ip true-client-ip ' +
      'x-original-host x-original-forwarded-for x-envoy-external-address fastly-client-ip cf-connecting-ip cf-ray ' +
      'cdn-loop forwarded via proxy-connection tailscale-user-login'
    ).split(' '),
  )('is not free through a proxy that says %s', async (name) => {
    expect(await awaited({ host: 'localhost', [name]: '203.0.113.7' })).toBe('needsSetupCode');
  });

  const proxied = givenApi({ settings: { ...testSettings, trustProxy: 1 } });
  const secure = givenApi({ settings: { ...testSettings, publicUrl: 'https://open.example' } });
  test('is free to nobody where the settings mention a proxy', async () => {
    expect(await awaited({ host: 'localhost' }, proxied)).toBe('needsSetupCode');
    expect(await awaited({ host: 'localhost' }, secure)).toBe('needsSetupCode');
  });

  test('is not made from elsewhere without the code', async () => {
    const without = await api.call(register, { body, headers: elsewhere });
    const wrong = await api.call(register, {
      body: { ...body, setup_code: 'AAAA-AAAA' },
      headers: elsewhere,
    });
    expect([without.failure.code, wrong.failure.code]).toEqual(['auth.setupCodeRequired', 'auth.badCode']);
    expect(await awaited(elsewhere)).toBe('needsSetupCode');
  });

  const fresh = givenApi();
  test('is made by one of ten who come at once, who is its admin', async () => {
    const setup_code = (await awaitedSetupCode(fresh.db))?.toLowerCase();
    const emails = Array.from({ length: 10 }, (_, index) => `first${index}@topspin.test`);
    const made = await Promise.all(
      emails.map((email) =>
        fresh.call(register, { body: { ...body, email, setup_code }, headers: elsewhere }),
      ),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([202]));
    const admins = await fresh.db.selectFrom('users').select('roles').execute();
    expect(admins.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
    expect([await awaited(elsewhere, fresh), await awaitedSetupCode(fresh.db)]).toEqual(['done', undefined]);
  });
});

describe('without mail', () => {
  const api = givenApi();
  const admin = givenUser(api);

  test('an account counts as verified, and nothing is sent', async () => {
    expect(await api.get(register, { body })).toEqual({ mail_sent: false });
    const { user } = await api.get(access, { body: { email: body.email, password: body.password } });
    expect(user).toMatchObject({ email_verified: true, roles: [], lang: 'ca' });
  });

  test('a taken address is refused, with what to do', async () => {
    const { status, failure } = await api.call(register, {
      body: { ...body, email: admin.email.toUpperCase() },
    });
    expect(status).toBe(409);
    expect(failure).toMatchObject({
      code: 'auth.emailTaken',
      errors: {
        message: 'No se pudo completar el registro.',
        message2: 'Si ya tienes una cuenta con este correo, entra o cambia la contraseña.',
      },
    });
  });
});

describe('with mail', () => {
  const api = givenApi({ settings: withMail });
  givenUser(api);

  const mails = async (kind: string, to: string) => {
    const sent = await api.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
    return sent.filter((mail) => mail.kind === kind && mail.to_address === to);
  };
  const linkIn = (text: string) => /verify-email\/([\w-]+)/u.exec(text)?.[1] ?? '';
  const verified = async (email: string) => {
    const { token } = await api.get(access, { body: { email, password: body.password } });
    return (await api.as(token).get(me)).user.email_verified;
  };

  test('the answer is the same whether the address is taken or not; only the mail says', async () => {
    const free = await api.call(register, { body });
    const again = { ...body, name: 'Otra', password: 'another-1' };
    const unverified = await api.call(register, { body: again });
    await api.db.updateTable('users').set({ email_verified_at: new Date() }).execute();
    const taken = await api.call(register, { body: again });
    for (const { status, body: answer } of [unverified, taken])
      expect([status, answer]).toEqual([free.status, free.body]);
    expect(await mails('verifyEmail', body.email)).toHaveLength(2);
    expect(await mails('alreadyRegistered', body.email)).toHaveLength(1);
  });

  test('the mail is in the language of the account, and its link verifies once, with the password', async () => {
    const email = 'marta.vila@topspin.test';
    await api.get(register, { body: { ...body, email } });
    const [mail] = await mails('verifyEmail', email);
    expect(mail).toMatchObject({ lang: 'ca', subject: 'Verifica el teu correu a Topspin' });
    expect(mail?.body_text).toContain('Hola:\n');
    expect(await verified(email)).toBe(false);
    const params = { token: linkIn(mail?.body_text ?? '') };
    const scanned = await api.call(showVerification, { params });
    expect([scanned.status, scanned.headers['location']]).toEqual([302, `/verify-email/${params.token}`]);
    expect(await verified(email)).toBe(false);
    const proof = { params, body: { password: body.password } };
    expect((await api.get(verifyEmail, proof)).user.email_verified).toBe(true);
    expect((await api.call(verifyEmail, proof)).failure?.code).toBe('auth.badToken');
    expect(await verified(email)).toBe(true);
  });

  test('another link is as good as the earlier one until either is used; who is verified or unknown gets none', async () => {
    const email = 'pau@topspin.test';
    const verifiedBefore = 'pol@topspin.test';
    const open = (mail: { readonly body_text: string } | undefined) =>
      api.call(verifyEmail, {
        params: { token: linkIn(mail?.body_text ?? '') },
        body: { password: body.password },
      });
    for (const to of [email, verifiedBefore]) await api.get(register, { body: { ...body, email: to } });
    const [own] = await mails('verifyEmail', verifiedBefore);
    await open(own);
    for (const to of [email, verifiedBefore, 'nobody@topspin.test'])
      expect((await api.call(resendVerification, { body: { email: to } })).status).toBe(202);
    const counts = [verifiedBefore, 'nobody@topspin.test'].map(
      async (to) => (await mails('verifyEmail', to)).length,
    );
    expect(await Promise.all(counts)).toEqual([1, 0]);
    const sent = await mails('verifyEmail', email);
    expect(sent).toHaveLength(2);
    expect((await open(sent[0])).status).toBe(200);
    expect((await open(sent[1])).failure?.code).toBe('auth.badToken');
  });
});
