import type { LiveMessage, MatchEventOnWire } from '@topspin/contract';
import { readFollowedLog, type FollowedLog } from '#features/competition/reads.ts';
import type { Db } from '#http/call.ts';

/** Where the news of a match goes. */
export type LogListeners = {
  /** To all who follow the match. */
  readonly onEvents: (matchId: string, message: LiveMessage) => void;
  /** The match is gone, or could not be read: they have to ask again. */
  readonly onLost: (matchId: string) => void;
};

/** The logs of the matches that somebody follows, each read once however many follow it. */
export type MatchLogs = {
  /** The log as known here, read first if nobody follows the match yet. */
  open(matchId: string): Promise<FollowedLog | undefined>;
  /** Reads on, since the log grew or was reset. */
  readOn(matchId: string): void;
  readOnAll(): void;
  /** The followed matches of an open. */
  ofOpen(openId: string): readonly string[];
  /** Nobody follows the match any more. */
  close(matchId: string): void;
};

type Followed = {
  log: Promise<FollowedLog | undefined>;
  openId?: string;
  isReading: boolean;
  again: boolean;
};

export function matchLogs(db: Db, { onEvents, onLost }: LogListeners): MatchLogs {
  const followed = new Map<string, Followed>();
  const lose = (id: string) => {
    followed.delete(id);
    onLost(id);
  };
  const readOn = async (id: string, match: Followed): Promise<void> => {
    match.isReading = true;
    const before = await match.log;
    do {
      match.again = false;
      const known = (await match.log) ?? before;
      const next = known && (await continued(db, id, known));
      if (followed.get(id) !== match) return;
      if (!next) return lose(id);
      match.log = Promise.resolve(next.log);
      if (next.message) onEvents(id, next.message);
    } while (match.again);
    match.isReading = false;
  };
  const begin = (id: string) => {
    const match = followed.get(id);
    if (!match) return;
    if (match.isReading) match.again = true;
    else readOn(id, match).catch(() => followed.get(id) === match && lose(id));
  };
  return {
    open(id) {
      const found = followed.get(id);
      if (found) return found.log;
      const match: Followed = { log: readFollowedLog(db, id, 0), isReading: false, again: false };
      followed.set(id, match);
      const settle = (log: FollowedLog | undefined) => {
        if (log) match.openId = log.open_id;
        else if (followed.get(id) === match) followed.delete(id);
      };
      void match.log.catch(() => undefined).then(settle);
      return match.log;
    },
    readOn: begin,
    readOnAll: () => [...followed.keys()].forEach(begin),
    ofOpen: (openId) => [...followed].flatMap(([id, match]) => (match.openId === openId ? [id] : [])),
    close: (id) => void followed.delete(id),
  };
}

type Continued = { readonly log: FollowedLog; readonly message?: LiveMessage };

/** The log after what is known of it: most often a few more events, sometimes another log from some event on. */
async function continued(db: Db, id: string, known: FollowedLog): Promise<Continued | undefined> {
  const last = known.events.at(-1);
  const rest = await readFollowedLog(db, id, last ? last.seq - 1 : 0);
  if (!rest) return undefined;
  if (last && rest.events[0]?.id !== last.id) return replaced(id, known, await readFollowedLog(db, id, 0));
  const fresh = last ? rest.events.slice(1) : rest.events;
  const log = { ...rest, events: [...known.events, ...fresh] };
  return fresh.length === 0 ? { log } : { log, message: messageOf(id, known.seq, log) };
}

function replaced(id: string, known: FollowedLog, log: FollowedLog | undefined): Continued | undefined {
  if (!log) return undefined;
  const parting = log.events.findIndex((event, index) => event.id !== known.events[index]?.id);
  return { log, message: messageOf(id, parting < 0 ? log.events.length : parting, log) };
}

/** So many events of a message are no burden, even where a stream begins with sixty matches; the client reads on. */
const mostSent = 30;

/** What follows `after` in a log, or its beginning if it is not that long: its first events, and the `seq` of the last of all. */
export function messageOf(id: string, after: number, { seq, events }: FollowedLog): LiveMessage {
  const from = after > events.length ? 0 : after;
  const rest: MatchEventOnWire[] = events.slice(from, from + mostSent);
  return { type: 'events', topic: `match:${id}`, after: from, seq, events: rest };
}
