import type { Recognised } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { needsConsent, nobody, someoneNew, type ListedPerson } from './choices.ts';

const player = (_id: string, mine: boolean): Recognised => ({
  _id,
  name: 'Ana Roca',
  club: null,
  age_category: null,
  rating: 1000,
  fits: true,
  mine,
});

const listed = (choice: string): ListedPerson => ({
  person: {
    row: 1,
    name: 'Ana Roca',
    club: null,
    gender: null,
    date_of_birth: null,
    initial_rating: null,
    phone: null,
  },
  candidates: [player('known', false), player('mine', true)],
  choice,
});

describe('the consent of a list', () => {
  test.each([
    ['nobody', [nobody], true, false],
    ['a known player, who answers', ['known'], true, false],
    ['a known player, who is registered', ['known'], false, true],
    ['a player of mine', ['mine'], true, true],
    ['somebody new', [someoneNew], true, true],
    ['an invited player and somebody new', ['known', someoneNew], true, true],
  ])('of %s', (_, choices, invites, needed) => {
    expect(needsConsent(choices.map(listed), { invites })).toBe(needed);
  });
});
