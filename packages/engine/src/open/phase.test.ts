import { describe, expect, it } from 'vitest';
import { editionStates, transitionEdition } from './edition.ts';
import { nextPhaseSteps, phaseStates, transitionPhase } from './phase.ts';
import type { PhaseState } from './phase.ts';

const ways: Record<PhaseState, readonly PhaseState[]> = {
  created: ['groups'],
  groups: ['matches', 'created'],
  matches: ['finished', 'groups'],
  finished: [],
};

describe('a phase', () => {
  const pairs = phaseStates.flatMap((from) => phaseStates.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s', (from, to) => {
    expect(transitionPhase({ state: from, matchesBegun: 0, matchesUnfinished: 0 }, to)).toStrictEqual(
      ways[from].includes(to)
        ? { ok: true, value: to }
        : { ok: false, error: { code: 'phase.transitionNotAllowed', from, to } },
    );
  });

  it.each(phaseStates)('in %s offers its next steps, the usual one first', (state) => {
    expect(nextPhaseSteps(state)).toStrictEqual(ways[state]);
  });

  it.each<[PhaseState, PhaseState]>([
    ['matches', 'groups'],
    ['groups', 'created'],
  ])('does not go back from %s to %s once a match has begun', (from, to) => {
    expect(transitionPhase({ state: from, matchesBegun: 1, matchesUnfinished: 5 }, to)).toStrictEqual({
      ok: false,
      error: { code: 'phase.matchesBegun', matches: 1 },
    });
  });

  it('is taken up again when a correction leaves a match of it unfinished, by rule and not by hand', () => {
    const facts = { state: 'finished', matchesBegun: 6, matchesUnfinished: 1 } as const;
    expect(transitionPhase(facts, 'matches', 'rule')).toStrictEqual({ ok: true, value: 'matches' });
    expect(transitionPhase(facts, 'matches')).toMatchObject({
      ok: false,
      error: { code: 'phase.transitionNotAllowed' },
    });
  });

  it('stays finished while all its matches are', () => {
    const facts = { state: 'finished', matchesBegun: 6, matchesUnfinished: 0 } as const;
    expect(transitionPhase(facts, 'matches', 'rule')).toStrictEqual({
      ok: false,
      error: { code: 'phase.transitionNotAllowed', from: 'finished', to: 'matches' },
    });
  });

  it.each<[PhaseState, PhaseState]>([
    ['created', 'groups'],
    ['groups', 'matches'],
    ['matches', 'groups'],
    ['groups', 'created'],
  ])('goes from %s to %s by hand alone', (from, to) => {
    expect(transitionPhase({ state: from, matchesBegun: 0, matchesUnfinished: 0 }, to, 'rule')).toMatchObject(
      {
        ok: false,
        error: { code: 'phase.transitionNotAllowed' },
      },
    );
  });

  it('finishes by rule with its last match', () => {
    expect(
      transitionPhase({ state: 'matches', matchesBegun: 6, matchesUnfinished: 0 }, 'finished', 'rule'),
    ).toStrictEqual({ ok: true, value: 'finished' });
  });

  it('finishes only when every match has', () => {
    expect(
      transitionPhase({ state: 'matches', matchesBegun: 6, matchesUnfinished: 1 }, 'finished'),
    ).toStrictEqual({
      ok: false,
      error: { code: 'phase.matchesUnfinished', matches: 1 },
    });
  });
});

describe('an edition', () => {
  const pairs = editionStates.flatMap((from) => editionStates.map((to) => [from, to] as const));
  const allowed = new Set(['created active', 'active finished']);

  it.each(pairs)('from %s to %s', (from, to) => {
    expect(transitionEdition(from, to)).toStrictEqual(
      allowed.has(`${from} ${to}`)
        ? { ok: true, value: to }
        : { ok: false, error: { code: 'edition.transitionNotAllowed', from, to } },
    );
  });
});
