import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import {
  type OpenPage,
  type RemovedPlayer,
  type RestoreObstacle,
  restoreInscription,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';

type RowProps = {
  readonly name: string;
  readonly how: string;
  readonly at: string;
  readonly obstacle: RestoreObstacle | null;
  readonly busy: boolean;
  readonly onRestore: () => void;
};

/** Something that was removed, by whom, and the button that puts it back or what is in the way. */
export function RemovedRow({ name, how, at, obstacle, busy, onRestore }: RowProps) {
  const { t } = useTranslation('opens');
  return (
    <ListItem disableGutters sx={{ gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <TwoLines first={name} second={[how, formatMoment(at)]} />
        {obstacle && <Hint>{t(`removed.obstacles.${obstacle}`)}</Hint>}
      </Box>
      {!obstacle && (
        <ActButton
          size="small"
          busy={busy}
          aria-label={t('removed.restoreNamed', { name })}
          sx={{ flex: 'none' }}
          onClick={onRestore}
        >
          {t('removed.restore')}
        </ActButton>
      )}
    </ListItem>
  );
}

/** Restores something and reloads what is shown, also when it is refused: the obstacle then says why. */
export function useRestore(write: () => Promise<unknown>, name: string) {
  const { t } = useTranslation('opens');
  return useWrite({
    write,
    onSuccess: () => notify('success', t('removed.back', { name })),
    onSettled: () => queries.invalidateQueries(),
  });
}

type PlayerProps = { readonly open: OpenPage; readonly removed: RemovedPlayer };

/** A player who was removed from an open, or left it. */
export function RemovedPlayerRow({ open, removed }: PlayerProps) {
  const { t } = useTranslation('opens');
  const { _id, player, state, removed_at, removed_by: by, obstacle } = removed;
  const params = { id: open._id, inscription_id: _id };
  const restore = useRestore(() => call(restoreInscription, { params }), player.name);
  const how = by ? t('removed.removedBy', { name: by.name }) : t('removed.removed');
  return (
    <RemovedRow
      name={player.name}
      how={state === 'withdrawn' ? t('removed.left') : how}
      at={removed_at}
      obstacle={obstacle}
      busy={restore.isPending}
      onRestore={() => restore.mutate()}
    />
  );
}
