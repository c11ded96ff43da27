import type { Account } from '@topspin/contract';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** The roles of an account, and whether it is disabled; nothing for most accounts. */
export function RoleChips({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { roles, disabled_at: disabled } = account;
  if (roles.length === 0 && disabled === null) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {disabled && <Chip component="span" size="small" color="secondary" label={t('states.disabled')} />}
      {roles.map((role) => (
        <Chip
          key={role}
          component="span"
          size="small"
          variant="outlined"
          color="primary"
          label={t(`roles.${role}`)}
        />
      ))}
    </Box>
  );
}
