import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay } from '../../testing/any-day.ts';
import { runs } from '../../testing/runs.ts';
import { isOccupying, playersOfDayMatch, type Day, type DayMatch } from '../day.ts';
import { orderQueue } from '../queue.ts';
import { indexTurns } from './turn-index.ts';
import { turnsOf, type Turn } from './turns.ts';

const opens = ['A', 'B'];
const everybody = ({ matches }: Day): Set<string> =>
  new Set(matches.flatMap((match) => [...playersOfDayMatch(match), match.umpire ?? 'nobody']));

/** Each turn of everybody, with its match. */
function allTurns(day: Day, isCalled: (open: string) => boolean) {
  const index = indexTurns(day, isCalled);
  const byId = new Map(day.matches.map((match) => [match.id, match]));
  return [...everybody(day)].flatMap((person) =>
    opens.flatMap((open) =>
      turnsOf(person, open, index).flatMap((turn): { turn: Turn; match: DayMatch; person: string }[] => {
        const match = byId.get(turn.match);
        return match ? [{ turn, match, person }] : [];
      }),
    ),
  );
}

const inAnyDay = (check: (day: Day) => void) => fc.assert(fc.property(anyDay, check), { numRuns: runs });

describe('on any day', () => {
  it('where matches are called, each has the place of the table plan, and is due with its call alone', () =>
    inAnyDay((day) => {
      const queue = orderQueue(day);
      for (const { turn, match } of allTurns(day, () => true)) {
        expect(['inPlay', 'due'].includes(turn.state)).toBe(isOccupying(match));
        const place = queue.findIndex((row) => row.match.id === turn.match);
        const before = isOccupying(match) ? 0 : queue[place]?.isReady ? place : null;
        expect(turn.before).toBe(before);
      }
    }));

  it('where nobody calls, what is due has a free table and free people, and those before it are counted', () =>
    inAnyDay((day) => {
      for (const { turn, match, person } of allTurns(day, () => false)) {
        const others = day.matches.filter(({ id }) => id !== match.id);
        const taken = others.filter(isOccupying);
        if (isOccupying(match)) expect(turn.state).toBe(match.state === 'inPlay' ? 'inPlay' : 'due');
        else if (turn.state === 'due') {
          expect(taken.some(({ table }) => table !== null && table === match.table)).toBe(false);
          const isBusy = (one: string) =>
            taken.some((other) => playersOfDayMatch(other).includes(one) || other.umpire === one);
          expect([...playersOfDayMatch(match), person].some(isBusy)).toBe(false);
        }
        if (!isOccupying(match) && turn.before !== null && match.table !== null)
          expect(turn.before).toBe(
            others.filter(
              (other) =>
                other.table === match.table &&
                (isOccupying(other) ||
                  (other.open === match.open &&
                    (other.phase < match.phase ||
                      (other.phase === match.phase &&
                        other.group === match.group &&
                        other.number < match.number)))),
            ).length,
          );
      }
    }));

  it('everybody hears of their most urgent match', () =>
    inAnyDay((day) => {
      const turns = allTurns(day, () => true);
      for (const match of day.matches.filter(isOccupying))
        for (const person of playersOfDayMatch(match))
          expect(
            turns.some(
              (one) => one.person === person && one.match.open === match.open && isOccupying(one.match),
            ),
          ).toBe(true);
    }));
});
