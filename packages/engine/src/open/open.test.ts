import { describe, expect, it } from 'vitest';
import { canTransition, nextSteps, openStates, transitionOpen } from './open.ts';
import type { OpenFacts, OpenState } from './open.ts';

const facts = (state: OpenState, more: Partial<OpenFacts> = {}): OpenFacts => ({
  state,
  groupsSaved: false,
  matchesUnfinished: 0,
  phasesUnfinished: 0,
  reason: 'the hall is flooded',
  ...more,
});

/** Every allowed transition, written out: any other must be refused. */
const ways: Record<OpenState, readonly OpenState[]> = {
  created: ['registrationOpen', 'canceled'],
  registrationOpen: ['registrationClosed', 'canceled'],
  registrationClosed: ['reception', 'registrationOpen', 'canceled'],
  reception: ['active', 'registrationClosed', 'canceled'],
  active: ['finished', 'reception', 'canceled'],
  canceled: [],
  finished: [],
};

const pairs = openStates.flatMap((from) => openStates.map((to) => [from, to] as const));

describe('an open', () => {
  it.each(pairs)('from %s to %s', (from, to) => {
    const allowed = ways[from].includes(to);
    expect(canTransition(from, to)).toBe(allowed);
    expect(transitionOpen(facts(from), to)).toStrictEqual(
      allowed
        ? { ok: true, value: to }
        : { ok: false, error: { code: 'open.transitionNotAllowed', from, to } },
    );
  });

  it.each(openStates)('in %s offers its next steps, the usual one first', (state) => {
    expect(nextSteps(state)).toStrictEqual(ways[state]);
  });

  it.each<[string, OpenFacts, OpenState, object]>([
    [
      'goes back to reception only without groups',
      facts('active', { groupsSaved: true }),
      'reception',
      {
        code: 'open.groupsSaved',
      },
    ],
    [
      'finishes only with every match',
      facts('active', { matchesUnfinished: 2 }),
      'finished',
      {
        code: 'open.matchesUnfinished',
        matches: 2,
        phases: 0,
      },
    ],
    [
      'finishes only with every phase',
      facts('active', { phasesUnfinished: 1 }),
      'finished',
      {
        code: 'open.matchesUnfinished',
        matches: 0,
        phases: 1,
      },
    ],
    [
      'is canceled with a reason',
      { ...facts('created'), reason: '' },
      'canceled',
      { code: 'open.reasonRequired' },
    ],
    [
      'is canceled with more than spaces',
      { ...facts('active'), reason: ' \n ' },
      'canceled',
      {
        code: 'open.reasonRequired',
      },
    ],
  ])('%s', (_, state, to, error) => {
    expect(transitionOpen(state, to)).toStrictEqual({ ok: false, error });
  });

  it('needs a reason for being canceled alone', () => {
    const { reason: _, ...silent } = facts('created');
    expect(transitionOpen(silent, 'registrationOpen').ok).toBe(true);
    expect(transitionOpen(silent, 'canceled').ok).toBe(false);
  });

  it('is canceled with groups saved and matches unfinished all the same', () => {
    expect(transitionOpen(facts('active', { groupsSaved: true, matchesUnfinished: 9 }), 'canceled').ok).toBe(
      true,
    );
  });
});
