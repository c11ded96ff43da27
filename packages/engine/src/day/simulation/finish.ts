import { expectedMinutes } from '../paths.ts';
import { openPhase, putSide } from './phases.ts';
import { countRound, goLive, groupPath, refreshPeople, setBusy } from './start.ts';
import type { Entry, Player, RunMatch, RunState, Side } from './state.ts';

/** A match is over: its people and its table are free, its winner goes on, and after the last one of a phase the next begins. */
export function finish(one: RunMatch, state: RunState): void {
  countRound(one, -1, state);
  const [winner, loser] = one.isWonByA ? [one.a, one.b] : [one.b, one.a];
  if (one.table) {
    one.table.match = null;
    one.table.losers = loser ?? [];
  }
  for (const side of [one.a, one.b]) for (const player of side ?? []) release(player, one, one.sets, state);
  if (one.umpiring) release(one.umpiring, one, null, state);
  const [ofA, ofB] = one.entries;
  for (const entry of one.entries) leaveGroup(one, entry);
  const winning = one.isWonByA ? ofA : ofB;
  if (winning) winning.won += 1;
  sendOn(one.match.winnerTo, winner, state);
  if (one.match.loserTo !== one.match.winnerTo) sendOn(one.match.loserTo, loser, state);
  countDown(one, state);
}

function release(player: Player, { endsAt: at }: RunMatch, sets: number | null, state: RunState): void {
  setBusy(player, false, state);
  player.freeSince = at;
  if (sets !== null) {
    player.playedUntil = at;
    player.setsOfLast = sets;
  }
  for (const match of player.matches) refreshPeople(match);
}

function leaveGroup(one: RunMatch, entry: Entry): void {
  entry.minutesLeft -= expectedMinutes(one.match.bestOf);
  entry.matches.delete(one);
  for (const match of entry.matches) match.path = match.pathBeyond + groupPath(match);
}

function sendOn(to: string | null, side: Side | null, state: RunState): void {
  const next = to === null ? undefined : state.matches.get(to);
  if (next === undefined || side === null) return;
  putSide(next, side);
  const isOpen = state.phases.get(next.match.open)?.[0]?.phase === next.match.phase;
  if (isOpen && next.a !== null && next.b !== null && next.startsAt === 0) goLive(next, state);
}

function countDown({ match: { open, phase } }: RunMatch, state: RunState): void {
  const phases = state.phases.get(open) ?? [];
  const count = phases.find((one) => one.phase === phase);
  if (count === undefined) return;
  count.left -= 1;
  while (phases[0]?.left === 0) {
    phases.shift();
    if (phases[0]) openPhase(phases[0], state);
  }
}
