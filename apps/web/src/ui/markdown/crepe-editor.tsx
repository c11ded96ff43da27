import '@milkdown/kit/prose/view/style/prosemirror.css';
import '@milkdown/crepe/theme/common/link-tooltip.css';
import '@milkdown/crepe/theme/common/placeholder.css';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsPaint } from '../whole/holds-paint.ts';
import { createCrepe, type Crepe } from './crepe.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { editorStyles } from './editor-styles.ts';

export type MarkdownEditorProps = {
  /** Markdown; a value that did not come from the editor itself replaces its content. */
  readonly value: string;
  readonly onChange: (markdown: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly label: string;
  readonly invalid?: boolean | undefined;
  /** The id of the hint or error that belongs to it. */
  readonly describedBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly lang?: string | undefined;
};

/** A text with its formatting, written as it will be read. */
export function CrepeEditor({
  value,
  onChange,
  onBlur,
  label,
  invalid,
  describedBy,
  placeholder,
  lang,
}: MarkdownEditorProps) {
  const { t } = useTranslation('descriptions');
  const root = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const changed = useRef(onChange);
  const [crepe, setCrepe] = useState<Crepe | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [, setMoves] = useState(0);
  useHoldsPaint(crepe === null && failed === null);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (root.current === null) return undefined;
    const place = document.createElement('div');
    root.current.append(place);
    const creating = createCrepe({
      root: place,
      markdown: written.current,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      words: { placeholder: placeholder ?? '', link: t('pasteLink') },
      onChange: (markdown) => {
        written.current = markdown;
        changed.current(markdown);
      },
      onMoved: () => setMoves((moves) => moves + 1),
    });
    let gone = false;
    creating.then(
      (made) => !gone && setCrepe(made),
      (error: unknown) => !gone && setFailed(error),
    );
    return () => {
      gone = true;
      setCrepe(null);
      void creating.then(({ builder }) => builder.destroy()).finally(() => place.remove());
    };
  }, [label, placeholder, t]);
  useEffect(() => {
    if (crepe === null || value === written.current) return;
    written.current = value;
    crepe.write(value);
  }, [crepe, value]);
  useEffect(() => {
    if (crepe === null) return;
    const { typed } = crepe;
    typed.setAttribute('aria-invalid', String(invalid ?? false));
    if (lang !== undefined) typed.setAttribute('lang', lang);
    if (describedBy === undefined) typed.removeAttribute('aria-describedby');
    else typed.setAttribute('aria-describedby', describedBy);
  }, [crepe, invalid, describedBy, lang]);
  if (failed !== null) throw failed;
  return (
    <Box sx={editorStyles(invalid ?? false)} onBlur={onBlur}>
      <EditorToolbar crepe={crepe} />
      <Box ref={root} sx={{ overflowY: 'auto', maxHeight: 480 }} />
    </Box>
  );
}
