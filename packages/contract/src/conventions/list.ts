import { z } from 'zod/mini';
import { optionsAtMost } from './list-limits.ts';

/** A key that a map would silently ignore. */
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a prototype is not a field');
  return value;
}

/** `__proto__` may be written plainly or escaped; checking every key would be several times slower than parsing. */
const mayNamePrototypes = (written: string): boolean =>
  written.includes('__proto__') || written.includes('\\');

/** A list or an object in a query, where everything is text. */
export const json = <S extends z.ZodMiniType>(inner: S) =>
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

/** The query of every list: see the conventions on the API's page. */
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

/** The answer of every list. With `project` or options, rows are partial. */
export const listOf = <S extends z.ZodMiniObject>(row: S) =>
  z.object({
    collection: z.array(z.partial(row)),
    page: z.int(),
    pages: z.int(),
    totalRows: z.int(),
    totalFilteredRows: z.int(),
    /** Whether counting stopped early: there are at least that many. */
    totalIsCapped: z.boolean(),
    cursor: z.nullable(z.string()),
  });
