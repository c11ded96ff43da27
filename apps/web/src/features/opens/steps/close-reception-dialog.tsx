import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#lib/api/problem.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useInscriptions } from '../players/use-inscriptions.ts';
import type { useTransition } from './use-transition.ts';

type Props = {
  readonly open: OpenPage;
  readonly transition: ReturnType<typeof useTransition>;
  readonly onClose: () => void;
};

/** Closes reception: shows how many are present and who will be absent; asks again below the minimum. */
export function CloseReceptionDialog({ open, transition, onClose }: Props) {
  const { t } = useTranslation('opens');
  const inscriptions = useInscriptions(open._id);
  const present = inscriptions.filter(({ state }) => state === 'present').length;
  const missing = inscriptions.filter(({ state }) => state === 'registered');
  const tooFew = isProblem(transition.error, 'open.tooFewPlayers');
  const close = (confirmed: boolean) =>
    transition.mutate(
      { to: 'active', confirmed },
      { onSettled: (_, error) => isProblem(error, 'open.tooFewPlayers') || onClose() },
    );
  return (
    <ConfirmDialog
      busy={transition.isPending}
      danger={tooFew}
      title={t(tooFew ? 'close.fewTitle' : 'close.title')}
      confirm={t(tooFew ? 'close.start' : 'steps.active')}
      onConfirm={() => close(tooFew)}
      onCancel={() => {
        transition.reset();
        onClose();
      }}
    >
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
    </ConfirmDialog>
  );
}
