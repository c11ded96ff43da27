import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import * as contract from '../index.ts';
import type { Route } from './route.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;
const routes = Object.values<unknown>(contract).filter(isRoute);

const isOfSecret = (name: string): boolean => /token|secret|password|apikey|code$/iu.test(name);

/** Not words of a list, such as the codes of countries and reasons, nor what is said of a secret. */
const isText = (schema: object): boolean =>
  /"type":(?:"string"|\["string)/u.test(JSON.stringify(schema)) && !/"enum":/u.test(JSON.stringify(schema));

/** The names of secrets in a JSON schema, at whatever depth. */
function secretsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties: object = Object(Reflect.get(schema, 'properties'));
  return [
    ...Object.entries(properties).flatMap(([name, of]) =>
      isOfSecret(name) && isText(Object(of)) ? [name] : [],
    ),
    ...Object.values(schema).flatMap(secretsIn),
  ];
}

/** The code of an area is no secret. */
const harmless: ReadonlySet<string> = new Set(['postcode']);

test('an answer with a token, a code or another secret says so, since it must not be compressed', () => {
  const withSecrets = routes.filter(({ answers }) =>
    Object.values(answers).some(
      (answer) =>
        answer !== null &&
        secretsIn(z.toJSONSchema(answer, { unrepresentable: 'any' })).some((name) => !harmless.has(name)),
    ),
  );
  const names = (some: readonly Route[]) => some.map(({ name }) => name).toSorted();
  expect(names(withSecrets)).toContain('listScoreLinks');
  expect(names(routes.filter(({ secret }) => secret))).toEqual(names(withSecrets));
  expect(names(withSecrets.filter(({ shared }) => shared))).toEqual([]);
});
