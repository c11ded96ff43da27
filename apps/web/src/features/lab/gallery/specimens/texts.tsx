import { useState } from 'react';
import { CrepeEditor } from '#ui/markdown/crepe-editor.tsx';
import { EditorToolbar } from '#ui/markdown/editor-toolbar.tsx';
import { Brief, Formatted } from '#ui/markdown/formatted.tsx';
import { MarkdownField } from '#ui/markdown/markdown-field.tsx';
import { rendered } from '#ui/markdown/markdown-nodes.tsx';
import { Markdown, MarkdownBrief } from '#ui/markdown/markdown.tsx';
import { parseMarkdown } from '#ui/markdown/parse-markdown.ts';
import { specimen, type Specimen } from '../specimen.ts';

const text = `## Cómo llegar

En **tren** hasta Vic, y a pie por la *rambla*:

1. Sal por la puerta norte.
2. Sigue hasta el [pabellón](https://example.org).

> Se aparca mal los sábados.`;

function Written({ error }: { readonly error?: string }) {
  const [value, setValue] = useState(text);
  return <MarkdownField label="Descripción" value={value} onChange={setValue} error={error} />;
}

function Bare() {
  const [value, setValue] = useState(text);
  return <CrepeEditor label="Descripción" value={value} onChange={setValue} />;
}

/** Texts with formatting, written and read. */
export const texts: readonly Specimen[] = [
  specimen('markdown/markdown.tsx', {
    links: () => <Markdown text={text} links />,
    'no links': () => <Markdown text={text} links={false} />,
    brief: () => <MarkdownBrief text={text} />,
  }),
  specimen('markdown/formatted.tsx', {
    usual: () => <Formatted text={text} links />,
    brief: () => <Brief text={text} />,
  }),
  specimen('markdown/markdown-nodes.tsx', { usual: () => rendered(parseMarkdown(text), { links: true }) }),
  specimen('markdown/editor-toolbar.tsx', { loading: () => <EditorToolbar crepe={null} /> }),
  specimen('markdown/crepe-editor.tsx', { usual: () => <Bare /> }),
  specimen('markdown/markdown-field.tsx', {
    usual: () => <Written />,
    invalid: () => <Written error="La descripción es requerida" />,
  }),
];
