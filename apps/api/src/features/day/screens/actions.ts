import type {
  AnswerOf,
  askScreen,
  editScreen,
  forgetScreen,
  listScreens,
  pairScreen,
  startScreen,
} from '@topspin/contract';
import { lockDay } from '#features/day/store.ts';
import type { Call } from '#http/call.ts';
import { minute } from '#http/durations.ts';
import { fail, found } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';
import { nextDayOf } from './next-day.ts';
import { presentScreen, presentShown } from './present.ts';
import { hashOf, newSecret } from './secret.ts';
import {
  deleteScreen,
  findScreen,
  insertScreen,
  lockByCode,
  lockScreen,
  screensOf,
  updateScreen,
} from './store.ts';

/** How long the code of a screen is valid. */
const codeLasts = 10 * minute;
/** That a screen is there is written down this often. */
const seenEvery = minute / 2;

/** Starts a screen: its secret leaves the server this once. */
export async function start({ db, now }: Call<typeof startScreen>): Promise<AnswerOf<typeof startScreen>> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + codeLasts);
  const { id, code } = await insertScreen(db, { secretHash: hashOf(secret), now, expiresAt });
  return { _id: id, secret, code, expires_at: expiresAt.toISOString() };
}

/**
 * Tells a screen what to show; after its day it goes on with the next one of its opens. A screen that was forgotten is not found, nor one
 * whose code has expired.
 */
export async function ask({
  db,
  params,
  body,
  now,
}: Call<typeof askScreen>): Promise<AnswerOf<typeof askScreen>> {
  const screen = found(await findScreen(db, params.id, { secretHash: hashOf(body.secret), now }));
  if (now.getTime() - screen.seen_at.getTime() >= seenEvery)
    await updateScreen(db, screen.id, { seen_at: now });
  const next = screen.day_id === null ? null : await nextDayOf(db, screen.day_id, now);
  if (next === null) return presentShown(screen);
  await updateScreen(db, screen.id, { day_id: next });
  return presentShown({ ...screen, day_id: next });
}

export async function readScreens({
  db,
  params,
}: Call<typeof listScreens>): Promise<AnswerOf<typeof listScreens>> {
  return { collection: (await screensOf(db, params.id)).flatMap(presentScreen) };
}

/** Pairs the screen that shows a code: from then on it shows this day. */
export async function pair({
  db,
  params,
  body,
  now,
}: Call<typeof pairScreen>): Promise<AnswerOf<typeof pairScreen>> {
  found(await lockDay(db, params.id));
  const screen = await lockByCode(db, body.code, now);
  if (!screen) throw fail('screen.codeUnknown');
  const { name, lang } = body;
  await updateScreen(db, screen.id, { day_id: params.id, name, lang, code: null, code_expires_at: null });
  return { _id: screen.id };
}

export async function change({ db, params, body, version }: Call<typeof editScreen>): Promise<void> {
  const screen = found(await lockScreen(db, params.id, params.screen_id));
  refuseStale(screen, version);
  const { message = screen.message, table = screen.table_number, ...given } = body;
  await updateScreen(db, screen.id, {
    ...given,
    message: message === '' ? null : message,
    table_number: table,
  });
}

export async function forget({ db, params }: Call<typeof forgetScreen>): Promise<void> {
  const screen = found(await lockScreen(db, params.id, params.screen_id));
  await deleteScreen(db, screen.id);
}
