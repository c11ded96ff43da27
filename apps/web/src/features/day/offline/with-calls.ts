import type { Day, DayCall, DayMatch, QueueRow } from '@topspin/contract';
import { type Calling, isCalling } from './calling-item.ts';
import type { Item } from '#lib/outbox/item.ts';
import { peopleOfSide } from '#domain/match/people-of-side.ts';
import { keyOf, peopleIn, type PersonInMatch } from '../people-in.ts';

/** A day as it will be once what waits on this device has been sent. */
export const withCalls = (day: Day, waiting: readonly Item[]): Day =>
  waiting.filter(isCalling).reduce((shown, { body, at }) => done(shown, body, at), day);

function done(day: Day, body: Calling, at: number): Day {
  switch (body.act) {
    case 'call':
    case 'restore':
      return atTable(day, body);
    case 'again':
      return changed(day, body.call, (call) => ({
        ...call,
        times:
          call.times.length < body.number
            ? [...call.times, { at: new Date(at).toISOString(), by: null }]
            : call.times,
        next_at: null,
      }));
    case 'presence': {
      const since = body.present ? new Date(at).toISOString() : null;
      return changed(day, body.call, (call) => ({
        ...call,
        present: { ...call.present, [body.side]: since },
      }));
    }
    case 'absence':
      return withAbsence(day, [body.player], body.absent ? new Date(at).toISOString() : null);
    case 'back': {
      const match = day.calls.find(({ _id }) => _id === body.call)?.match_id;
      if (match === undefined) return day;
      const { a, b } = day.matches.find(({ _id }) => _id === match) ?? {};
      const absent = [body.absent && body.absent !== 'b' && a, body.absent && body.absent !== 'a' && b];
      const players = absent
        .flatMap((side) => (side ? peopleOfSide<PersonInMatch>(side) : []))
        .map(({ _id }) => _id)
        .filter((id) => !body.came?.includes(id));
      return {
        ...withAbsence(day, players, new Date(at).toISOString()),
        calls: day.calls.filter(({ _id }) => _id !== body.call),
        tables: day.tables.map((table) => (table.match_id === match ? { ...table, match_id: null } : table)),
        queue: [{ match_id: match, ready: true, waits: [], why: null }, ...day.queue],
      };
    }
  }
}

/** A day on which these people are not in the hall since then, or with null are back, in all opens. Their matches wait once the server knows. */
function withAbsence(day: Day, players: readonly string[], since: string | null): Day {
  const said = day.matches.flatMap(peopleIn).filter(({ _id }) => players.includes(_id));
  const keys = new Set(said.map(keyOf));
  const seen = <Person extends PersonInMatch>(person: Person): Person =>
    keys.has(keyOf(person))
      ? { ...person, absent_since: since === null ? undefined : (person.absent_since ?? since) }
      : person;
  const sideSeen = (side: DayMatch['a']): DayMatch['a'] =>
    side?.members ? { ...side, members: side.members.map(seen) } : side && seen(side);
  return {
    ...day,
    matches: day.matches.map((match) => ({ ...match, a: sideSeen(match.a), b: sideSeen(match.b) })),
  };
}

function atTable(
  day: Day,
  { match, table: number }: { readonly match: string; readonly table: number },
): Day {
  const isFree = day.tables.some((table) => table.number === number && table.match_id === null);
  // The server will refuse it: until then the match stays in sight, in the queue.
  if (!isFree) return day;
  return {
    ...day,
    tables: day.tables.map((table) => (table.number === number ? { ...table, match_id: match } : table)),
    queue: day.queue.flatMap((row) => (row.match_id === match ? [] : [withoutTable(row, number)])),
  };
}

/** A row of the queue once this table is taken: another one that it would be called to is said once the server knows. */
function withoutTable(row: QueueRow, taken: number): QueueRow {
  const { table, ...others } = row;
  return table === taken ? others : row;
}

const changed = (day: Day, id: string, change: (call: DayCall) => DayCall): Day => ({
  ...day,
  calls: day.calls.map((call) => (call._id === id ? change(call) : call)),
});
