import { insertConsents } from '#features/players/commands.ts';
import { consentRow, type ConsentRelation } from '#features/players/reads.ts';
import type { Entering } from './enrol.ts';

type Entered = {
  readonly player: string;
  readonly inscription: string;
  /** In what capacity the caller consents: an organiser has the consent on paper. */
  readonly relation: ConsentRelation;
};

/** Records the consent to a registration, and to storing what was declared for it. */
export async function recordConsents(call: Entering, { relation, ...entered }: Entered): Promise<void> {
  const purposes = [
    ...(relation === 'self' ? [] : (['inscription'] as const)),
    ...(call.body.functional_diversity === undefined ? [] : (['functionalDiversity'] as const)),
  ];
  await insertConsents(
    call.db,
    purposes.map((purpose) => consentRow(call, { ...entered, purpose, relation })),
  );
}
