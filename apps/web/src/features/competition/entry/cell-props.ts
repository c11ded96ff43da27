import type { KeyboardEvent } from 'react';
import { openingKey } from './opening-key.ts';
import { type EntryState, keyOf, type Spot } from './use-entry.ts';

/** What a cell in which a result is entered does: a tap opens it, and so does a key that begins a result; arrows go to other cells. */
export const cellProps = (entry: EntryState, spot: Spot) => ({
  'data-spot': keyOf(spot),
  onClick: () => entry.open(spot),
  onKeyDown: (event: KeyboardEvent) => {
    const key = openingKey(event);
    if (key === undefined) return;
    event.preventDefault();
    if ('move' in key) entry.move(key.move, spot);
    else if ('undo' in key) entry.undo.undo();
    else entry.open(spot, key.typed);
  },
});
