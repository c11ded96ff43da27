import { isTooLate, type Ahead, type Patience } from './patience.ts';

/** Of all callers, of one caller and about one open. */
export type Share = { readonly all: number; readonly ofOne: number; readonly ofOpen: number };

export type TurnLimits = Patience & {
  /** How many are under way. */
  readonly atOnce: Share;
  /** How many wait; further ones are refused. */
  readonly waiting: Share;
};

/** Why one is refused: too many wait already, they would wait too long, or they have waited too long. */
export type Reason = 'many' | 'slow' | 'late';

/** The caller, and the open that the call is about; empty if none is known. */
export type Asker = { readonly by: string; readonly open: string };

type Entry<Item> = { readonly item: Item; readonly since: number; readonly started: number };

/** The waiting calls of one caller about one open. */
type Line<Item> = {
  readonly caller: Caller<Item>;
  readonly open: Open<Item>;
  readonly entries: Entry<Item>[];
  /** How many of it have started. */
  started: number;
  /** Its place among those whose turn it may be next: since when, and how many of the open had started by then. */
  since: number;
  startedBefore: number;
};

type Counts = { underWay: number; waiting: number };
type Caller<Item> = Counts & { readonly by: string; lines: Map<string, Line<Item>> | undefined };
type Open<Item> = Counts & { readonly name: string; readonly next: Set<Line<Item>>; started: number };

/** A turn that was taken, to be given back. */
export type Turn<Item> = { readonly caller: Caller<Item>; readonly open: Open<Item> };

/** A map from which something is deleted with each call is made anew again and again. */
const keptOpens = 100;

export type FairQueue<Item> = ReturnType<typeof fairQueue<Item>>;

/**
 * Decides which call is next and which is refused. The caller who has waited longest since their last turn is next, however many of another wait; one
 * caller and one open leave some turns to the rest. It has no clock: times are handed in.
 */
