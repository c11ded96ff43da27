import type { Day } from '@topspin/contract';
import { createContext, use, useState, type ReactNode } from 'react';
import { promisedIn, type Promised } from './promised.ts';

const nobody: Promised = new Map();
const All = createContext<Promised>(nobody);

/** Remembers whom the rows of the queue named as umpires, as long as the plan is open. */
export function AllPromised({ day, children }: { readonly day: Day; readonly children: ReactNode }) {
  const [known, setKnown] = useState<{ readonly of: Day | null; readonly promised: Promised }>({
    of: null,
    promised: nobody,
  });
  if (known.of !== day) setKnown({ of: day, promised: promisedIn(known.promised, day) });
  return <All value={known.promised}>{children}</All>;
}

/** The umpires that were named. */
export const usePromised = (): Promised => use(All);
