import type { Day, DayMatch } from '@topspin/contract';
import { minute } from '@topspin/engine';
import { mayManage } from '../shown-day.ts';

/** A result that was typed can be taken back for so long, in milliseconds; later it is corrected, with a reason. */
const lasts = 10 * minute;

/** Whether a match is over by a walkover that the user may take back as if it had not been given. */
export const isRemovable = (day: Day, match: DayMatch): boolean =>
  match.outcome === 'walkover' &&
  mayManage(day, match) &&
  match.finished_at !== null &&
  Date.parse(day.at) - Date.parse(match.finished_at) < lasts;
