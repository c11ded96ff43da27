import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#http/call.ts';

/** How values of a field are checked, compared and ordered; a `name` sorts as Spanish dictionaries do. */
export type FieldType = 'id' | 'text' | 'name' | 'number' | 'date' | 'instant' | 'boolean';

type FieldOptions = {
  readonly filterable?: boolean;
  readonly sortable?: boolean;
  /** Searched by `simpleSearch`, ignoring case and accents. */
  readonly searchable?: boolean;
  /** A stored column of `searchable(…)`, of one field or several, if there is one. */
  readonly searchIn?: string | RawBuilder<string>;
  /** The column with the same text in the list's table of names. */
  readonly indexedIn?: string;
  /** Every row has a value, so an index gives the order in both directions. */
  readonly neverEmpty?: boolean;
  /** The viewers who may filter by it, sort by it, search it or request it; for others the field does not exist. */
  readonly visibleTo?: (viewer: Viewer | null) => boolean;
};

export type ListField = FieldOptions & { readonly type: FieldType; readonly sql: RawBuilder<unknown> };

/** A column as `table.column`, or any expression over the tables of the list. */
type Source = string | RawBuilder<unknown>;

const fieldOf =
  (type: FieldType, defaults: FieldOptions = {}) =>
  (source: Source, options: FieldOptions = {}): ListField => ({
    type,
    sql: typeof source === 'string' ? sql.ref(source) : source,
    ...defaults,
    ...options,
  });

/** The fields of a list: `{name: field.name('player.name'), rating: field.number('player.rating')}`. */
export const field = {
  id: fieldOf('id'),
  text: fieldOf('text'),
  name: fieldOf('name', { searchable: true }),
  number: fieldOf('number'),
  date: fieldOf('date'),
  instant: fieldOf('instant'),
  boolean: fieldOf('boolean'),
  /** Only in the answer, where it can be requested with `project`. */
  shown: fieldOf('text', { filterable: false, sortable: false }),
};

export type Direction = 'asc' | 'desc';
export type SortKey = { readonly field: string; readonly direction: Direction };

/** The fields by which a collection may be queried, and by whom: anything not in `fields` is refused. */
export type ListSpec = {
  /** By the names on the wire; `_id` is always among them. */
  readonly fields: Readonly<Record<string, ListField>> & { readonly _id: ListField };
  /** The field that labels a row where there is room for only one, as in select options. */
  readonly label: string;
  /** The default order; ties are always broken by `_id`. */
  readonly order: readonly SortKey[];
};
