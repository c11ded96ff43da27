import type { MatchPage } from '@topspin/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { initialKeys, learn } from '../device/keys.ts';
import { changeSettings } from '../device/settings.ts';
import { ScoreTable } from './score-table.tsx';
import { record, type ScoringLog, stateOf } from '../log/scoring-log.ts';

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  rating: 1000,
  club_id: null,
  guest: false,
});
const may: MatchPage['may'] = { score: true, award: ['a', 'b'], correct: false, put_back: false };
const match = { _id: 'm1', a: person('Ana'), b: person('Bea'), best_of: 5, may } as MatchPage;
const rules = { bestOf: 5 } as const;

const pair = (one: string, other: string) => ({
  ...person(`${one} / ${other}`),
  members: [person(one), person(other)],
});
const ofPairs = { ...match, a: pair('Ana', 'Leo'), b: pair('Bea', 'Max') };

const begun: ScoringLog = {
  confirmed: [
    { id: 'e1', seq: 1, at: 0, type: 'toss', winner: 'a', choice: 'serve', server: 'a', leftEnd: 'a' },
  ],
  pending: [],
};

type TableProps = { readonly onBySets: () => void; readonly of?: MatchPage; readonly from?: ScoringLog };

/** The table over a real log, without a connection to the server. */
function Table({ onBySets, of = match, from = begun }: TableProps) {
  const [log, setLog] = useState(from);
  const scoring = {
    state: stateOf(log, rules),
    pending: log.pending.length,
    pendingPoints: 0,
    pendingSince: 0,
    rejected: [],
    dismissRejected: () => undefined,
    act: (action: Parameters<typeof record>[1]) => {
      const done = record(log, action, rules, { id: `e${log.pending.length + 2}`, now: Date.now() });
      if (done.ok) setLog(done.value);
      return done;
    },
  };
  return <ScoreTable match={of} scoring={scoring} onBySets={onBySets} onLeave={() => undefined} />;
}

/** Nobody taps twice within this time on purpose. */
const rally = 2000;
let clock = 0;

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'errors']);
});
beforeEach(() => {
  clock += 10 * rally;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  cleanup();
  dismiss();
  vi.restoreAllMocks();
});

const setUp = ({ calm = true } = {}) => {
  const onBySets = vi.fn();
  render(<Table onBySets={onBySets} />, { wrapper: Ground });
  if (calm) clock += rally;
  return { user: userEvent.setup(), onBySets };
};

const call = () => screen.getAllByRole('status')[0]?.textContent;
const half = (name: string) => screen.getByRole('button', { name: `Punto para ${name}` });

