/** What other contexts read of the competition. */
export { performancesIn, type OpenPerformanceRow } from './classification/store.ts';
export { usualGroupSize } from './draw/propose.ts';
export { seesMatch } from './matches/policy.ts';
export { findMatch, lockMatch, type MatchRow } from './store/matches.ts';
export { asGroup } from './standings/standings.ts';
export { readFollowedLog, type FollowedLog } from './play/followed-log.ts';
export type { OpenHall } from './turns/hall.ts';
export { hallCache, type HallCache } from './turns/hall-cache.ts';
export { presentTurns } from './turns/present.ts';
