import type { EditionState as State } from '@topspin/engine';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

const colours = { created: 'default', active: 'primary', finished: 'success' } as const;

/** The state of an edition. */
export function EditionState({ state }: { readonly state: State }) {
  const { t } = useTranslation('circuits');
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={t(`editions.states.${state}`)} />
  );
}
