import type { MatchEvent } from '@topspin/engine';
import { expect, test } from 'vitest';
import { eventFromWire, eventToWire } from './match-log.ts';
import { matchEvent } from './match-event.ts';

const recorded = { id: '0190b6a0-0000-7000-8000-000000000001', seq: 3, at: Date.UTC(2026, 10, 20, 10) };

const events: readonly MatchEvent[] = [
  { ...recorded, type: 'toss', winner: 'a', choice: 'receive', server: 'b', leftEnd: 'a' },
  { ...recorded, type: 'start' },
  { ...recorded, type: 'point', side: 'b' },
  { ...recorded, type: 'penaltyPoint', side: 'a', points: 2 },
  { ...recorded, type: 'card', side: 'a', card: 'yellowRed1' },
  { ...recorded, type: 'serveCorrection', server: 'a' },
  { ...recorded, type: 'undo' },
  { ...recorded, type: 'timeout', side: 'b' },
  { ...recorded, type: 'suspension' },
  { ...recorded, type: 'serveOrder', server: 2, receiver: 1 },
  { ...recorded, type: 'expedite', server: 'b' },
  { ...recorded, type: 'end', outcome: 'retired', side: 'a' },
  { ...recorded, type: 'end', outcome: 'walkover' },
];

test.each(events)('$type travels as the contract says and comes back the same', (event) => {
  const travelling = matchEvent.parse(JSON.parse(JSON.stringify(eventToWire(event))));
  expect(eventFromWire(travelling)).toEqual(event);
});
