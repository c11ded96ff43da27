import { exportOpen, exportResults, type OpenPage } from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { openStream } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { paths } from '#lib/paths.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { ClickTtExport } from '../click-tt/click-tt-export.tsx';
import { fileNameOf, saveFile } from '#lib/save-file.ts';

type DialogProps = { readonly open: OpenPage; readonly onClose: () => void };

/** Exports an open as a file: with its results, and for admins with everything, which says first what that is. */
export function ExportDialog({ open, onClose }: DialogProps) {
  const { t } = useTranslation(['travel', 'common']);
  const isAdmin = useMe()?.user.roles.includes('admin') ?? false;
  return (
    <Modal
      title={t('export.title')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Stack>
          <Typography variant="h3">{t('export.results')}</Typography>
          <Hint>{t('export.resultsHint')}</Hint>
          <SaveButton open={open} route={exportResults} label={t('export.saveResults')} />
        </Stack>
        {isAdmin && (
          <Stack>
            <Typography variant="h3">{t('export.everything')}</Typography>
            <Hint>{t('export.everythingHint')}</Hint>
            <Notice tone="info" title={t('export.personal')}>
              {t('export.personalHint')}
            </Notice>
            <SaveButton open={open} route={exportOpen} label={t('export.saveEverything')} />
          </Stack>
        )}
        <TextLink to={paths.faq} search={{ search: t('export.guideSearch') }}>
          {t('export.guide')}
        </TextLink>
        <ClickTtExport openId={open._id} />
      </Stack>
    </Modal>
  );
}

type Props = {
  readonly open: OpenPage;
  readonly route: typeof exportOpen | typeof exportResults;
  readonly label: string;
};

function SaveButton({ open, route, label }: Props) {
  const { t } = useTranslation('travel');
  const save = useWrite({
    write: async () => {
      const stream = await openStream(route, { params: { id: open._id }, lastEventId: undefined });
      const file = await new Response(stream, { headers: { 'content-type': 'application/zip' } }).blob();
      const which = route.name === 'exportOpen' ? ` (${t('export.everythingName')})` : '';
      saveFile(`${fileNameOf(open.name)}${which}.zip`, file);
    },
  });
  return (
    <ActButton
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      busy={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </ActButton>
  );
}
