import { type Account, listTrustedOrganisers } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatDays } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { trustUser } from './changes.ts';
import { GiveButton } from './give-button.tsx';
import { TakeButton } from './take-button.tsx';

/** Whether an account is trusted as an organiser and why, with a button to give or withdraw trust. */
export function UserTrust({ account }: { readonly account: Account }) {
  const { t } = useTranslation('trust');
  const { _id: id, name, trusted, trusted_at: since, roles } = account;
  const waiting = useQuery(apiQuery(listTrustedOrganisers, { query: { filters: { _id: id } } }));
  const shared = {
    of: id,
    change: trustUser(id),
    done: { given: t('trustDone', { name }), taken: t('distrustDone', { name }) },
  };
  const why = () => {
    if (roles.length > 0) return t('user.byRole');
    if (since) return t('user.since', { day: formatDays(since, since) });
    return t(trusted ? 'user.everybody' : 'user.not');
  };
  return (
    <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
      <Typography color="textSecondary">{why()}</Typography>
      {since ? (
        <TakeButton
          {...shared}
          label={t('user.distrust')}
          named={t('distrustNamed', { name })}
          title={t('distrustTitle', { name })}
        />
      ) : (
        !trusted &&
        waiting.data && (
          <GiveButton
            {...shared}
            matches={waiting.data.collection[0]?.matches_waiting ?? 0}
            label={t('trust')}
            named={t('trustNamed', { name })}
            title={t('trustTitle', { name })}
          />
        )
      )}
    </Stack>
  );
}
