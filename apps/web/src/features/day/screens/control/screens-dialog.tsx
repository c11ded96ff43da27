import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useLinkTo } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { PairForm } from './pair-form.tsx';
import { ScreenRow } from './screen-row.tsx';
import { useScreens } from './use-screens.ts';

type Props = { readonly day: Day; readonly onClose: () => void };

/** The screens of a day: each is changed here, and one more is paired by the code that it shows. */
export function ScreensDialog({ day, onClose }: Props) {
  const { t } = useTranslation(['screens', 'common']);
  const read = useScreens(day);
  const screens = read.data?.collection;
  const address = useLinkTo(paths.tv);
  return (
    <Modal
      title={t('screens')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <Stack>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{t('pairHint', { address })}</Typography>
        {screens && <PairForm day={day} number={screens.length + 1} />}
        <Typography variant="body2" color="textSecondary">
          {t('notPublic')}
        </Typography>
        {!screens && <LoadState query={read} rows={{ count: 3, height: 72 }} />}
        {screens?.length === 0 && <Typography color="textSecondary">{t('noScreens')}</Typography>}
        {screens?.map((screen) => (
          <ScreenRow key={screen._id} {...{ day, screen }} readAt={read.dataUpdatedAt} />
        ))}
      </Stack>
    </Modal>
  );
}
