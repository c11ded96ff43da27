import type { JsonSchema } from '#http/answer/json-schema.ts';

type MaybeSchema = JsonSchema | boolean | undefined;
type JsonType = Extract<NonNullable<JsonSchema['type']>, string>;

const isSchema = (schema: MaybeSchema): schema is JsonSchema => typeof schema === 'object';

/** A schema as people read types: `{ name: string (1…80), rating?: number | null }`, a field a line. */
export function notation(schema: MaybeSchema, indent = ''): string {
  if (!isSchema(schema)) return 'anything';
  const { anyOf, oneOf, enum: values, items, type } = schema;
  const branches = anyOf ?? oneOf;
  if (branches) return branches.map((branch) => notation(branch, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(type)) return alternatives(schema, type, indent);
  if (type === 'array') return `${grouped(notation(single(items), indent))}[]${limits(schema)}`;
  if (type === 'object') return fields(schema, indent);
  return typeof type === 'string' ? `${type}${limits(schema)}` : 'anything';
}

/** The alternatives of a union, such as a nullable schema. */
const alternatives = (schema: JsonSchema, types: readonly JsonType[], indent: string): string =>
  types.map((type) => notation(type === 'null' ? { type } : { ...schema, type }, indent)).join(' | ');

const single = (items: JsonSchema['items']): MaybeSchema => (Array.isArray(items) ? undefined : items);

const grouped = (written: string): string => (written.includes(' | ') ? `(${written})` : written);

function fields(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${notation(schema, inner)}`;
  });
  if (lines.length > 0) return `{\n${lines.join('\n')}\n${indent}}`;
  return `{ [name]: ${notation(additionalProperties, indent)} }`;
}

/** The constraints of a value: format, length, range. */
function limits(schema: JsonSchema): string {
  const least = schema.minLength ?? schema.minItems ?? schema.minimum ?? schema.exclusiveMinimum;
  const most = schema.maxLength ?? schema.maxItems ?? schema.maximum ?? schema.exclusiveMaximum;
  const isBounded = most !== undefined && Math.abs(Number(most)) < Number.MAX_SAFE_INTEGER;
  const range = isBounded ? `${least ?? 0}…${most}` : '';
  const notes = [schema.format, range].filter((note) => note !== undefined && note !== '');
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}
