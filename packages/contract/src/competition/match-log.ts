import type { MatchEvent } from '@topspin/engine';
import type { MatchEventOnWire } from './match-event.ts';

/** An event as the engine folds it: instants in milliseconds, nobody is absent. */
export function eventFromWire(event: MatchEventOnWire): MatchEvent {
  const recorded = { id: event.id, seq: event.seq, at: Date.parse(event.at) };
  switch (event.type) {
    case 'toss': {
      const { type, winner, choice, server, left_end: leftEnd } = event;
      return { ...recorded, type, winner, choice, server, leftEnd };
    }
    case 'end': {
      const { type, outcome, side } = event;
      return { ...recorded, type, outcome, ...(side === null ? {} : { side }) };
    }
    case 'start':
    case 'point':
    case 'penaltyPoint':
    case 'card':
    case 'serveCorrection':
    case 'serveOrder':
    case 'undo':
    case 'timeout':
    case 'suspension':
    case 'expedite':
      return { ...event, ...recorded };
  }
}

/** An event in the API: instants as ISO 8601 in UTC, nobody is null. */
export function eventToWire(event: MatchEvent): MatchEventOnWire {
  const recorded = { id: event.id, seq: event.seq, at: new Date(event.at).toISOString() };
  switch (event.type) {
    case 'toss': {
      const { type, winner, choice, server, leftEnd } = event;
      return { ...recorded, type, winner, choice, server, left_end: leftEnd };
    }
    case 'end': {
      const { type, outcome, side } = event;
      return { ...recorded, type, outcome, side: side ?? null };
    }
    case 'start':
    case 'point':
    case 'penaltyPoint':
    case 'card':
    case 'serveCorrection':
    case 'serveOrder':
    case 'undo':
    case 'timeout':
    case 'suspension':
    case 'expedite':
      return { ...event, ...recorded };
  }
}
