import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#http/call.ts';

/** How values of a field are checked, compared and ordered; a `name` sorts as Spanish dictionaries do. */
export type FieldType = 'id' | 'text' | 'name' | 'number' | 'date' | 'instant' | 'boolean';

type FieldOptions = {
  readonly filterable?: boolean;
  readonly sortable?: boolean;
  /** Found by `simpleSearch`, without case or accents. */
  readonly searchable?: boolean;
  /** A stored column of `searchable(…)` to search in, or several in one, where there is one. */
  readonly searchIn?: string | RawBuilder<string>;
  /** Every row has a value, so that an index gives the order either way. */
  readonly neverEmpty?: boolean;
  /** Who may filter, sort, search or ask for it at all; for others the field does not exist. */
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
  /** In the answer, where it can be asked for with `project`, and nowhere else. */
  shown: fieldOf('text', { filterable: false, sortable: false }),
};

export type Direction = 'asc' | 'desc';
export type SortKey = { readonly field: string; readonly direction: Direction };

/** What may be asked of a collection, and by whom: whatever is not in `fields` is refused. */
export type ListSpec = {
  /** By the names on the wire; `_id` is always among them. */
  readonly fields: Readonly<Record<string, ListField>> & { readonly _id: ListField };
  /** The field that names a row where there is room for one only, as in select options. */
  readonly label: string;
  /** The order when none is asked for; ties always go by `_id`. */
  readonly order: readonly SortKey[];
};
