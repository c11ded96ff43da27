export * from './id.ts';
export * from './durations.ts';
export * from './random.ts';
export * from './result.ts';
export * from './circuit/conditions.ts';
export * from './circuit/open-points.ts';
export * from './circuit/infer-distribution.ts';
export * from './circuit/open-result.ts';
export * from './circuit/points.ts';
export * from './circuit/ranking-system.ts';
export {
  rankingCriteria,
  rankPlayers,
  type Ranking,
  type RankingCriterion,
  type RankingInput,
  type RankingMove,
  type RankingRow,
} from './circuit/ranking.ts';
export * from './circuit/race.ts';
export * from './rating/elo.ts';
export * from './rating/ledger.ts';
export * from './rating/rated-match.ts';
export * from './rating/series.ts';
export * from './rating/settings.ts';
export * from './match/match.ts';
export * from './match/events.ts';
export * from './match/failures.ts';
export * from './match/set-score.ts';
export * from './match/shown-score.ts';
export * from './match/doubles/order.ts';
export * from './match/serve.ts';
export * from './match/cues.ts';
export * from './match/expedite.ts';
export * from './match/fold.ts';
export * from './match/diverged.ts';
export * from './match/pauses.ts';
export * from './match/result.ts';
export * from './match/doubles/serve-counts.ts';
export * from './match/statistics.ts';
export * from './match/highlights.ts';
export * from './standings/standings.ts';
export * from './standings/group.ts';
export * from './standings/criterion.ts';
export * from './rating/columns.ts';
export * from './rating/rerate.ts';
export * from './open/age.ts';
export * from './open/capacity.ts';
export * from './open/doubles.ts';
export * from './open/edition.ts';
export * from './open/eligibility.ts';
export * from './open/guardian.ts';
export * from './open/open.ts';
export * from './open/phase.ts';
export * from './open/plain-date.ts';
export * from './open/reception.ts';
export * from './open/registration.ts';
export * from './draw/bracket/bracket.ts';
export * from './draw/entrants/entrant.ts';
export { seedingOrderOf } from './draw/entrants/ranking.ts';
export * from './draw/knockout/knockout.ts';
export { defaultSeeds } from './draw/bracket/lines.ts';
export * from './draw/report.ts';
export * from './draw/bracket/rounds.ts';
export * from './draw/groups/snake.ts';
export * from './standings/certainty.ts';
export * from './standings/needs.ts';
export { rankAcross, type AcrossRow } from './standings/across/ranking.ts';
export { prospectsAcross, type FilledQualification } from './standings/across/certainty.ts';
export * from './standings/across/places.ts';
export * from './draw/classification/bracket-places.ts';
export * from './draw/classification/classification.ts';
export * from './draw/knockout/crossings.ts';
export * from './draw/order-of-play/order-of-play.ts';
export * from './draw/order-of-play/umpires-in-turns.ts';
export * from './rating/forecast-knockout.ts';
export * from './rating/forecast.ts';
export * from './simulation/match.ts';
export * from './simulation/point-chance.ts';
export * from './draw/order-of-play/knockout-umpire.ts';
export * from './draw/classification/classification-tiers.ts';
export * from './draw/manual-change.ts';
export * from './simulation/open/format.ts';
export * from './simulation/open/open.ts';
export * from './simulation/season-forecast.ts';
export * from './simulation/season.ts';
export * from './simulation/level-forecast.ts';
export * from './simulation/format-plan.ts';
export * from './simulation/set-scores.ts';
export * from './open/late-entry.ts';
export * from './open/replacement.ts';
export * from './draw/groups/crossing-groups.ts';
export * from './simulation/group-forecast.ts';
export * from './day/day.ts';
export * from './day/settings.ts';
export * from './day/wait.ts';
export * from './day/criteria/criteria.ts';
export * from './day/queue.ts';
export { inExpectedOrder } from './day/estimates/expected-order.ts';
export { automaticFirst, tableFor, unchosen } from './day/table-for.ts';
export * from './day/calls.ts';
export * from './day/call-times.ts';
export type { Feeder } from './day/feeders.ts';
export { indexTurns, type TurnIndex } from './day/turns/turn-index.ts';
export * from './day/turns/turns.ts';
export * from './day/turns/out-of-turn.ts';
export { missedLastAt, umpireFor, type UmpireChoice } from './day/umpires/umpire.ts';
export { dueSoon } from './day/umpires/due-soon.ts';
export * from './day/estimates/estimate.ts';
export * from './day/estimates/what-if.ts';
export { likelyTables, type LikelyTable } from './day/estimates/likely-tables.ts';
export { paceOfDay, paceAt, type PaceOfDay } from './day/pace-of-day.ts';
export { matchesWithToCome } from './day/to-come.ts';
export * from './swiss/field.ts';
export * from './swiss/report.ts';
export * from './swiss/rounds.ts';
export type { PairCost } from './swiss/matching/lanes.ts';
export { minimumMatching } from './swiss/matching/minimum-matching.ts';
export * from './swiss/pairing/pair-round.ts';
export {
  checkSwissPairs,
  swapInPairs,
  type SwissPairs,
  type SwissPairsFailure,
} from './swiss/pairing/judge.ts';
export { waitsForMatches } from './swiss/pairing/stragglers.ts';
export * from './swiss/table/order.ts';
export * from './swiss/table/swiss-table.ts';
