import {
  askScreen,
  editScreen,
  forgetScreen,
  getHall,
  listScreens,
  pairScreen,
  startScreen,
} from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import type { TableChanges } from '#http/cache/table-changes.ts';
import { handle } from '#http/handle.ts';
import { ask, change, forget, pair, readScreens, start } from './actions.ts';
import { dayHalls } from './day-halls.ts';
import { readHall } from './read-hall.ts';

/** The screens of a day (ADR 119): what they call themselves, and what those call who run it. */
export const screenRoutes = (changes: TableChanges | undefined) => [
  handle(startScreen, { who: 'anyone', limit: 'screens' }, start),
  handle(askScreen, 'anyone', ask),
  handle(getHall, 'anyone', readHall(dayHalls(changes))),
  handle(listScreens, owner('day.organiser'), readScreens),
  handle(pairScreen, { ...owner('day.organiser'), limit: 'screenCodes' }, pair),
  handle(editScreen, owner('day.organiser'), change),
  handle(forgetScreen, owner('day.organiser'), forget),
];
