import fc from 'fast-check';

/** Stands for a number that JSON can express and JavaScript cannot: see `asJson`. */
const numeral = (text: string): string => `\u0001${text}\u0001`;

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202Egnihton',
  '\u200B\u3164\u2800',
  '\uD800',
  'a\uDFFFb',
  'l·l ŀ ß İ ı ﬃ 👨‍👩‍👧‍👦',
  'e\u0301'.repeat(500),
  '乒'.repeat(10_000),
  'x'.repeat(100_000),
  '%',
  '\\',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '{{constructor}}',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  '[object Object]',
  '-0',
  '0x10',
  '1e400',
  '2147483648',
  '9'.repeat(400),
] as const;

const instants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000001Z',
  '1582-10-10T00:00:00Z',
  '1969-12-31T23:59:59.999Z',
  '2026-02-29T00:00:00Z',
  '2026-03-29T02:30:00Z',
  '2026-06-30T23:59:60Z',
  '2026-10-25T02:30:00+02:00',
  '9999-12-31T23:59:59.9999999Z',
  '+275760-09-13T00:00:00.000Z',
] as const;

const dates = ['0000-01-01', '0001-01-01', '1899-12-31', '2024-02-29', '2026-02-29', '9999-12-31'] as const;

const numbers = [
  -1,
  -0,
  0.1,
  1e-320,
  99.999_999_999,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e300,
  numeral('1e999'),
  numeral('-1e999'),
  numeral(`1${'0'.repeat(400)}`),
] as const;

const prototypes = [
  '{"__proto__": {"admin": true}}',
  '{"constructor": {"prototype": {}}}',
  '{"toString": 1}',
];

const deep = (levels: number, value: unknown): unknown => {
  let nested = value;
  for (let level = 0; level < levels; level += 1) nested = level % 2 === 0 ? [nested] : { a: nested };
  return nested;
};

export const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts, ...instants, ...dates) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
export const extremeInstant = fc.constantFrom(...instants);
export const extremeDate = fc.constantFrom(...dates);
export const nastyNumber = fc.constantFrom<number | string>(...numbers);

/** Values of any type that no reader of the documentation would send. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }),
  fc.constantFrom(...prototypes).map((text): unknown => JSON.parse(text)),
  fc.constantFrom(5, 60, 400).map((levels) => deep(levels, 1)),
  fc.anything({ maxDepth: 2, maxKeys: 3, withNullPrototype: false }),
);

/**
 * A value as a request body: what JSON cannot express becomes what `JSON.stringify` makes of it, and the
 * numbers above are written out.
 */
export function asJson(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  );
  return (text ?? 'null').replace(/"\\u0001([^"\\]+)\\u0001"/gu, '$1');
}
