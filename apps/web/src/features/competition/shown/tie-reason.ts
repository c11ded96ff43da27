import type { Standing } from '@topspin/contract';

type Decision = NonNullable<Standing['decided_by']>;

/** Why a player who was tied with others has this position, or that nothing has separated them yet. */
export type TieReason = {
  readonly criterion: Decision['criterion'] | 'level';
  readonly won: number;
  readonly lost: number;
  /** The tied players, except this one. */
  readonly others: readonly string[];
};

/**
 * The tie behind a position; undefined if match points of the whole group decide it. A lot is shown only when
 * the group is over: until then, remaining results can still decide (3.7.5.4).
 */
export function tieReason(
  { decided_by: decision, player, played }: Standing,
  standings: readonly Standing[],
  isOver: boolean,
): TieReason | undefined {
  if (decision === null || played === 0 || decision.among.length < 2) return undefined;
  const { criterion, among, won, lost } = decision;
  if (criterion === 'matchPoints' && among.length === standings.length) return undefined;
  const names = new Map(standings.map((standing) => [standing.player._id, standing.player.name]));
  const others = among.filter((id) => id !== player._id).map((id) => names.get(id) ?? '');
  return {
    criterion: criterion === 'lot' && !isOver ? 'level' : criterion,
    won: won ?? 0,
    lost: lost ?? 0,
    others,
  };
}

const mostNamed = 3;

/** The tie behind a position in a Swiss phase; undefined if wins decide it, or if it is of too many to name. */
export function swissTieReason(...given: Parameters<typeof tieReason>): TieReason | undefined {
  const reason = tieReason(...given);
  if (reason === undefined || reason.criterion === 'wins' || reason.others.length > mostNamed)
    return undefined;
  return { ...reason, criterion: inAll(reason.criterion) };
}

/** Ratios, too, are of all matches here, and not of those among the players who are level. */
function inAll(criterion: TieReason['criterion']): TieReason['criterion'] {
  if (criterion === 'setsRatio') return 'setsDifference';
  return criterion === 'pointsRatio' ? 'pointsDifference' : criterion;
}
