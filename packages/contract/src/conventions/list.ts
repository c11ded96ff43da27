import { z } from 'zod/mini';

/** A key that a reader of maps would pass over in silence. */
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a prototype is not a field');
  return value;
}

/** A prototype is named plainly or in escapes; to look at every key takes several times as long as to read them. */
const mayNamePrototypes = (written: string): boolean =>
  written.includes('__proto__') || written.includes('\\');

const json = <S extends z.ZodMiniType>(inner: S) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((written: string, context) => {
        try {
          return JSON.parse(written, mayNamePrototypes(written) ? withoutPrototypes : undefined) as unknown;
        } catch {
          context.issues.push({ code: 'custom', input: written, params: { rule: 'json' } });
          return z.NEVER;
        }
      }),
    ),
    inner,
  );

/** A whole number in a query, where everything is text. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.number().check(z.gte(least), z.lte(most)),
  );

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const comparison = z.strictObject({
  $in: z.optional(z.array(scalar)),
  $nin: z.optional(z.array(scalar)),
  $ne: z.optional(scalar),
  $gt: z.optional(scalar),
  $gte: z.optional(scalar),
  $lt: z.optional(scalar),
  $lte: z.optional(scalar),
});
const fieldName = z.string().check(z.regex(/^[a-z_][a-z0-9_.]{0,60}$/i));
export const filters = z.record(fieldName, z.union([scalar, comparison]));
export type Filters = z.infer<typeof filters>;
export type Comparison = z.infer<typeof comparison>;

/** Over this many rows only `_id` and the label of each are given: that is for select options. */
export const fullRowsAtMost = 100;
export const optionsAtMost = 100_000;

/** Pages that begin after so many rows are read with the cursor: to skip more rows than these would take too long. */
export const skippedAtMost = 10_000;

/** What every list takes: see the conventions in the API's own page. */
export const listQuery = z.object({
  page: z._default(wholeNumber(1, 1_000_000), 1),
  itemsPerPage: z._default(wholeNumber(1, optionsAtMost), 20),
  filters: z.optional(json(filters)),
  permanentFilters: z.optional(json(filters)),
  simpleSearch: z.optional(
    json(
      z.object({
        search: z.string().check(z.maxLength(200)),
        fields: z.array(fieldName).check(z.maxLength(20)),
      }),
    ),
  ),
  sortBy: z.optional(json(z.array(fieldName).check(z.maxLength(5)))),
  sortDesc: z.optional(json(z.array(z.boolean()).check(z.maxLength(5)))),
  project: z.optional(
    json(z.union([z.array(fieldName), z.record(fieldName, z.union([z.boolean(), z.number()]))])),
  ),
  cursor: z.optional(z.string().check(z.maxLength(4000))),
});
export type ListQuery = z.infer<typeof listQuery>;

/** Counting stops here, where the database keeps no number. */
export const countedAtMost = 10_000;

/** What every list answers. With `project` or options, rows are partial. */
export const listOf = <S extends z.ZodMiniObject>(row: S) =>
  z.object({
    collection: z.array(z.partial(row)),
    page: z.int(),
    pages: z.int(),
    totalRows: z.int(),
    totalFilteredRows: z.int(),
    /** Whether counting stopped before the last row: there are that many or more. */
    totalIsCapped: z.boolean(),
    cursor: z.nullable(z.string()),
  });