describe('scoring point by point', () => {
  test('each half shows the name of its player, and in doubles those of its pair', () => {
    setUp();
    expect([half('Ana'), half('Bea')].map((button) => button.parentElement?.textContent)).toEqual([
      expect.stringContaining('Ana'),
      expect.stringContaining('Bea'),
    ]);
    cleanup();
    render(<Table onBySets={() => undefined} of={ofPairs} />, { wrapper: Ground });
    for (const name of ['Ana', 'Leo', 'Bea', 'Max'])
      expect(screen.getAllByText(name, { exact: true }).length).toBeGreaterThan(0);
  });

  test('a tap on a half is a point for that side, heard once with the score', async () => {
    const { user } = setUp();
    await user.click(half('Bea'));
    expect(call()).toBe('Ana 0, Bea 1. Saca Ana');
  });

  test('a finger that trembles scores once', async () => {
    const { user } = setUp();
    await user.dblClick(half('Ana'));
    expect(call()).toMatch(/^Ana 1, Bea 0/u);
  });

  test('two impatient taps on undo take one point back', async () => {
    const { user } = setUp();
    for (let points = 0; points < 3; points += 1) {
      await user.click(half('Ana'));
      clock += rally;
    }
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    clock += 350;
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(call()).toMatch(/^Ana 2, Bea 0/u);
  });

  test.each(['Deshacer', 'Punto para Ana'])(
    'the second click on what started the match is not one on %s, which is there now',
    async (name) => {
      document.body.click();
      const { user } = setUp({ calm: false });
      clock += 350;
      await user.click(screen.getByRole('button', { name }));
      expect(call()).toMatch(/^Ana 0, Bea 0/u);
      expect(currentNotification()).toBeNull();
      clock += rally;
      await user.click(half('Ana'));
      expect(call()).toMatch(/^Ana 1, Bea 0/u);
    },
  );

  test('arrows score for who stands there and backspace takes the point back', async () => {
    const { user } = setUp();
    await user.keyboard('{ArrowRight}');
    clock += rally;
    await user.keyboard('{ArrowLeft}');
    expect(call()).toMatch(/^Ana 1, Bea 1/u);
    await user.keyboard('{Backspace}');
    expect(call()).toMatch(/^Ana 0, Bea 1/u);
  });

  test('keys do nothing in a match that nobody holds until a half is tapped', async () => {
    render(<Table onBySets={() => undefined} of={{ ...match, lease: null }} />, { wrapper: Ground });
    clock += rally;
    const user = userEvent.setup();
    await user.keyboard('{ArrowLeft}{PageDown}b');
    expect(call()).toMatch(/^Ana 0, Bea 0/u);
    await user.click(half('Ana'));
    clock += rally;
    await user.keyboard('{ArrowRight}');
    expect(call()).toMatch(/^Ana 1, Bea 1/u);
  });

  test('keys score once a set was started here, before the server has answered', async () => {
    const won = Array.from(
      { length: 11 },
      (_, index) => ({ id: `p${index}`, seq: index + 2, at: 0, type: 'point', side: 'a' }) as const,
    );
    const between = { ...begun, confirmed: [...begun.confirmed, ...won] };
    render(<Table onBySets={() => undefined} of={{ ...match, lease: null }} from={between} />, {
      wrapper: Ground,
    });
    clock += rally;
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Empezar el set 2' }));
    clock += rally;
    // They have changed ends.
    await user.keyboard('{ArrowRight}');
    expect(call()).toMatch(/Ana 1/u);
  });

  test('A and B score for a player, whichever side they are on; so does the key of a remote that was learnt', async () => {
    changeSettings({ keys: learn(initialKeys, 'undo', 'Enter') });
    const { user } = setUp();
    await user.keyboard('b');
    clock += rally;
    await user.keyboard('A');
    clock += rally;
    await user.keyboard('b');
    expect(call()).toMatch(/^Ana 1, Bea 2/u);
    await user.click(screen.getByRole('button', { name: 'Cambiar de lado en la pantalla' }));
    await user.keyboard('{Enter}');
    expect(call()).toMatch(/^Ana 1, Bea 1/u);
    changeSettings({ keys: {} });
  });

  test('space starts the next set, and in a set presses the button that has the focus', async () => {
    const { user } = setUp();
    for (let point = 0; point < 11; point += 1) {
      clock += rally;
      await user.click(half('Ana'));
    }
    await user.keyboard(' ');
    expect(call()).toMatch(/^Ana 0, Bea 0/u);
    clock += rally;
    half('Bea').focus();
    await user.keyboard(' ');
    expect(call()).toMatch(/^Ana 0, Bea 1/u);
  });

  test('a refusal is explained in words', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    clock += rally;
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(currentNotification()?.type).toBe('warning');
  });

  test('the end of a set is announced, and its button starts the next one', async () => {
    const { user } = setUp();
    for (let point = 0; point < 11; point += 1) {
      clock += rally;
      await user.click(half('Ana'));
    }
    expect(call()).toMatch(/^Set para Ana: 11-0/u);
    await user.click(screen.getByRole('button', { name: 'Empezar el set 2' }));
    expect(call()).toMatch(/^Ana 0, Bea 0/u);
    clock += 350;
    await user.click(half('Ana'));
    expect(call()).toMatch(/^Ana 0, Bea 0/u);
  });

  test('the end of a set is called with the points of its winner first', async () => {
    const { user } = setUp();
    for (let point = 0; point < 12; point += 1) {
      clock += rally;
      await user.click(half(point === 0 ? 'Ana' : 'Bea'));
    }
    expect(call()).toMatch(/^Set para Bea: 11-1/u);
  });

  test('a tap that comes late, after the set, is no point of the next', async () => {
    const { user } = setUp();
    for (let point = 0; point < 11; point += 1) {
      clock += rally;
      await user.click(half('Ana'));
    }
    clock += rally / 2;
    await user.click(half('Ana'));
    expect(call()).toMatch(/^Set para Ana/u);
  });
});

const showCard = async (user: ReturnType<typeof userEvent.setup>, card: RegExp) => {
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  await user.click(screen.getByRole('menuitem', { name: card }));
  clock += rally;
};

describe('cards', () => {
  test('one undo takes a card back with the points it gave', async () => {
    const { user } = setUp();
    await showCard(user, /^Tarjeta para Ana — Amarilla: aviso/u);
    await showCard(user, /^Tarjeta para Ana — Amarilla y roja: un punto/u);
    expect(call()).toMatch(/^Ana 0, Bea 1/u);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(call()).toMatch(/^Ana 0, Bea 0/u);
    expect(screen.getByRole('img', { name: 'Amarilla: aviso' })).toBeDefined();
    clock += rally;
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.queryByRole('img', { name: /Amarilla/u })).toBeNull();
  });

  test('points between two sets leave the number of the next set', async () => {
    const { user } = setUp();
    await showCard(user, /^Tarjeta para Ana — Amarilla: aviso/u);
    for (let point = 0; point < 11; point += 1) {
      clock += rally;
      await user.click(half('Ana'));
    }
    await showCard(user, /^Tarjeta para Ana — Amarilla y roja: un punto/u);
    expect(screen.getByRole('button', { name: 'Empezar el set 2' })).toBeDefined();
  });
});