export function fairQueue<Item>({ atOnce, waiting: mostWaiting, ...given }: TurnLimits) {
  const callers = new Map<string, Caller<Item>>();
  const opens = new Map<string, Open<Item>>();
  const total: Counts = { underWay: 0, waiting: 0 };

  const callerOf = (by: string): Caller<Item> => {
    const known = callers.get(by);
    if (known) return known;
    const made: Caller<Item> = { by, underWay: 0, waiting: 0, lines: undefined };
    callers.set(by, made);
    return made;
  };
  const openOf = (name: string): Open<Item> => {
    const known = opens.get(name);
    if (known) return known;
    const made: Open<Item> = { name, underWay: 0, waiting: 0, next: new Set(), started: 0 };
    opens.set(name, made);
    return made;
  };
  const count = (what: keyof Counts, by: 1 | -1, { caller, open }: Turn<Item>) => {
    total[what] += by;
    caller[what] += by;
    open[what] += by;
  };
  /** Nothing is kept of those who have nothing here. */
  const forget = ({ caller, open }: Turn<Item>) => {
    if (caller.underWay === 0 && caller.waiting === 0) callers.delete(caller.by);
    if (opens.size > keptOpens && open.underWay === 0 && open.waiting === 0) opens.delete(open.name);
  };

  const queueUp = (line: Line<Item>, now: number) => {
    line.since = now;
    line.startedBefore = line.open.started;
    line.open.next.add(line);
  };
  const begin = (turn: Turn<Item>) => {
    count('underWay', 1, turn);
    turn.open.started += 1;
    if (turn.caller.underWay < atOnce.ofOne || !turn.caller.lines) return;
    for (const line of turn.caller.lines.values()) line.open.next.delete(line);
  };

  /** The line whose turn it is. */
  const firstLine = (): Line<Item> | undefined => {
    let first: Line<Item> | undefined;
    for (const { underWay, next } of opens.values()) {
      if (next.size === 0 || underWay >= atOnce.ofOpen) continue;
      const [line] = next;
      if (line && (!first || line.since < first.since)) first = line;
    }
    return first;
  };
  return {
    total,

    /** Takes a turn at once, if there is one. `room` is how many may be under way now. */
    start({ by, open }: Asker, room = atOnce.all): Turn<Item> | undefined {
      if (total.underWay >= room) return undefined;
      if ((callers.get(by)?.underWay ?? 0) >= atOnce.ofOne) return undefined;
      if ((opens.get(open)?.underWay ?? 0) >= atOnce.ofOpen) return undefined;
      const turn = { caller: callerOf(by), open: openOf(open) };
      begin(turn);
      return turn;
    },

    /** The reason why a call may not wait for a turn; undefined if it may. */
    refusal({ by, open }: Asker, now: number): Reason | undefined {
      const caller = callers.get(by);
      const about = opens.get(open);
      const { all, ofOne, ofOpen } = mostWaiting;
      if (total.waiting >= all || (caller?.waiting ?? 0) >= ofOne || (about?.waiting ?? 0) >= ofOpen)
        return 'many';
      const own = caller?.lines?.get(open);
      const ofOwn = own && aheadInLine(own, now);
      if (ofOwn && isTooLate(ofOwn, given)) return 'slow';
      // Its line moves on by one each time that all others have had their turn.
      const ahead = about && aheadIn(about, now, 1 + (own?.entries.length ?? 0));
      return ahead && isTooLate(ahead, given) ? 'slow' : undefined;
    },

    /** Whether nobody is let in who would wait for their first turn about this open. */
    isSlow(open: string, now: number): boolean {
      const about = opens.get(open);
      const ahead = about && aheadIn(about, now);
      return ahead !== undefined && isTooLate(ahead, given);
    },

    /** Lets it wait. */
    add({ by, open: name }: Asker, item: Item, now: number): void {
      const turn = { caller: callerOf(by), open: openOf(name) };
      const { caller } = turn;
      caller.lines ??= new Map();
      const known = caller.lines.get(name);
      const line = known ?? { ...turn, entries: [], started: 0, since: now, startedBefore: 0 };
      line.entries.push({ item, since: now, started: line.started });
      count('waiting', 1, turn);
      if (known) return;
      caller.lines.set(name, line);
      if (caller.underWay < atOnce.ofOne) queueUp(line, now);
    },

    /** The next call, with its turn; without one if it has waited so long that its answer is no longer needed. */
    next(now: number, room = atOnce.all): { item: Item; turn?: Turn<Item> } | undefined {
      if (total.waiting === 0 || total.underWay >= room) return undefined;
      const line = firstLine();
      const [entry] = line?.entries ?? [];
      if (!line || !entry) return undefined;
      const { caller, open, entries } = line;
      entries.shift();
      count('waiting', -1, line);
      if (entries.length === 0) caller.lines?.delete(open.name);
      const isLate = now - entry.since > 2 * given.patience;
      // The next of the same line may be on time.
      if (isLate && entries.length > 0) return { item: entry.item };
      open.next.delete(line);
      if (!isLate) {
        line.started += 1;
        begin(line);
        if (entries.length > 0 && caller.underWay < atOnce.ofOne) queueUp(line, now);
      }
      forget(line);
      return isLate ? { item: entry.item } : { item: entry.item, turn: { caller, open } };
    },

    /** Gives a turn back. */
    end(turn: Turn<Item>, now: number): void {
      count('underWay', -1, turn);
      const { waiting, lines } = turn.caller;
      if (waiting > 0 && lines)
        for (const line of lines.values()) if (!line.open.next.has(line)) queueUp(line, now);
      forget(turn);
    },

    /** Since when the one has waited that came first. */
    oldest(): number | undefined {
      let oldest: number | undefined;
      for (const { lines } of callers.values())
        for (const { entries } of lines?.values() ?? [])
          if (entries[0] && entries[0].since < (oldest ?? Infinity)) oldest = entries[0].since;
      return oldest;
    },
  };
}

/** What somebody waits for who has a line about the open already. */
function aheadInLine({ entries, started }: Line<unknown>, now: number): Ahead | undefined {
  const [first] = entries;
  return first && { count: entries.length, age: now - first.since, started: started - first.started };
}

/** What somebody waits for who waits for so many turns. */
function aheadIn({ next, started }: Open<unknown>, now: number, turns = 1): Ahead | undefined {
  const [first] = next;
  return (
    first && { count: next.size * turns, age: now - first.since, started: started - first.startedBefore }
  );
}
