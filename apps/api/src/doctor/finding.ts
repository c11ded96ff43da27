/** What the doctor found about one thing. */
export type Finding = {
  readonly what: string;
  readonly state: 'fine' | 'mind' | 'wrong';
  readonly says: string;
  /** What to do about it. */
  readonly advice?: string;
};

/** A check's answer about a thing that it is told the name of. */
export type Answer = Omit<Finding, 'what'>;

export const fine = (says: string): Answer => ({ state: 'fine', says });
export const mind = (says: string, advice: string): Answer => ({ state: 'mind', says, advice });
export const wrong = (says: string, advice?: string): Answer => ({
  state: 'wrong',
  says,
  ...(advice !== undefined && { advice }),
});

/** Several answers about one thing: the first one, which says what it is, with the most serious, or all in a line if they are fine. */
export function together(answers: readonly [Answer, ...Answer[]]): Answer {
  const [first] = answers;
  const found =
    answers.find(({ state }) => state === 'wrong') ?? answers.find(({ state }) => state === 'mind');
  if (found === undefined) return fine(answers.map(({ says }) => says).join(', '));
  return found === first ? found : { ...found, says: `${first.says}: ${found.says}` };
}
