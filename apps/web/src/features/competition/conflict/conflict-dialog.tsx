import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Conflict, listConflicts, type MatchPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { matchLog } from '#domain/match-log/follow-log.ts';
import { ConflictChoice } from './conflict-choice.tsx';

type Props = { readonly match: MatchPage; readonly onClose: () => void };

/** The conflicts of a match, one after the other: both logs side by side, and what becomes of them. */
export function ConflictDialog({ match, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const params = { id: match._id };
  const conflicts = useQuery(apiQuery(listConflicts, { params }));
  const log = useQuery(matchLog({ id: match._id }));
  const first = conflicts.data?.collection.find(({ decided }) => decided === null);
  if (conflicts.data && log.data && first)
    return (
      <ConflictChoice
        key={first._id}
        match={match}
        conflict={first}
        log={log.data.events}
        senders={conflicts.data.senders}
        left={conflicts.data.waiting}
        onDone={() => conflicts.data.waiting === 1 && onClose()}
        onClose={onClose}
      />
    );
  const failed = [conflicts, log].find(({ isError }) => isError);
  return (
    <Modal
      title={t('conflict.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && conflicts.isPending && <RowSkeletons count={3} height={72} />}
      {!failed && conflicts.data && <Decided conflicts={conflicts.data.collection} />}
    </Modal>
  );
}

/** Nothing waits any longer: what was decided, by whom. */
function Decided({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const { t } = useTranslation('matches');
  return (
    <Stack gap={1}>
      <Typography>{t('conflict.none')}</Typography>
      {conflicts.map(({ _id, decided }) =>
        decided === null ? null : (
          <Hint key={_id}>{t(`conflict.decided.${decided.decision}`, { name: decided.by ?? '…' })}</Hint>
        ),
      )}
    </Stack>
  );
}
