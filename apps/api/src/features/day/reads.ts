/** The reads of days of play for other contexts. */
export { followsDay } from './policy.ts';
export { shownDays, type ShownDay, type ShownDays } from './plan/shown-days.ts';
export { viewOf, type DayView } from './view.ts';
