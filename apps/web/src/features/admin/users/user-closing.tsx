import type { Account } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Stack } from '#ui/layout.ts';
import { EraseUser } from './erase-user.tsx';
import { useUserActs } from './use-user-acts.ts';

/** Disabling an account, which can be taken back, and erasing it, which cannot. */
export function UserClosing({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { disable, enable } = useUserActs();
  const [asking, setAsking] = useState(false);
  const isDisabled = account.disabled_at !== null;
  return (
    <Stack gap={3} sx={{ justifyItems: 'start' }}>
      <Box>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {t(isDisabled ? 'enableBody' : 'disableBody')}
        </Typography>
        {isDisabled ? (
          <ActButton variant="outlined" busy={enable.isPending} onClick={() => enable.mutate([account])}>
            {t('enable')}
          </ActButton>
        ) : (
          <ActButton variant="outlined" onClick={() => setAsking(true)}>
            {t('disable')}
          </ActButton>
        )}
      </Box>
      <EraseUser account={account} />
      {asking && (
        <ConfirmDialog
          danger
          title={t('disableTitle', { count: 1, name: account.name })}
          confirm={t('disable')}
          busy={disable.isPending}
          onConfirm={() => disable.mutate([account], { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          {t('disableBody')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
