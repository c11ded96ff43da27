import LinearProgress from '@mui/material/LinearProgress';
import { readTravelFile, travelTypes, type TravelReading } from '@topspin/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { FoundOpen } from './found-open.tsx';

type Read = { readonly file: File; readonly reading: TravelReading };

/** Imports an open from a file: what it holds is shown, a person says who its people are, and then it is made. */
export function ImportPage() {
  const { t } = useTranslation('travel');
  const [read, setRead] = useState<Read | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const look = useWrite({
    showsError: shownHere,
    write: async (file: File): Promise<Read> => ({ file, reading: await call(readTravelFile, { file }) }),
    onSuccess: setRead,
  });
  return (
    <Page title={t('import.title')} hint={t('import.hint')}>
      <Stack>
        <Panel title={t('import.file')}>
          <Stack>
            <Hint>{t('import.fileHint')}</Hint>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={t('import.choose')}
              accept={['.zip', ...travelTypes].join(',')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                setRead(null);
                // Some systems give a zip no type, or one of their own.
                if (file) look.mutate(new File([file], file.name, { type: 'application/zip' }));
                target.value = '';
              }}
            />
            <ActButton
              variant={read ? 'outlined' : 'contained'}
              sx={{ justifySelf: 'start' }}
              busy={look.isPending}
              onClick={() => picker.current?.click()}
            >
              {read ? t('import.another') : t('import.choose')}
            </ActButton>
            {look.isPending && <LinearProgress aria-label={t('import.reading')} />}
            {look.error && <FormProblem problem={look.error} />}
          </Stack>
        </Panel>
        {read && <FoundOpen key={read.file.name + read.file.size} file={read.file} reading={read.reading} />}
      </Stack>
    </Page>
  );
}
