import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { createCrepe } from '#ui/markdown/crepe.ts';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { editorColumns, MarkdownText } from './markdown-text.tsx';
import { sameText } from './same-text.ts';

const sample = `# Open de Vic

Con **premios** y *trofeos*:

* Absoluto
* Veteranos

1. Recepción a las 9
2. Finales a las 18

> No se sirve comida.

[La sede](https://example.org)`;

/** Markdown into the editor and out again: what comes back must say the same. */
export function EditorTestPage() {
  const { t } = useTranslation('lab');
  const [source, setSource] = useState(sample);
  const given = useDebounced(source);
  return (
    <Page title={t('editor.testTitle')} hint={t('editor.testHint')}>
      <Box sx={editorColumns}>
        <Panel title={t('editor.source')}>
          <OutlinedField
            label={t('editor.markdown')}
            value={source}
            onChange={({ target }) => setSource(target.value)}
            multiline
            minRows={12}
          />
        </Panel>
        <RoundTrip key={given} source={given} />
      </Box>
    </Page>
  );
}

/** Puts the text into an editor that nobody sees, and shows what it makes of it. */
function RoundTrip({ source }: { readonly source: string }) {
  const { t } = useTranslation('lab');
  const [back, setBack] = useState<string>();
  useEffect(() => {
    const root = document.createElement('div');
    const nothing = () => undefined;
    const words = { placeholder: '', link: '' };
    const made = createCrepe({
      root,
      markdown: source,
      attributes: {},
      words,
      onChange: nothing,
      onMoved: nothing,
    });
    let gone = false;
    void made.then(({ builder }) => gone || setBack(builder.getMarkdown()));
    return () => {
      gone = true;
      void made.then(({ builder }) => builder.destroy());
    };
  }, [source]);
  return (
    <Panel title={t('editor.back')}>
      {back === undefined ? (
        <BallLoader />
      ) : (
        <>
          <MarkdownText text={back} />
          <Verdict same={sameText(source, back)} />
        </>
      )}
    </Panel>
  );
}

function Verdict({ same }: { readonly same: boolean }) {
  const { t } = useTranslation('lab');
  return (
    <Box sx={{ mt: 2 }}>
      <Notice tone={same ? 'info' : 'error'} title={t(same ? 'editor.same' : 'editor.changed')} />
    </Box>
  );
}
