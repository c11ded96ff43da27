import fc from 'fast-check';
import type { JsonSchema } from '#http/answer/json-schema.ts';
import type { Operation } from '#http/openapi/document.ts';
import { asJson, nasty, nastyNumber, nastyText } from './nasty.ts';

/** Field names a list may have: those of its rows, and of nested objects. */
function fieldsOf(operation: Operation): string[] {
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const row = asObject(asObject(answer)?.properties?.['collection'])?.items;
  const names = Object.entries(asObject(row)?.properties ?? {}).flatMap(([name, schema]) => [
    name,
    ...Object.keys(objectIn(schema)?.properties ?? {}).map((inner) => `${name}.${inner}`),
  ]);
  return [
    ...new Set(['_id', 'name', ...names, 'mine', 'live', 'open_id', 'shoe_size', 'constructor', '__proto__']),
  ];
}

const asObject = (schema: unknown): JsonSchema | undefined =>
  typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : undefined;

const objectIn = (schema: unknown): JsonSchema | undefined =>
  [schema, ...(asObject(schema)?.anyOf ?? [])].map(asObject).find((found) => found?.properties);

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    1,
    1000.5,
    'ESP',
    'active',
    'finished',
    '2026-02-28',
    '2026-02-28T09:00:00Z',
  ),
  fc.uuid(),
  nastyText,
  nastyNumber,
);

/** The query parameters of a list or any other read, by their names in the OpenAPI document. */
export function listQuery(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const makers = makersFor(fieldsOf(operation));
  const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const parameters = names.map((name) => {
    const maker = makers[name];
    return [name, maker ? fc.oneof({ weight: 30, arbitrary: maker }, nastyText) : nastyText] as const;
  });
  const all = fc.record(Object.fromEntries(parameters));
  return fc
    .tuple(all, fc.subarray(names))
    .map(([values, asked]) => Object.fromEntries(asked.map((name) => [name, values[name] ?? ''])));
}

const mostly = (sound: string[], others: string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...sound) }, fc.constantFrom(...others));

function makersFor(fields: readonly string[]): Record<string, fc.Arbitrary<string>> {
  const field = fc.constantFrom(...fields);
  const comparison = fc.oneof(
    fc.tuple(fc.constantFrom('$in', '$nin'), fc.array(value, { maxLength: 4 })),
    fc.tuple(fc.constantFrom('$ne', '$gt', '$gte', '$lt', '$lte', '$regex', '$in'), value),
  );
  const condition = fc.oneof(
    value,
    comparison.map(([operator, operand]) => ({ [operator]: operand })),
  );
  const filters = fc.array(fc.tuple(field, condition), { maxLength: 3 }).map(fromPairs);
  const sort = fc.uniqueArray(field, { maxLength: 3 });
  return {
    page: mostly(['1', '2', '3', '1000000'], ['0', '-1', '999999999', '1e300', '1.5']),
    itemsPerPage: mostly(['1', '20', '100', '101', '100000'], ['0', '-1', 'NaN', '1e9']),
    filters: filters.map(asJson),
    permanentFilters: filters.map(asJson),
    simpleSearch: fc.record({ search: nastyText, fields: fc.array(field, { maxLength: 2 }) }).map(asJson),
    sortBy: sort.map(asJson),
    sortDesc: fc
      .array(fc.oneof({ weight: 20, arbitrary: fc.boolean() }, nasty), { maxLength: 3 })
      .map(asJson),
    project: fc
      .oneof(
        fc.array(field, { maxLength: 4 }),
        fc.array(fc.tuple(field, fc.boolean()), { maxLength: 4 }).map(fromPairs),
      )
      .map(asJson),
    cursor: fc
      .record({
        order: order(field),
        values: fc.array(value, { maxLength: 3 }),
        page: fc.oneof(fc.constant(2), nasty),
      })
      .map((cursor) => Buffer.from(asJson(cursor)).toString('base64url')),
  };
}

const order = (field: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(field, fc.constantFrom('asc', 'desc'))
    .map(([name, direction]) =>
      name === '_id' ? `_id.${direction}` : `${name}.${direction},_id.${direction}`,
    );

/** An object with all of these as own keys, even `__proto__`. */
function fromPairs(pairs: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, held] of pairs)
    Object.defineProperty(made, name, { value: held, enumerable: true, configurable: true });
  return made;
}
