import { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { listQuery } from './list.ts';
import { methods, type Method, type Route, type Schema } from './route.ts';
import { uuid } from './values.ts';

type Description = Omit<Route, 'name' | 'method' | 'path' | 'tag' | 'answers'> &
  Partial<Pick<Route, 'answers'>>;

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Ids<Names extends string> = [Names] extends [never]
  ? unknown
  : { readonly params: z.ZodMiniObject<Record<Names, typeof uuid>> };

/** The route of a description: what it does not say follows from its path. */
type Described<Name, Path, D> = Pick<Route, 'method' | 'path' | 'tag'> & { readonly name: Name } & D &
  (D extends { readonly params: Schema } ? unknown : Ids<NamesIn<Path>>) &
  (D extends { readonly answers: object } ? unknown : { readonly answers: { readonly 204: null } });

/**
 * The routes of a resource: `venues('getVenue', 'GET /{id}', {…})`. Each has its tag and where its paths begin. What is in braces is an id,
 * and what has an id can be gone; a list refuses unknown filters; and no answer is one without a body.
 */
export function resource(tag: string, base: string, ofIds: readonly ErrorCode[] = ['thing.notFound']) {
  function describe<
    const Name extends string,
    const Address extends Method | `${Method} /${string}`,
    const D extends Description,
  >(name: Name, address: Address, description: D): Described<Name, Address, D>;
  function describe(name: string, address: string, { errors = [], ...said }: Description): Route {
    const method = methods.find((one) => address.split(' ')[0] === one) ?? 'GET';
    const path = base + address.slice(method.length + 1);
    const ids = [...path.matchAll(/\{(\w+)\}/gu)].map(([, id = '']) => id);
    const common = [
      ...(ids.includes('id') ? ofIds : []),
      ...(said.query === listQuery ? (['request.unknownFilter'] as const) : []),
    ];
    return {
      name,
      method,
      path,
      tag,
      ...(ids.length > 0 && { params: z.object(Object.fromEntries(ids.map((one) => [one, uuid]))) }),
      answers: { 204: null },
      ...said,
      errors: [...common, ...errors],
    };
  }
  return describe;
}
