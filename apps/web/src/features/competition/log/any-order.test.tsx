import { eventFromWire, eventToWire, type MatchEventOnWire } from '@topspin/contract';
import { applyEvent, foldMatch, type Side } from '@topspin/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Item, withFollowers } from '#lib/outbox/item.ts';
import { type LogNews, type MatchLog, withNews } from '#domain/match-log/match-log.ts';
import { pointItem } from './points.ts';
import { confirm, record, type ScoringAction, stateOf } from './scoring-log.ts';

const rules = { bestOf: 3 } as const;
const match = { _id: 'm1', a: null, b: null };

/** The server's side of the protocol, by the engine. `holder` is the device that has the lease. */
class Server {
  log: MatchLog = [];
  holder: string | null = null;

  after(seq: number): LogNews {
    return { seq: this.log.length, events: this.log.slice(seq) };
  }

  append(device: string, sent: readonly MatchEventOnWire[]): { ok: boolean; news: LogNews; from?: string } {
    const first = Math.min(...sent.map(({ seq }) => seq));
    const refused = { ok: false, news: this.after(Math.max(0, first - 1)) };
    if (this.holder !== null && this.holder !== device) return refused;
    const fresh = sent.filter((event) => this.log[event.seq - 1]?.id !== event.id);
    if (fresh.some((event, index) => event.seq !== this.log.length + index + 1)) return refused;
    for (const event of fresh) {
      const state = foldMatch(this.log.map(eventFromWire), rules);
      if (!applyEvent(state, eventFromWire(event)).ok)
        return { ...this.after(first - 1), ...refused, from: event.id };
      this.log = [...this.log, event];
    }
    return { ok: true, news: this.after(first - 1) };
  }
}

/** A phone: its copy of the log, what waits, and what was refused. */
class Device {
  log: MatchLog = [];
  waiting: readonly Item<MatchEventOnWire>[] = [];
  refused: readonly Item<MatchEventOnWire>[] = [];
  readonly name: string;
  readonly server: Server;

  constructor(name: string, server: Server) {
    this.name = name;
    this.server = server;
  }

  get score() {
    const tapped = this.waiting.map(({ body, after }) => ({ event: eventFromWire(body), after }));
    return confirm(this.log.map(eventFromWire), tapped);
  }

  /** Whether the laws allow it. */
  tap(action: ScoringAction, id: string): boolean {
    const before = this.score;
    const recorded = record(before, action, rules, { id, now: 0 });
    const event = recorded.ok ? recorded.value.pending.at(-1) : undefined;
    if (event === undefined) return false;
    const after = [...before.confirmed, ...before.pending].at(-1)?.id ?? null;
    const item = { ...pointItem(match, eventToWire(event), after), owner: 'x', device: this.name, at: 0 };
    this.waiting = [...this.waiting, item];
    return true;
  }

  hear(news: LogNews): void {
    const next = withNews(this.log, news);
    if (next === undefined) this.log = this.server.log;
    else if (next.length < news.seq) this.log = withNews(next, this.server.after(next.length)) ?? next;
    else this.log = next;
  }

  /** Sends what waits; the request or its answer may be lost. */
  send(atMost: number, lost: 'nothing' | 'request' | 'answer'): void {
    const batch = this.waiting.slice(0, atMost);
    if (batch.length === 0 || lost === 'request') return;
    const { ok, news, from } = this.server.append(
      this.name,
      batch.map(({ body }) => body),
    );
    if (lost === 'answer') return;
    this.hear(news);
    const known = new Set(news.events.map(({ id }) => id));
    const missing = ok ? [] : batch.filter(({ id }) => id === from || !known.has(id)).slice(0, 1);
    const aside = withFollowers(
      this.waiting,
      missing.map(({ id }) => id),
    );
    this.refused = [...this.refused, ...this.waiting.filter(({ id }) => aside.has(id))];
    this.waiting = this.waiting.filter(({ id }) => !aside.has(id) && !known.has(id));
  }
}

const side = fc.constantFrom<Side>('a', 'b');
const action: fc.Arbitrary<ScoringAction> = fc.oneof(
  { weight: 8, arbitrary: side.map((by) => ({ type: 'point', side: by }) as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'undo' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'start' } as const) },
);
const device = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('tap' as const), by: device, action }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      by: device,
      atMost: fc.integer({ min: 1, max: 4 }),
      lost: fc.constantFrom('nothing' as const, 'request' as const, 'answer' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read' as const), by: device }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('takeOver' as const), by: device }) },
);

test('two devices, whatever is cut, sent again or taken over, end with one log, and no tap is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new Server();
      const devices = ['one', 'two'].map((name) => new Device(name, server));
      const tapped = ['toss'];
      const toss = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', leftEnd: 'a' } as const;
      devices[0]?.tap(toss, 'toss');
      for (const [index, one] of steps.entries()) {
        const by = devices[one.by];
        if (one.does === 'tap' && by?.tap(one.action, `tap ${index}`)) tapped.push(`tap ${index}`);
        if (one.does === 'send') by?.send(one.atMost, one.lost);
        if (one.does === 'read') by?.hear(server.after(Math.max(0, by.log.length - 1)));
        if (one.does === 'takeOver') server.holder = by?.name ?? null;
      }
      for (const one of devices) {
        while (one.waiting.length > 0) one.send(500, 'nothing');
      }
      for (const one of devices) one.hear(server.after(Math.max(0, one.log.length - 1)));

      const ids = server.log.map(({ id }) => id);
      expect(devices.map(({ log }) => log)).toEqual([server.log, server.log]);
      expect(new Set(ids).size).toBe(ids.length);
      const aside = devices.flatMap(({ refused }) => refused.map(({ id }) => id));
      expect(new Set([...ids, ...aside])).toEqual(new Set(tapped));
      expect(aside.filter((id) => ids.includes(id))).toEqual([]);
      const score = foldMatch(server.log.map(eventFromWire), rules);
      expect(devices.map((one) => stateOf(one.score, rules))).toEqual([score, score]);
    }),
    { numRuns: 500 },
  );
});
