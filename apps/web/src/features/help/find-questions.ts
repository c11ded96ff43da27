import { searchable } from '@topspin/contract';
import { matchesSearch } from '#domain/matches-search.ts';

type Question = {
  readonly question: string;
  readonly answer: string;
  /** Other words for what is asked. */
  readonly words: string;
};
type Search = {
  readonly search: string;
  /** Words that say nothing about what is asked. */
  readonly stopWords: readonly string[];
};

/** The questions with every word of a search, those that ask for it before those that mention it; if none has them all, those with any of its words, the most telling first. */
export function findQuestions<Q extends Question>(
  questions: readonly Q[],
  { search, stopWords }: Search,
): readonly Q[] {
  const all = questions.filter((question) => matchesSearch(textOf(question), search));
  const asks = (one: Question) => matchesSearch(`${one.question} ${one.words}`, search);
  if (all.length > 0) return all.toSorted((one, other) => Number(asks(other)) - Number(asks(one)));
  const ignored = new Set(stopWords.map(searchable));
  const words = [...new Set(searchable(search).match(/[\p{L}\p{N}]+/gu))].filter(
    (word) => !ignored.has(word),
  );
  const weights = words.map((word) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u');
    const having = questions.filter((question) => pattern.test(searchable(textOf(question)))).length;
    return { pattern, weight: having === 0 ? 0 : 1 / having };
  });
  return questions
    .map((question) => {
      const text = searchable(textOf(question));
      const score = weights.reduce((sum, { pattern, weight }) => sum + (pattern.test(text) ? weight : 0), 0);
      return { question, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ question }) => question);
}

const textOf = ({ question, answer, words }: Question): string => `${question} ${answer} ${words}`;
