import type { Pair } from '@topspin/contract';

type Person = { readonly _id: string };

/** Those of some people who enter no draw of doubles: their partner is not among them, or they have none. */
export function leftOut<P extends Person>(
  people: readonly P[],
  pairs: readonly { readonly members: readonly Pick<Pair['members'][number], '_id'>[] }[],
): readonly P[] {
  const here = new Set(people.map(({ _id }) => _id));
  const whole = pairs.filter(({ members }) => members.every(({ _id }) => here.has(_id)));
  const paired = new Set(whole.flatMap(({ members }) => members.map(({ _id }) => _id)));
  return people.filter(({ _id }) => !paired.has(_id));
}
