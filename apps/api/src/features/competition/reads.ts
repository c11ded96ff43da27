/** What other contexts read of the competition. */
export { performancesIn, type OpenPerformanceRow } from './classification/store.ts';
export { presentHighlights, shownMatches } from './classification/present-highlights.ts';
export { highlightsOfOpen } from './classification/highlights.ts';
export { usualGroupSize } from './draw/propose.ts';
export { refuseUnlessScorer, seesMatch } from './matches/policy.ts';
export { meanRating } from './store/people.ts';
export { swissRound } from './store/swiss-round.ts';
export { findMatch, lockMatch, peopleOn, type MatchRow } from './store/matches.ts';
export { asGroup, standingsIn } from './standings/standings.ts';
export {
  certainAcross,
  filledQualification,
  nextPlacesOf,
  type Certain,
  type Filler,
} from './standings/next-places.ts';
export { fillingOf } from './store/filling.ts';
export { readFollowedLog, type FollowedLog } from './play/followed-log.ts';
