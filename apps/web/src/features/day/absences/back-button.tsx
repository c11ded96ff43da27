import { mdiAccountCheckOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import type { AbsentPlayer } from './absent.ts';

type Props = { readonly day: Day; readonly player: AbsentPlayer };

/** One tap says that somebody who was not in the hall is back. */
export function BackButton({ day, player: { _id: player, name } }: Props) {
  const { t } = useTranslation('day');
  const write = useCallingWrite(day);
  return (
    <IconButton
      aria-label={t('isBack', { name })}
      title={t('isBack', { name })}
      color="primary"
      disabled={write.isPending}
      onClick={() => write.mutate({ act: { act: 'absence', player, absent: false }, whom: name })}
      sx={{ flex: 'none' }}
    >
      <Icon path={mdiAccountCheckOutline} />
    </IconButton>
  );
}
