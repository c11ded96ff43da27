import type { ListQuery } from '@topspin/contract';
import { fieldFor, type ListContext } from './fields.ts';

/** The requested fields, always including `_id`; null for all of them. */
export function projected(asked: ListContext, project: ListQuery['project']): readonly string[] | null {
  if (!project) return null;
  const names = Array.isArray(project) ? project : Object.keys(project).filter((name) => project[name]);
  for (const name of names) fieldFor(asked, name, 'shown');
  return [...new Set(['_id', ...names])];
}

/** A presented row reduced to the requested fields. */
export function reduced<Shown extends object>(row: object, names: readonly string[] | null): Partial<Shown> {
  if (!names) return row;
  const kept = Object.entries(row).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept) as Partial<Shown>;
}
