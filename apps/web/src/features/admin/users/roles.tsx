import { type Account, getUser, type Role, roles, setRoles } from '@topspin/contract';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Stack } from '#ui/layout.ts';
import { afterUserChange } from './use-user-acts.ts';

type Props = { readonly account: Account; readonly own: boolean };

/** The roles of an account; each change is asked about, since it opens or closes a part of the application. */
export function Roles({ account, own }: Props) {
  const { t } = useTranslation('users');
  const { _id: id, name, version } = account;
  const [asking, setAsking] = useState<Role | null>(null);
  const write = useWrite({
    write: (role: Role) => {
      const others = account.roles.filter((one) => one !== role);
      const given = others.length === account.roles.length;
      return call(setRoles, { params: { id }, version, body: { roles: given ? [...others, role] : others } });
    },
    onSuccess: async (changed) => {
      queries.setQueryData(apiQuery(getUser, { params: { id } }).queryKey, changed);
      notify('success', t('rolesChanged', { name }));
    },
    onSettled: async () => {
      setAsking(null);
      await afterUserChange();
    },
  });
  const has = (role: Role) => account.roles.includes(role);
  return (
    <Stack gap={1}>
      {roles.map((role) => (
        <Box key={role}>
          <FormControlLabel
            label={t(`roles.${role}`)}
            slotProps={{ typography: { sx: { fontWeight: 600 } } }}
            control={
              <Switch checked={has(role)} disabled={write.isPending} onChange={() => setAsking(role)} />
            }
          />
          <Hint>{t(`roleHints.${role}`)}</Hint>
        </Box>
      ))}
      {asking && (
        <ConfirmDialog
          title={t(has(asking) ? 'takeRole' : 'giveRole', { role: t(`roles.${asking}`), name })}
          confirm={t(has(asking) ? 'take' : 'give')}
          danger={has(asking)}
          busy={write.isPending}
          onConfirm={() => write.mutate(asking)}
          onCancel={() => setAsking(null)}
        >
          {own && has(asking) ? t('takeOwn') : t(`roleHints.${asking}`)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
