import type { ClickTtState } from '@topspin/contract';
import { unparse } from 'papaparse';

/** The participants of a kept file who are not in the open yet, as a list with headings; the last column says which entry each is. */
export function listTextOf({ participants }: ClickTtState, headings: readonly string[]): string {
  const rows = participants
    .filter(({ entered }) => !entered)
    .map(({ first_name, surname, club, entry }) => [first_name, surname, club ?? '', entry]);
  return rows.length === 0 ? '' : unparse([[...headings], ...rows], { delimiter: '\t', newline: '\n' });
}
