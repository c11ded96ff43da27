import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { OutlinedField } from '../form/outlined-field.tsx';
import { HoldsPaint } from '../whole/holds-paint.ts';
import { BallLoader } from '../state/ball-loader.tsx';
import { Notice } from '../state/notice.tsx';
import type { MarkdownEditorProps } from './crepe-editor.tsx';
import { Otherwise } from './markdown.tsx';

const CrepeEditor = lazy(async () => ({ default: (await import('./crepe-editor.tsx')).CrepeEditor }));

export type MarkdownFieldProps = Omit<MarkdownEditorProps, 'invalid' | 'describedBy'> & {
  /** What is wrong with it. */
  readonly error?: string | undefined;
};

/** A text with formatting, given and taken as Markdown. Where its editor does not load, it is typed as plain text. */
export function MarkdownField({ error, ...editor }: MarkdownFieldProps) {
  const help = useId();
  return (
    <Otherwise show={<PlainText error={error} {...editor} />}>
      <Box sx={{ minWidth: 0 }}>
        <Suspense
          fallback={
            <>
              <HoldsPaint />
              <BallLoader />
            </>
          }
        >
          <CrepeEditor {...editor} invalid={error !== undefined} describedBy={error ? help : undefined} />
        </Suspense>
        {error && (
          <FormHelperText id={help} error sx={{ mx: 1.75 }}>
            {error}
          </FormHelperText>
        )}
      </Box>
    </Otherwise>
  );
}

function PlainText({ value, onChange, onBlur, label, lang, error }: MarkdownFieldProps) {
  const { t } = useTranslation('descriptions');
  return (
    <Stack gap={1.5} sx={{ minWidth: 0 }}>
      <Notice tone="error" title={t('notLoaded')}>
        {t('notLoadedHint')}
      </Notice>
      <OutlinedField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onBlur?.()}
        multiline
        minRows={6}
        error={error !== undefined}
        helperText={error}
        inputProps={{ lang }}
      />
    </Stack>
  );
}
