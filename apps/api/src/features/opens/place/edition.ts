import type { Language } from '@topspin/contract';
import {
  widerConditions,
  type EditionState,
  type EntryConditions,
  type OpenGrade,
  type WiderCondition,
} from '@topspin/engine';
import { apiTexts } from '@topspin/messages/api';
import { filled } from '#http/answer/texts.ts';
import { isAdmin, type Viewer } from '#http/call.ts';
import { Refusal } from '#http/fail.ts';

/** An edition that an open asks for or is in, and who may enter the opens of its circuit. */
export type EditionOfPlace = {
  readonly id: string;
  readonly name: string;
  readonly state: EditionState;
  readonly circuit: EntryConditions;
  readonly circuit_name: string;
  /** The kinds of opens it tells apart. */
  readonly grades: readonly OpenGrade[];
};

/** Whether a user runs circuits: puts opens in editions, and takes them out. */
export const managesCircuits = (viewer: Pick<Viewer, 'roles'> | null): boolean =>
  isAdmin(viewer) || (viewer?.roles.includes('circuitManager') ?? false);

/** Refuses an open that lets in people whom the circuit does not, saying at each field what the circuit allows. */
export function refuseWider(open: EntryConditions, edition: EditionOfPlace, lang: Language): void {
  const wider = widerConditions(open, edition.circuit);
  if (wider.length === 0) return;
  const issues = wider.map((condition) => ({
    path: pathOf(condition),
    message: differenceIn(condition, lang),
  }));
  const differences = [...new Set(issues.map(({ message }) => `${message}.`))].join(' ');
  throw new Refusal('edition.conditionsWider', { differences }, { issues });
}

const pathOf = (condition: WiderCondition): string[] =>
  'limit' in condition && condition.limit !== null ? [condition.field, condition.limit] : [condition.field];

const texts = {
  age_range: 'ageWithinCircuit',
  rating_range: 'ratingWithinCircuit',
  functional_diversity: 'functionalCircuit',
} as const;

const differenceIn = (condition: WiderCondition, lang: Language): string =>
  filled(apiTexts[lang].validation[texts[condition.field]], condition);

/** Organisers ask for places in editions that are not over; managers may add an open later. */
export function refuseFinished({ state }: EditionOfPlace, lang: Language): void {
  if (state !== 'finished') return;
  const { message } = apiTexts[lang].errors['edition.finished'];
  throw new Refusal('edition.finished', undefined, { issues: [{ path: ['edition_id'], message }] });
}
