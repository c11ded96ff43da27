import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeServer, tokens } from '../../testing/fake-server.ts';
import { choicesAtLogin, rememberChoice } from './choices.ts';
import { endSession, keepSession } from './session.ts';

const account = { lang: 'es', theme: null } as const;
const logIn = () => keepSession(tokens(1));
const saved = (server: ReturnType<typeof fakeServer>) => server.asked.map(({ body }) => body);

beforeEach(() => endSession());
afterEach(() => endSession());

describe('the language and theme', () => {
  test('of the account are shown after a login on another device', () => {
    const server = fakeServer(() => ({ body: {} }));
    logIn();
    expect(choicesAtLogin({ lang: 'ca', theme: 'light' })).toEqual({ lang: 'ca', theme: 'light' });
    expect(server.asked).toEqual([]);
  });

  test('chosen on the login page win over those of the account, and become its own', async () => {
    const server = fakeServer(() => ({ body: {} }));
    await rememberChoice({ lang: 'en' });
    logIn();
    expect(choicesAtLogin({ lang: 'ca', theme: 'light' })).toEqual({ lang: 'en', theme: 'light' });
    await rememberChoice({});
    expect(saved(server)).toEqual([{ lang: 'en' }]);
  });

  test('chosen while logged in are saved in order, and not again at the next login', async () => {
    const server = fakeServer(() => ({ body: {} }));
    logIn();
    await Promise.all([rememberChoice({ theme: 'light' }), rememberChoice({ theme: 'dark' })]);
    expect(saved(server).at(-1)).toEqual({ theme: 'dark' });
    expect(choicesAtLogin(account)).toEqual(account);
  });

  test('chosen without a connection are saved with the next choice', async () => {
    fakeServer(() => 'offline');
    logIn();
    await rememberChoice({ theme: 'light' });
    const server = fakeServer(() => ({ body: {} }));
    await rememberChoice({ lang: 'ca' });
    expect(saved(server)).toEqual([{ theme: 'light', lang: 'ca' }]);
  });

  test('that one user could not save are not those of the next', async () => {
    fakeServer(() => 'offline');
    logIn();
    await rememberChoice({ theme: 'light' });
    endSession();
    logIn();
    expect(choicesAtLogin(account)).toEqual(account);
  });
});
