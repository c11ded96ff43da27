import type { KeyboardEvent } from 'react';
import type { Direction } from './use-entry.ts';

type Opening =
  | { readonly move: Direction }
  | { readonly undo: true }
  /** Typing starts here; undefined keeps what is in the cell. */
  | { readonly typed: string | undefined };

/** The direction of each arrow. */
export const arrows: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a key does in a cell before anything is typed: arrows move, Enter and F2 open it, a figure or letter begins a result. */
export function openingKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Opening | undefined {
  const command = ctrlKey || metaKey;
  if (command && key.toLowerCase() === 'z') return { undo: true };
  if (command || altKey) return undefined;
  const move = arrows[key];
  if (move) return { move };
  if (key === 'Enter' || key === 'F2') return { typed: undefined };
  return /^[-−\dwrd]$/iu.test(key) ? { typed: key } : undefined;
}
