import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#lib/api/problem.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { Changes } from '#lib/outbox/changes.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { withCheckIns } from '../players/queue/check-ins.ts';
import { undoOf } from '../players/queue/entries.ts';
import { orderOfOpen } from '../players/queue/order.ts';
import { walkIns } from '../players/queue/walk-ins.ts';
import { noInscriptions, useInscriptionsQuery } from '#domain/inscriptions/use-inscriptions.ts';
import { WithoutPartner } from '#domain/inscriptions/without-partner.tsx';
import type { useTransition } from './use-transition.ts';

type Props = {
  readonly open: Pick<OpenPage, '_id' | 'doubles' | 'players_min'>;
  readonly transition: ReturnType<typeof useTransition>;
  readonly onClose: () => void;
};

/**
 * Closes reception: shows how many are present and who will be absent; asks again below the minimum. What this device still has
 * to send goes first: a player who was ticked must not be absent.
 */
export function CloseReceptionDialog({ open, transition, onClose }: Props) {
  const { t } = useTranslation('opens');
  const outbox = useOutbox(orderOfOpen(open._id));
  const unsent = outbox?.waiting ?? [];
  const refused = outbox?.refused ?? [];
  const reading = useInscriptionsQuery(open._id);
  // It is about who has arrived by now: another device may have ticked them.
  const isOld = reading.isFetching && reading.failureCount === 0;
  const known = reading.data ?? noInscriptions;
  const inscriptions = withCheckIns([...known, ...walkIns(unsent, known)], unsent);
  const here = inscriptions.filter(({ state }) => state === 'present').map(({ player }) => player);
  const present = here.length;
  const missing = inscriptions.filter(({ state }) => state === 'registered');
  const tooFew = isProblem(transition.error, 'open.tooFewPlayers');
  const close = (confirmed: boolean) =>
    transition.mutate(
      { to: 'active', confirmed },
      { onSettled: (_, error) => isProblem(error, 'open.tooFewPlayers') || onClose() },
    );
  return (
    <>
      {/* Before the dialog, which would be painted at once. */}
      {isOld && <HoldsPaint />}
      <ConfirmDialog
        busy={transition.isPending}
        disabled={unsent.length > 0}
        danger={tooFew}
        title={t(tooFew ? 'close.fewTitle' : 'close.title')}
        confirm={t(tooFew ? 'close.start' : 'steps.active')}
        onConfirm={() => close(tooFew)}
        onCancel={() => {
          transition.reset();
          onClose();
        }}
      >
        {/* The buttons stay where they are when what waited has been sent. */}
        <KeepsHeight>
          <Box>
            {unsent.length > 0 && (
              <Box sx={{ mb: 2 }}>
                <Notice tone="info" title={t('close.unsent', { count: unsent.length })} />
              </Box>
            )}
            {refused.length > 0 && (
              <Box sx={{ mb: 2 }}>
                <Changes items={refused} undoOf={undoOf} />
              </Box>
            )}
            <Typography>
              {tooFew && t('close.few', { present, min: open.players_min })}
              {!tooFew && missing.length === 0 && t('close.all', { present })}
              {!tooFew && missing.length > 0 && t('close.body', { present, count: missing.length })}
            </Typography>
            {missing.length > 0 && (
              <Typography sx={{ mt: 1, fontWeight: 650 }}>
                {missing.map(({ player }) => player.name).join(', ')}
              </Typography>
            )}
            {open.doubles && (
              <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
                <WithoutPartner openId={open._id} people={here} onLeave={onClose} />
              </Box>
            )}
          </Box>
        </KeepsHeight>
      </ConfirmDialog>
    </>
  );
}
