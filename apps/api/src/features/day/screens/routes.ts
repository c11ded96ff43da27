import {
  askScreen,
  editScreen,
  forgetScreen,
  getHall,
  listScreens,
  pairScreen,
  startScreen,
} from '@topspin/contract';
import type { ShownDays } from '#features/day/plan/shown-days.ts';
import { owner } from '#http/access/access.ts';
import { handle } from '#http/handle.ts';
import { ask, change, forget, pair, readScreens, start } from './actions.ts';
import { readHall } from './read-hall.ts';

/** The screens of a day (ADR 119): what they call themselves, and what those call who run it. */
export const screenRoutes = (days: ShownDays) => [
  handle(startScreen, { who: 'anyone', limit: 'screens' }, start),
  handle(askScreen, 'anyone', ask),
  handle(getHall, 'anyone', readHall(days)),
  handle(listScreens, owner('day.organiser'), readScreens),
  handle(
    pairScreen,
    { ...owner('day.organiser'), guesses: { limit: 'screenCodes', wrong: 'screen.codeUnknown' } },
    pair,
  ),
  handle(editScreen, owner('day.organiser'), change),
  handle(forgetScreen, owner('day.organiser'), forget),
];
