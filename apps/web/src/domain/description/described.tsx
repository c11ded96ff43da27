import type { Description } from '@topspin/contract';
import { Markdown, MarkdownBrief } from '#ui/markdown/markdown.tsx';
import { versionOf } from './description-of.ts';

type Props = {
  readonly description: Description;
  /** Whether its links can be followed: not those of people whom nobody trusts. */
  readonly links: boolean;
};

/** A description in the reader's language, or else in the first it has. */
export function Described({ description, links }: Props) {
  const version = versionOf(description);
  return version ? <Markdown text={version.text} lang={version.lang} links={links} /> : null;
}

/** The beginning of a description, for a row of a list. */
export function DescribedBriefly({ description }: Pick<Props, 'description'>) {
  const version = versionOf(description);
  return version ? <MarkdownBrief text={version.text} lang={version.lang} /> : null;
}
