import type { Phase } from '@topspin/contract';
import { expect, test } from 'vitest';
import { winnersBeside } from './winners-beside.ts';

const person = (name: string) => ({ _id: name, name });
const phase = (name: string, winner: string | null) =>
  ({ name, groups: [{ winner: winner && person(winner) }] }) as Phase;
const phases = [phase('Grupos', null), phase('Cuadro', 'Ana'), phase('Consolación', 'Bea')];
const named = (...champions: readonly string[]) =>
  winnersBeside({ champions: champions.map(person) }, phases).map(
    ({ phase: { name: bracket }, name }) => `${bracket}: ${name}`,
  );

test('beside the champion stands who won the consolation', () =>
  expect(named('Ana')).toEqual(['Consolación: Bea']));

test('who shares the first place stands there alone', () => expect(named('Ana', 'Bea')).toEqual([]));

test('before there is a champion every bracket names its winner', () =>
  expect(named()).toEqual(['Cuadro: Ana', 'Consolación: Bea']));
