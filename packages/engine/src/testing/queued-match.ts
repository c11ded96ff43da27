import { callNumbers, type QueuedMatch } from '../open/turns/hall.ts';

const written =
  /^(?<group>[A-Z])?(?<number>\d+)(?:@(?<table>\d+))? (?<a>[\w?]+)-(?<b>\w+|\?)(?: \((?<umpire>\w+)\))?(?<state>[!~]|\*{0,3})$/u;

/**
 * A match of the order of play, written `A4@6 ana-bea (umpire)!`: the group, `A` if absent, and its number; the table if any; who
 * plays, `?` for a player not known yet, and who umpires; `!` if it is in play, `~` if it cannot
 * be played yet, `*` if it is called, `**` and `***` for the second and the third time.
 */
export function queuedMatch(text: string, over: Partial<QueuedMatch> = {}): QueuedMatch {
  const { group, number, table, a, b, umpire, state } = written.exec(text)?.groups ?? {};
  const known = (name: string | undefined) => (name === undefined || name === '?' ? null : name);
  const isKnown = known(a) !== null && known(b) !== null;
  const calls = callNumbers.find((count) => state === '*'.repeat(count));
  return {
    id: text.split(' ')[0] ?? '',
    phase: 1,
    group: group ?? 'A',
    round: null,
    roundNumber: 1,
    number: Number(number),
    table: table === undefined ? null : Number(table),
    state: state === '!' ? 'inPlay' : state === '~' || !isKnown ? 'waiting' : 'enrolled',
    a: known(a),
    b: known(b),
    umpire: known(umpire),
    call: calls === undefined ? null : { id: `call ${text}`, number: calls },
    winnerTo: null,
    loserTo: null,
    startedAt: null,
    ...over,
  };
}
