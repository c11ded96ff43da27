import { mdiArrowLeft, mdiSwapHorizontal, mdiUndoVariant } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

type Props = { readonly onClick: () => void };

/** Takes the last point back: the largest button after the halves. */
export const UndoButton = memo(function UndoButton({ onClick }: Props) {
  const { t } = useTranslation('matches');
  return (
    <Button
      variant="outlined"
      size="large"
      startIcon={<Icon path={mdiUndoVariant} />}
      onClick={onClick}
      sx={undo}
    >
      {t('play.undo')}
    </Button>
  );
});

const undo = {
  height: 'min(3.75rem, 100% - 8px)',
  minHeight: 44,
  fontSize: 'min(1.25rem, 7cqmin)',
  px: { xs: 2, sm: 6 },
  justifySelf: { md: 'start' },
} as const;

/** Changes which side of the screen each player is on. */
export const SwapButton = memo(function SwapButton({ onClick }: Props) {
  const { t } = useTranslation('matches');
  return (
    <IconButton
      aria-label={t('play.swapSides')}
      title={t('play.swapSides')}
      color="primary"
      onClick={onClick}
    >
      <Icon path={mdiSwapHorizontal} />
    </IconButton>
  );
});

/** Back to the page of the match. */
export const LeaveButton = memo(function LeaveButton({ onClick }: Props) {
  const { t } = useTranslation('matches');
  return (
    <IconButton aria-label={t('play.leave')} title={t('play.leave')} onClick={onClick}>
      <Icon path={mdiArrowLeft} />
    </IconButton>
  );
});
