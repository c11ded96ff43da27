import { type PaperSize, paperSizes, type Turn, turns } from './page-size.ts';

/** What can be printed of an open, in the order of its day. */
export const paperKinds = [
  'matchSheets',
  'tableCodes',
  'groups',
  'grids',
  'brackets',
  'byTable',
  'byHour',
  'participants',
  'byClub',
  'reception',
  'results',
  'standings',
  'classification',
  'report',
  'poster',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Those of a whole day at a venue, over all its opens. */
export const dayPapers = ['byTable', 'byHour'] as const satisfies readonly PaperKind[];

/** Papers with codes that score. They are upright: two sheets of a match are below each other, and so are a table and its code. */
export const hasCodes = (paper: PaperKind): boolean => paper === 'matchSheets' || paper === 'tableCodes';

export const sheetsEach = [2, 4] as const;
export type SheetsEach = (typeof sheetsEach)[number];

/** What is to be printed, as the address of the page says it. */
export type PaperAddress = {
  readonly paper?: PaperKind;
  /** All of it without one; else `phase:ID`, `group:ID` or `table:NUMBER`. */
  readonly of?: string;
  readonly size?: PaperSize;
  readonly turn?: Turn;
  /** How many match sheets a page has. */
  readonly each?: SheetsEach;
};

const oneOf = <Name>(names: readonly Name[], value: unknown): Name | undefined =>
  names.find((name) => name === value);

/** Reads the address; what makes no sense is left out. */
export function readPaperAddress(given: Record<string, unknown>): PaperAddress {
  const paper = oneOf(paperKinds, given['paper']);
  const size = oneOf(paperSizes, given['size']);
  const turn = oneOf(turns, given['turn']);
  const each = oneOf(sheetsEach, given['each']);
  const { of } = given;
  return {
    ...(paper && { paper }),
    ...(typeof of === 'string' && of !== '' && { of }),
    ...(size && { size }),
    ...(turn && { turn }),
    ...(each && { each }),
  };
}
