import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { plainText, rendered } from './markdown-nodes.tsx';
import { parseMarkdown } from './parse-markdown.ts';
import { proseStyles, readHeadings } from './prose-styles.ts';

type Props = { readonly text: string; readonly lang?: string | undefined; readonly links: boolean };

/** Markdown as elements. */
export function Formatted({ text, lang, links }: Props) {
  const tree = useMemo(() => parseMarkdown(text), [text]);
  return (
    <Box lang={lang} sx={{ ...proseStyles, ...readHeadings }}>
      {rendered(tree, { links })}
    </Box>
  );
}

/** Markdown without its formatting, in a line or two. */
export function Brief({ text }: { readonly text: string }) {
  return useMemo(
    () =>
      parseMarkdown(text)
        .children.map((block) => plainText(block).trim())
        .filter((block) => block !== '')
        .join(' '),
    [text],
  );
}
