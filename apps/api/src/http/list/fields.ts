import type { Viewer } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { ListField, ListSpec } from './spec.ts';

/** What is being asked, of which collection, by whom. */
export type Asked = { readonly spec: ListSpec; readonly viewer: Viewer | null };

export const unknownField = (name: string) => fail('request.unknownFilter', { field: name });

/** A field that this viewer may ask for in this way; any other is refused as unknown, hidden ones alike. */
export function fieldFor(
  { spec, viewer }: Asked,
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
