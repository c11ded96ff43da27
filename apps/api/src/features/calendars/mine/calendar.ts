import type { getMyCalendar, Language } from '@topspin/contract';
import { calendars } from '@topspin/messages/calendars';
import { sidesIn, type DayTurns, type TurnsOfDays } from '#features/day/reads.ts';
import type { CalendarEvent } from '#features/calendars/file/write.ts';
import { eventOfOpen } from '#features/calendars/opens.ts';
import { kept, sendCalendar } from '#features/calendars/send.ts';
import type { Call } from '#http/call.ts';
import { hour } from '#http/durations.ts';
import { fail } from '#http/fail.ts';
import { firstName } from '#http/answer/first-name.ts';
import { hashOf } from './address.ts';
import { findEntries, type EntryRow, type Mine, type PlayedMatch } from './entries.ts';
import { eventOfMatch, step, type TimedMatch } from './match-events.ts';
import { findReader, noteRead } from './store.ts';

/** What a match takes, about. */
const lasts = 30 * 60_000;

type Context = { readonly turns: TurnsOfDays; readonly publicUrl: () => string };

/** What the people of an account play, by its secret address. */
export const myCalendar =
  ({ turns, publicUrl }: Context) =>
  async (call: Call<typeof getMyCalendar>) => {
    const { db, params, now } = call;
    const reader = await findReader(db, hashOf(params.secret));
    if (!reader) throw fail('calendar.ended');
    const { lang } = reader;
    if (reader.read_at === null || now.getTime() - reader.read_at.getTime() >= hour)
      await noteRead(db, reader.id, now);
    const saying = { lang, publicUrl: publicUrl() };
    const events: CalendarEvent[] = [];
    for (const open of await findEntries(db, { user: reader.id, now })) {
      if (open.people.some((one) => one.as !== 'umpire')) events.push(eventOfEntry(open, saying));
      const day = open.isInPlay ? await turns.find(db, open.id, now) : undefined;
      const starts = day && (await turns.starts(db, day, now));
      const timed = [
        ...open.played.map(timesOfPlayed),
        ...(day && starts ? timesToCome(open, { day, starts, now }) : []),
      ];
      for (const match of timed)
        for (const plays of [true, false]) {
          const ids: readonly (string | null)[] = plays
            ? [...(match.a?.people ?? []), ...(match.b?.people ?? [])]
            : [match.umpire];
          const people = open.people.filter(
            ({ id }) => ids.includes(day ? day.personOf(id) : id) || ids.includes(id),
          );
          if (people.length > 0) events.push(eventOfMatch({ ...match, people, plays }, open, saying));
        }
    }
    return sendCalendar(call, { name: calendars[lang].mine, events }, kept.byNobodyElse);
  };

type Saying = { readonly lang: Language; readonly publicUrl: string };

/** An open with those of the account who are in it; not certain while they all wait for a place. */
function eventOfEntry(open: EntryRow, saying: Saying): CalendarEvent {
  const event = eventOfOpen(open, saying);
  const words = calendars[saying.lang];
  const who = ({ own, name }: Mine) => (own ? null : firstName(name));
  const entered = open.people.filter((one) => one.as === 'player');
  const waiting = open.people.filter((one) => one.as === 'waiting');
  const others = entered.map(who).filter((name) => name !== null);
  const lines = [others.join(', '), ...waiting.map((one) => words.waiting(who(one))), event.description];
  return {
    ...event,
    status: event.status === 'CONFIRMED' && entered.length === 0 ? 'TENTATIVE' : event.status,
    description: lines.filter(Boolean).join('\n'),
  };
}

type Match = Omit<TimedMatch, 'people' | 'plays'> & { readonly umpire: string | null };

function timesOfPlayed({ started_at, finished_at, updated_at, ...match }: PlayedMatch): Match {
  const from = new Date(started_at);
  return {
    ...match,
    from,
    to: finished_at === null ? new Date(from.getTime() + lasts) : new Date(finished_at),
    expected: null,
    isTentative: false,
    changedAt: new Date(updated_at),
  };
}

type Expecting = {
  readonly day: DayTurns;
  readonly starts: Awaited<ReturnType<TurnsOfDays['starts']>>;
  readonly now: Date;
};

/**
 * The matches to come of an open of which a time is known: that of its call, the one a person planned, else the one expected (ADR 117),
 * to five minutes, so that a calendar does not change with each breath of the estimate.
 */
function timesToCome(open: EntryRow, { day, starts, now }: Expecting): Match[] {
  const stepped = (at: number) => new Date(Math.round(at / step) * step);
  const changedAt = new Date(Math.floor(now.getTime() / step) * step);
  const { matches, calls, people, day: hall } = day.rows;
  const sideOf = sidesIn(people);
  return matches.flatMap((match): Match[] => {
    if (match.open !== open.id || match.state === 'inPlay' || match.state === 'finished') return [];
    // It began since the day was read.
    if (open.played.some(({ id }) => id === match.id)) return [];
    const call = calls.find((one) => one.match === match.id);
    const start = starts.get(match.id);
    const at = call?.firstAt ?? match.fixedAt ?? start?.likely ?? match.notBefore;
    if (at === null) return [];
    const from = stepped(at);
    const side = (id: string | null) => {
      const person = day.named(id, match.open);
      const people = (sideOf(id) ?? []).map((one) => day.named(one, match.open)?._id ?? one);
      return person && { id: person._id, name: person.name, people };
    };
    return [
      {
        id: match.id,
        a: side(match.a),
        b: side(match.b),
        umpire: match.umpire ?? match.publishedUmpire,
        table: call?.table ?? match.fixedTable,
        group: match.groupName,
        round: match.round,
        swiss_round: match.swissRound,
        from,
        to: new Date(from.getTime() + lasts),
        expected: start
          ? { earliest: stepped(start.earliest), latest: stepped(start.latest), zone: hall.zone }
          : null,
        isTentative: call === undefined && match.fixedAt === null,
        changedAt,
      },
    ];
  });
}
