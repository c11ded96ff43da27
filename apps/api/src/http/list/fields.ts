import type { Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { ListField, ListSpec } from './spec.ts';

/** The query, its collection and the viewer. */
export type ListContext = { readonly spec: ListSpec; readonly viewer: Viewer | null };

export const unknownField = (name: string) => fail('request.unknownFilter', { field: name });

/** A field that this viewer may use in this way; any other, hidden ones included, is refused as unknown. */
export function fieldFor(
  { spec, viewer }: ListContext,
  name: string,
  use: 'filterable' | 'sortable' | 'searchable' | 'shown',
): ListField {
  const found = Object.hasOwn(spec.fields, name) ? spec.fields[name] : undefined;
  if (!found || !isVisible(found, viewer) || !allows(found, use)) throw unknownField(name);
  return found;
}

export const isVisible = (found: ListField, viewer: Viewer | null): boolean =>
  found.visibleTo?.(viewer) ?? true;

function allows(found: ListField, use: 'filterable' | 'sortable' | 'searchable' | 'shown'): boolean {
  if (use === 'shown') return true;
  return found[use] ?? use !== 'searchable';
}
