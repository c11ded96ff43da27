import type { Group, Phase } from '@topspin/contract';
import { type PaperKind, paperKinds } from './paper-address.ts';

/** A match with the phase and the group it belongs to. */
export type PlacedMatch = Group['matches'][number] & { readonly group: Group; readonly phase: Phase };

/** What each paper can be printed for, besides everything. */
export const partsOf = {
  matchSheets: ['phase', 'group', 'table'],
  tableCodes: ['table'],
  groups: ['phase', 'group'],
  grids: ['phase', 'group'],
  brackets: ['phase'],
  byTable: ['phase', 'table'],
  byHour: ['phase', 'table'],
  participants: [],
  byClub: [],
  reception: [],
  results: ['phase', 'group'],
  standings: ['phase', 'group'],
  classification: [],
  report: [],
  poster: [],
} as const satisfies Record<PaperKind, readonly ('phase' | 'group' | 'table')[]>;

type PhaseType = Phase['type'];

/** The types of phase that a paper is about; others are about all of them. */
const typesOf: Partial<Record<PaperKind, readonly PhaseType[]>> = {
  groups: ['groups'],
  grids: ['groups'],
  brackets: ['knockout'],
  standings: ['groups', 'swiss'],
};

/** Whether a paper is about phases of this type. */
export const isAbout = (paper: PaperKind, { type }: { readonly type: PhaseType }): boolean =>
  typesOf[paper]?.includes(type) ?? true;

/** The papers that an open with these phases can have: all of them as long as it has no phases. */
export const papersFor = (phases: readonly { readonly type: PhaseType }[]): readonly PaperKind[] =>
  paperKinds.filter((paper) => phases.length === 0 || phases.some((phase) => isAbout(paper, phase)));

/** Whether something belongs to the part that was chosen: everything does without one. */
export function isIn(
  of: string,
  { phase, group, table }: { readonly phase: string; readonly group: string; readonly table?: number | null },
): boolean {
  const [kind, id] = of.split(':');
  if (kind === 'phase') return phase === id;
  if (kind === 'group') return group === id;
  if (kind === 'table') return String(table) === id;
  return true;
}

/** The matches of groups in the order of their phases. */
export const placedMatches = (groups: readonly Group[], phases: readonly Phase[]): readonly PlacedMatch[] =>
  groups.flatMap((group) => {
    const phase = phases.find(({ _id }) => _id === group.phase_id);
    return phase === undefined ? [] : group.matches.map((match) => ({ ...match, group, phase }));
  });

/** Things by their table, those without one last; those of one table keep their order. */
export function byTable<Item>(
  items: readonly Item[],
  tableOf: (item: Item) => number | null,
): readonly Item[] {
  const last = Number.MAX_SAFE_INTEGER;
  return items.toSorted((one, other) => (tableOf(one) ?? last) - (tableOf(other) ?? last));
}
