import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRoute } from '#testing/every-route.ts';
import { givenApi } from '#testing/given-api.ts';
import type { OpenApi, Operation } from './document.ts';

const api = givenApi();
let document: OpenApi;
beforeAll(async () => {
  document = (await api.app.inject({ url: '/api/openapi.json' })).json();
});

const operations = (): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));
const operation = (name: string): Operation | undefined =>
  operations().find(({ operationId }) => operationId === name);

describe('the description of the API', () => {
  test('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([validator.version, valid, errors]).toEqual(['3.1', true, undefined]);
  });

  test('has every route that somebody may call', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(names.toSorted()).toEqual(everyRoute.map(({ name }) => name).toSorted());
  });

  test('refers to nothing that is not in it', () => {
    const schemas = Object.keys(document.components.schemas);
    const written = JSON.stringify(document);
    const references = [...written.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/gu)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(0);
    expect(schemas).toEqual(expect.arrayContaining([...new Set(references)]));
  });

  test('names each parameter of each address', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods))
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  });

  test('says what a call takes and answers', () => {
    expect(operation('access')).toMatchObject({
      security: [{}, { bearer: [] }],
      requestBody: {
        content: { 'application/json': { schema: { type: 'object', required: ['email', 'password'] } } },
      },
      responses: {
        200: { content: {} },
        401: { description: expect.stringContaining('auth.badCredentials') },
      },
    });
    expect(operation('editMe')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'If-Match', in: 'header', required: true }),
    );
  });
});

describe('the page of the API', () => {
  test('shows every call, and needs neither script nor anything from elsewhere', async () => {
    const page = await api.app.inject({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    for (const { operationId } of operations()) expect(page.body).toContain(`<details id="${operationId}">`);
    expect(page.body).not.toMatch(/<script|style=|<style|https?:\/\//u);
    expect((await api.app.inject({ url: '/api/docs.css' })).headers['content-type']).toContain('text/css');
  });
});
