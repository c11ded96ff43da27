import Chip from '@mui/material/Chip';
import type { OpenState } from '@topspin/engine';
import { useTranslation } from 'react-i18next';

const colours = {
  created: 'default',
  registrationOpen: 'success',
  registrationClosed: 'warning',
  reception: 'info',
  active: 'primary',
  canceled: 'error',
  finished: 'default',
} as const satisfies Record<OpenState, string>;

/** The state of an open, in words and colour; filled once it is over. */
export function StateChip({ state }: { readonly state: OpenState }) {
  const { t } = useTranslation('opens');
  // A newer server may know states that this page does not.
  if (!Object.hasOwn(colours, state))
    return <Chip size="small" variant="outlined" label={t('states.unknown')} />;
  const variant = state === 'finished' ? 'filled' : 'outlined';
  return <Chip size="small" color={colours[state]} variant={variant} label={t(`states.${state}`)} />;
}
