import * as fc from 'fast-check';
import { runs } from './runs.ts';

/** What is made of the first cases is kept; beyond, in `npm run proof`, memory matters more than time. */
const kept = 1000;

/**
 * Properties of something that takes long to make, such as a draw: all of them are tried with the same random cases, so
 * that each case is made once. A failure names its seed and is shrunk, as with `fc.assert`.
 */
export const propertiesOf = <Case, Subject>(
  anyCase: fc.Arbitrary<Case>,
  make: (one: Case) => Subject,
): ((holds: (made: Subject, one: Case) => void) => void) => {
  const [seed = 0] = fc.sample(fc.noBias(fc.nat()), 1);
  const madeOf = new Map<string, Subject>();
  const madeOnce = (one: Case): Subject => {
    const key = JSON.stringify(one);
    const before = madeOf.get(key);
    if (before !== undefined) return before;
    const made = make(one);
    if (madeOf.size < kept) madeOf.set(key, made);
    return made;
  };
  return (holds) =>
    fc.assert(
      fc.property(anyCase, (one) => holds(madeOnce(one), one)),
      { numRuns: runs, seed },
    );
};
