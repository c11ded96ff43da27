import { type Account, endUserSession, listUserSessions, type UserSession } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { deviceName } from '#lib/device-name.ts';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Row } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { afterUserChange, useUserActs } from './use-user-acts.ts';

/** The devices on which an account is logged in, each with a button to log it out, and one for all. */
export function UserSessions({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const { _id: id, name } = account;
  const query = useQuery(apiQuery(listUserSessions, { params: { id } }));
  const { logOut } = useUserActs();
  const end = useWrite({
    write: ({ _id: session_id }: UserSession) => call(endUserSession, { params: { id, session_id } }),
    onSuccess: () => notify('success', t('loggedOutOne', { name })),
    onSettled: afterUserChange,
  });
  const nameOf = ({ user_agent: agent }: UserSession) => deviceName(agent) ?? t('sessions.unknown');
  if (!query.data) return <LoadState query={query} rows={{ count: 2, height: 56 }} />;
  const sessions = query.data.collection;
  if (sessions.length === 0) return <Typography color="textSecondary">{t('sessions.none')}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={t('sessions.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {sessions.map((session) => (
          <Row
            as="li"
            key={session._id}
            gap={2}
            nowrap
            sx={{ justifyContent: 'space-between', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <TwoLines
              first={nameOf(session)}
              second={[t('sessions.lastUsed', { when: formatMoment(session.last_used_at) })]}
            />
            <ActButton
              size="small"
              busy={end.isPending}
              aria-label={t('sessions.endNamed', { device: nameOf(session) })}
              sx={{ flex: 'none' }}
              onClick={() => end.mutate(session)}
            >
              {t('sessions.end')}
            </ActButton>
          </Row>
        ))}
      </Box>
      {sessions.length > 1 && (
        <ActButton
          variant="outlined"
          sx={{ mt: 2 }}
          busy={logOut.isPending}
          onClick={() => logOut.mutate([account])}
        >
          {t('logOut')}
        </ActButton>
      )}
    </>
  );
}
