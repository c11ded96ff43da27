import { type Day, type DayMatch, endTakenBackWithin } from '@topspin/contract';
import { mayManage } from '../shown-day.ts';

/** Whether a match is over by a walkover that the user may still take back. */
export const isRemovable = (day: Day, match: DayMatch): boolean =>
  match.outcome === 'walkover' &&
  mayManage(day, match) &&
  match.finished_at !== null &&
  Date.parse(day.at) - Date.parse(match.finished_at) < endTakenBackWithin;
