import { languages, me, setProfilePreferences, themes, type Language, type Theme } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { getSession, isLoggedIn, subscribeToSession } from './session.ts';
import type { Me } from './use-me.ts';

/** The language and the theme, if chosen. */
export type Choices = { readonly lang?: Language | undefined; readonly theme?: Theme | undefined };

const key = 'chosen';

/** Choices not in an account yet: made before logging in, or while the connection was down. They last as long as the tab. */
let waiting: Choices = readWaiting();

function readWaiting(): Choices {
  try {
    const stored: Readonly<Record<string, unknown>> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const lang = languages.find((language) => language === stored['lang']);
    const theme = themes.find((one) => one === stored['theme']);
    return { ...(lang && { lang }), ...(theme && { theme }) };
  } catch {
    return {};
  }
}

function keepWaiting(choices: Choices): void {
  waiting = choices;
  try {
    sessionStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // A private window may deny storage: the choices last until the page is closed.
  }
}

/** A choice that one user could not save is not passed on to the next. */
subscribeToSession(() => {
  if (!isLoggedIn()) keepWaiting({});
});

/** One at a time, so that the last choice is the one that stays. */
let saving: Promise<void> = Promise.resolve();

/**
 * Saves a choice in the account, so that it is there on the next device. Before a login, or without a connection, it waits for
 * the next login.
 */
export function rememberChoice(choices: Choices): Promise<void> {
  keepWaiting({ ...waiting, ...choices });
  if (!isLoggedIn()) return Promise.resolve();
  saving = saving.then(save);
  return saving;
}

async function save(): Promise<void> {
  const { userId } = getSession();
  const choices = waiting;
  if (userId === null || Object.keys(choices).length === 0) return;
  try {
    const user = await call(setProfilePreferences, { params: { id: userId }, body: choices });
    if (waiting === choices) keepWaiting({});
    queries.setQueryData<Me>(apiQuery(me).queryKey, (before) => before && { ...before, user });
  } catch {
    // It is in force on this device and is saved with the next choice or login.
  }
}

type Kept = { readonly lang: Language; readonly theme: Theme | null };

/** What to show after a login: what was just chosen on this device, else what the account has. Saves the former in the account. */
export function choicesAtLogin(account: Kept): Kept {
  const chosen = { lang: waiting.lang ?? account.lang, theme: waiting.theme ?? account.theme };
  if (chosen.lang === account.lang && chosen.theme === account.theme) keepWaiting({});
  else void rememberChoice({});
  return chosen;
}
