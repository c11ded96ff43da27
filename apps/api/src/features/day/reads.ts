/** The reads of days of play for other contexts. */
export { sidesIn } from './plan/as-day.ts';
export { openDays, type Days } from './days.ts';
export { followsDay } from './policy.ts';
export { shownDays, type ShownDay, type ShownDays } from './plan/shown-days.ts';
export { viewOf, type DayView } from './view.ts';
export { nextToCall } from './turns/next-to-call.ts';
export { presentNext } from './turns/present-next.ts';
export { callOf, tableOf } from './turns/present.ts';
export type { DayTurns, TurnsOfDays } from './turns/turns-of-days.ts';
