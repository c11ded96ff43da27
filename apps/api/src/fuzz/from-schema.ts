import fc from 'fast-check';
import type { JsonSchema } from '#http/answer/json-schema.ts';
import { extremeDate, extremeInstant, nasty, nastyNumber, nastyText } from './nasty.ts';

/** Existing values for a field of this name: the id of a player for `player_id`. */
export type Known = (name: string) => readonly string[];

/** `wild`: any part may be something else entirely; otherwise everything fits the schema. */
type Context = { readonly known: Known; readonly name: string; readonly wild: boolean };

/**
 * Values for a schema: half of them fit it, the others now and then have a part that is something else
 * entirely.
 */
export function valuesFor(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const values = (wild: boolean) => fitting(schema, { known, name: '', wild });
  return fc.oneof(values(false), values(true));
}

function fromSchema(schema: JsonSchema | boolean, context: Context): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return nasty;
  if (!context.wild) return fitting(schema, context);
  return fc.oneof({ weight: 15, arbitrary: fitting(schema, context) }, { weight: 1, arbitrary: nasty });
}

function fitting(schema: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const branches =
    schema.anyOf ??
    schema.oneOf ??
    (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : null);
  if (branches) return fc.oneof(...branches.map((branch) => fromSchema(branch, context)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, context);
    case 'integer':
    case 'number':
      return numberOf(schema, context);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, context);
    case 'object':
      return objectOf(schema, context);
    case undefined:
      return nasty;
    default:
      throw new Error(`no values are made for a schema of type ${String(schema.type)}`);
  }
}

const textByFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc.oneof(
    fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString()),
    extremeInstant,
  ),
  date: fc.oneof(
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10)),
    extremeDate,
  ),
  email: fc.nat({ max: 20 }).map((number) => `fuzz${number}@topspin.test`),
  uuid: fc.uuid(),
};

const anyName = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
  fc.constant('Nil Serra'),
);

function textOf(schema: JsonSchema, { known, name, wild }: Context): fc.Arbitrary<string> {
  const { format, pattern, maxLength = 1000 } = schema;
  const there = known(name);
  if (there.length > 0) return fc.constantFrom(...there);
  const formatted = textByFormat[format ?? ''];
  if (formatted) return formatted;
  const usual = pattern ? fc.stringMatching(new RegExp(pattern, 'u')) : anyName;
  if (!wild) return usual;
  const long = fc.constantFrom(maxLength, maxLength + 1).map((length) => 'é'.repeat(length));
  return fc.oneof({ weight: 6, arbitrary: usual }, long, { weight: 2, arbitrary: nastyText });
}

function numberOf(schema: JsonSchema, { wild }: Context): fc.Arbitrary<unknown> {
  const { type, minimum = -1e6, maximum = 1e6 } = schema;
  const within =
    type === 'integer'
      ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  if (!wild) return fc.oneof({ weight: 8, arbitrary: within }, fc.constantFrom(minimum, maximum));
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  return fc.oneof({ weight: 8, arbitrary: within }, edges, nastyNumber);
}

function listOf({ items, prefixItems, minItems = 0, maxItems = 6 }: JsonSchema, context: Context) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => fromSchema(item, context)));
  const item = items === undefined || Array.isArray(items) ? nasty : fromSchema(items, context);
  const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 6)) };
  if (!context.wild) return fc.array(item, length);
  return fc.oneof(
    { weight: 20, arbitrary: fc.array(item, length) },
    { weight: 1, arbitrary: item.map((value) => Array.from({ length: 600 }, () => value)) },
  );
}

function objectOf({ properties = {}, required = [] }: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema, { ...context, name })]),
  );
  const whole = fc.record(fields, { requiredKeys: [...required] });
  if (!context.wild) return whole;
  const torn = fc.record(fields, { requiredKeys: [] });
  const more = fc.tuple(whole, nastyText, nasty).map(([value, key, extra]) => ({ ...value, [key]: extra }));
  return fc.oneof({ weight: 12, arbitrary: whole }, torn, more);
}
