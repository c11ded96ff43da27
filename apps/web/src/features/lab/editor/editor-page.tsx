import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { MarkdownField } from '#ui/markdown/markdown-field.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { editorColumns, MarkdownText } from './markdown-text.tsx';

/** The editor of descriptions, the Markdown it keeps, and how that is read. */
export function EditorPage() {
  const { t } = useTranslation('lab');
  const [text, setText] = useState('');
  return (
    <Page title={t('editor.title')} hint={t('editor.hint')}>
      <Box sx={editorColumns}>
        <Panel title={t('editor.title')}>
          <MarkdownField label={t('editor.title')} value={text} onChange={setText} />
        </Panel>
        <Panel title={t('editor.markdown')}>
          <MarkdownText text={text} />
        </Panel>
        <Panel title={t('editor.shown')}>
          <Markdown text={text} links />
        </Panel>
      </Box>
    </Page>
  );
}
