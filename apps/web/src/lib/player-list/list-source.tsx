import { mdiFileUploadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { Unreadable } from './read-file.ts';

type Props = { readonly text: string; readonly onText: (text: string) => void };

/** Where a list comes from: pasted, typed, dropped or chosen as a file, whose text can then be corrected. */
export function ListSource({ text, onText }: Props) {
  const { t } = useTranslation('playerList');
  const [problem, setProblem] = useState<Unreadable | null>(null);
  const [over, setOver] = useState(false);
  const field = useFocusOnOpening();
  const take = async (file: File | undefined) => {
    if (!file) return;
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
    <Box
      sx={{ display: 'grid', gap: 1 }}
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
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Button>
        <Typography variant="body2" color="textSecondary">
          {t('fileHint')}
        </Typography>
      </Box>
      {problem && <Notice tone="error" title={t(`problems.${problem}`)} />}
    </Box>
  );
}

/** The list can be pasted at once. */
function useFocusOnOpening() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
