import type { Player, RunMatch, RunState, RunTable, Side } from './state.ts';

/** The rules that take players away from the queue; a volunteer is nobody who plays. */
export function umpireOf(one: RunMatch, table: RunTable, state: RunState): Player | null {
  const isFree = (player: Player): boolean =>
    !player.isBusy && player.notBefore <= state.now && !one.a?.includes(player) && !one.b?.includes(player);
  for (const rule of one.settings.umpires) {
    if (rule === 'resting') {
      const resting = restingFor(one, isFree, state);
      if (resting) return resting;
    }
    if (rule === 'loser') {
      const loser = table.losers.find((player) => isFree(player) && !playsSoon(player));
      if (loser) return loser;
    }
    if (rule === 'volunteer' && one.settings.volunteers.length > 0) return null;
  }
  return null;
}

/** The published umpire; if there is none, somebody who still plays in the group: see `restingInGroup`. */
function restingFor(
  one: RunMatch,
  isFree: (player: Player) => boolean,
  { players, groups }: RunState,
): Player | null {
  const { publishedUmpire, group } = one.match;
  if (publishedUmpire !== null) {
    const published = players.get(publishedUmpire);
    return published && isFree(published) ? published : null;
  }
  let first: Player | null = null;
  for (const { side, matches } of groups.get(group)?.entries.values() ?? []) {
    if (matches.size === 0) continue;
    for (const player of side)
      if (isFree(player) && (first === null || umpiresBefore(player, first, one))) first = player;
  }
  return first;
}

/** Compares two who could umpire: the one who does not play soon goes first, then the one with fewer duties, then the one free for longer. */
function umpiresBefore(player: Player, other: Player, one: RunMatch): boolean {
  const inOrder =
    Number(isAwaited(player, one)) - Number(isAwaited(other, one)) ||
    player.duties - other.duties ||
    player.freeSince - other.freeSince;
  return inOrder < 0;
}

/** One of their matches could be called now, also once this one is. */
function isAwaited({ matches }: Player, { a, b }: RunMatch): boolean {
  const isOfThis = (side: Side | null) =>
    side?.some((player) => a?.includes(player) || b?.includes(player)) ?? false;
  for (const match of matches)
    if (match.placeInIdle >= 0 && !isOfThis(match.a) && !isOfThis(match.b)) return true;
  return false;
}

/** Nobody else of one of their matches is busy: see `matchesDue`. */
function playsSoon({ matches }: Player): boolean {
  for (const { placeInIdle } of matches) if (placeInIdle >= 0) return true;
  return false;
}
