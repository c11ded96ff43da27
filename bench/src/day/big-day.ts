import type { Api } from '../../../e2e/src/steps/api.ts';
import { drawnPhase, openInPlay } from '../../../e2e/src/steps/opens-by-api.ts';

const players = 120;
const groups = 10;
/** Of ten groups of twelve. */
const matches = 660;
const tables = 60;

export type BigDay = {
  readonly id: string;
  readonly open: string;
};

type Read = {
  readonly _id: string;
  readonly tables: readonly { readonly number: number }[];
  readonly queue: readonly unknown[];
};

/** A day with sixty tables, and more than six hundred matches in its queue. */
export async function bigDay(api: Api): Promise<BigDay> {
  const names = Array.from({ length: players }, (_, index) => `Jugadora ${lettersOf(index)}`);
  const open = await openInPlay(api, 'Open de las sesenta mesas', names);
  await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: groups });
  const { _id: id, tables: there, queue } = await api<Read>('GET', `/app/opens/${open}/day`);
  if (queue.length !== matches) throw new Error(`${queue.length} matches are in the queue, not ${matches}`);
  for (let number = there.length + 1; number <= tables; number += 1)
    await api('POST', `/app/days/${id}/tables`, { number });
  return { id, open };
}

/** Names have no figures. */
const lettersOf = (index: number): string =>
  [Math.floor(index / 26), index % 26].map((letter) => String.fromCodePoint(65 + letter)).join('');
