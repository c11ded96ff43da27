import { parseMarkdown } from '#ui/markdown/parse-markdown.ts';

/** What a text says, without where in the text it stands. */
const meaning = (markdown: string): string =>
  JSON.stringify(parseMarkdown(markdown.trim()), (key, value: unknown) =>
    key === 'position' ? undefined : value,
  );

/** Whether two texts in Markdown say the same, however each is written: `*` and `-` begin the same list. */
export const sameText = (one: string, other: string): boolean => meaning(one) === meaning(other);
