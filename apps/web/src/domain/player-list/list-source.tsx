import { mdiFileUploadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type DragEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { Unreadable } from './read-file.ts';

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Takes an XML of click-TT, where there is an open to which it belongs. */
  readonly onXml?: ((file: File) => void) | undefined;
};

/** Where a list comes from: pasted, typed, dropped or chosen as a file, whose text can then be corrected. */
export function ListSource({ text, onText, field, onXml }: Props) {
  const { t } = useTranslation('playerList');
  const [problem, setProblem] = useState<Unreadable | null>(null);
  const [over, setOver] = useState(false);
  // The list can be pasted at once.
  useEffect(() => field.current?.focus(), [field]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (onXml && isXml(file)) {
      setProblem(null);
      return onXml(file);
    }
    const { readFile } = await import('./read-file.ts');
    const read = await readFile(file);
    setProblem('problem' in read ? read.problem : null);
    if ('text' in read) onText(read.text);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Stack
      gap={1}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <TextField
        multiline
        inputRef={field}
        minRows={4}
        maxRows={5}
        label={t('label')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        helperText={t('hint')}
        slotProps={{ htmlInput: { spellCheck: false, wrap: 'off', autoComplete: 'off' } }}
        sx={{
          ...(over && {
            '& fieldset': { borderStyle: 'dashed', borderWidth: 2, borderColor: 'primary.main' },
          }),
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Button component="label" startIcon={<Icon path={mdiFileUploadOutline} />}>
          {t('file')}
          <input
            hidden
            type="file"
            accept={`.csv,.tsv,.txt,.xlsx,text/csv,text/plain${onXml ? ',.xml,application/xml,text/xml' : ''}`}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Button>
        <Hint>{t(onXml ? 'fileHintOpen' : 'fileHint')}</Hint>
      </Box>
      {problem && <Notice tone="error" title={t(`problems.${problem}`)} />}
    </Stack>
  );
}

const isXml = ({ name, type }: File): boolean => /\.xml$/iu.test(name) || type.endsWith('/xml');

/** Selects a row of the list, by its number from 1, and brings it into view. */
export function selectRow(field: HTMLTextAreaElement | null, row: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, row - 1).reduce((sum, line) => sum + line.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[row - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, row - 2);
}