test('a match ends early when one gives up, from the menu', async () => {
  const { user } = setUp();
  await user.click(half('Ana'));
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  await user.click(screen.getByRole('menuitem', { name: 'Terminar antes' }));
  const loser = await screen.findByRole('button', { name: 'Bea' });
  expect(screen.queryByRole('button', { name: 'Incomparecencia (W.O.)' })).toBeNull();
  await user.click(loser);
  expect(screen.getByText(/^Gana Ana\./u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Terminar partido' }));
  expect(screen.queryByRole('button', { name: 'Punto para Ana' })).toBeNull();
  expect(screen.getByText('Abandono')).toBeTruthy();
  expect(screen.getByText('contra Bea')).toBeTruthy();
});

describe('while what another device scored waits for a decision', () => {
  const ten = 10 * 60_000;
  test.each([
    ['it is said', 0, /no encaja con este marcador/u],
    ['it is said even once the expedite system is due', ten, /^Dos marcadores$/u],
  ])('%s', (_, later, words) => {
    vi.spyOn(Date, 'now').mockReturnValue(later);
    render(<Table onBySets={() => undefined} of={{ ...match, conflicts: 1 }} />, { wrapper: Ground });
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Resolver' })).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /aceleración/u })).toHaveLength(later === 0 ? 0 : 1);
  });
});

describe('in doubles, who serves to whom', () => {
  const setUpPairs = () => {
    render(<Table onBySets={() => undefined} of={ofPairs} />, { wrapper: Ground });
    clock += rally;
    return userEvent.setup();
  };
  type User = ReturnType<typeof userEvent.setup>;
  const asks = (question: string) => screen.findByRole('dialog', { name: question });
  const isAsked = () => screen.queryByRole('dialog', { name: '¿Quién saca?' }) !== null;
  const choose = async (user: User, question: string, name: string) => {
    await user.click(within(await asks(question)).getByRole('button', { name }));
    clock += rally;
  };
  const winSet = async (user: User) => {
    for (let point = 0; point < 11; point += 1) {
      clock += rally;
      await user.click(half('Ana / Leo'));
    }
    clock += rally;
  };
  const firstSet = async () => {
    const user = setUpPairs();
    await choose(user, '¿Quién saca?', 'Ana');
    await choose(user, '¿Quién resta?', 'Max');
    await winSet(user);
    return user;
  };
  const startSet = async (user: User) => {
    await user.click(screen.getByRole('button', { name: 'Empezar el set 2' }));
    clock += rally;
  };

  test('is asked with one tap at the start of a later set', async () => {
    const user = await firstSet();
    await startSet(user);
    await choose(user, '¿Quién saca?', 'Bea');
    expect(call()).toContain('Saca Bea a Leo');
  });

  test('is asked too when the first point starts the set', async () => {
    const user = await firstSet();
    await user.click(half('Ana / Leo'));
    clock += rally;
    await choose(user, '¿Quién saca?', 'Max');
    expect(call()).toBe('Ana / Leo 1, Bea / Max 0. Saca Max a Ana');
  });

  test('is asked again when a set starts anew after the question was closed', async () => {
    const user = await firstSet();
    await startSet(user);
    await user.click(within(await asks('¿Quién saca?')).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(isAsked()).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    clock += rally;
    await startSet(user);
    expect(await asks('¿Quién saca?')).toBeDefined();
  });

  test('changes for the receivers at five in the last set, which is said', async () => {
    const points = (side: 'a' | 'b', count: number) =>
      Array.from({ length: count }, () => ({ type: 'point', side }) as const);
    const sets = (['a', 'b', 'a', 'b'] as const).flatMap((side) => points(side, 11));
    const order = { type: 'serveOrder', server: 1, receiver: 1 } as const;
    const played = [...sets, order, ...points('a', 4)].map((event, index) => ({
      ...event,
      id: `p${index}`,
      seq: index + 2,
      at: Date.now(),
    }));
    const last = { ...begun, confirmed: [...begun.confirmed, ...played] };
    render(<Table onBySets={() => undefined} of={ofPairs} from={last} />, { wrapper: Ground });
    clock += rally;
    await userEvent.setup().click(half('Ana / Leo'));
    expect(call()).toContain('Saca Leo a Bea. Cambio de campo');
    expect(screen.getByText('Cambia quién resta: ahora Bea')).toBeDefined();
  });

  test('ends with both winners named', async () => {
    const played = Array.from({ length: 32 }, (_, index) => ({
      type: 'point' as const,
      side: 'a' as const,
      id: `p${index}`,
      seq: index + 2,
      at: 0,
    }));
    const last = { ...begun, confirmed: [...begun.confirmed, ...played] };
    render(<Table onBySets={() => undefined} of={ofPairs} from={last} />, { wrapper: Ground });
    clock += rally;
    await userEvent.setup().click(half('Ana / Leo'));
    expect(screen.getByText('Ana', { exact: true })).toBeDefined();
    expect(screen.getByText('Leo', { exact: true })).toBeDefined();
    expect(screen.getByText('contra Bea / Max')).toBeDefined();
  });

  test('has an undo in the question, which takes the start of the set back', async () => {
    const user = await firstSet();
    await startSet(user);
    await user.click(within(await asks('¿Quién saca?')).getByRole('button', { name: 'Deshacer' }));
    expect(call()).toMatch(/^Set para Ana \/ Leo: 11-0/u);
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});
