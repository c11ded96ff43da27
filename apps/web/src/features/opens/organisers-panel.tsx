import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import {
  type Helper,
  inviteOrganiser,
  listOrganisers,
  type OpenPage,
  removeOrganiser,
} from '@topspin/contract';
import { mdiClose } from '@mdi/js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton, ActIconButton } from '#ui/act/act-button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

/** Who organises an open, and inviting others to do so too. */
export function OrganisersPanel({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const organisers = useQuery(apiQuery(listOrganisers, { params: { id: open._id } }));
  return (
    <Panel title={t('organisers.title')}>
      {organisers.isPending && <RowSkeletons count={2} height={52} />}
      {organisers.isError && (
        <ErrorState error={organisers.error} onRetry={() => void organisers.refetch()} />
      )}
      <List disablePadding aria-label={t('organisers.title')}>
        {organisers.data?.collection.map((helper) => (
          <OrganiserRow key={helper.user._id} openId={open._id} helper={helper} />
        ))}
      </List>
      <InviteForm openId={open._id} />
    </Panel>
  );
}

type RowProps = { readonly openId: string; readonly helper: Helper };

function OrganiserRow({ openId, helper: { user, role, accepted } }: RowProps) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const remove = useWrite({
    write: () => call(removeOrganiser, { params: { id: openId, user_id: user._id } }),
    onSuccess: async () => {
      notify('success', t('organisers.removed', { name: user.name }));
      await invalidate(client, listOrganisers);
    },
  });
  return (
    <ListItem disableGutters sx={{ justifyContent: 'space-between', gap: 2 }}>
      <TwoLines
        first={user.name}
        second={[role === 'owner' && t('organisers.owner'), !accepted && t('organisers.invited')]}
      />
      {role !== 'owner' && (
        <ActIconButton
          aria-label={t('organisers.remove', { name: user.name })}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Icon path={mdiClose} fontSize="small" />
        </ActIconButton>
      )}
    </ListItem>
  );
}

function InviteForm({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const invite = useWrite({
    showsError: shownHere,
    write: () => call(inviteOrganiser, { params: { id: openId }, body: { email: email.trim() } }),
    onSuccess: async ({ user }) => {
      notify('success', t('organisers.done', { name: user.name }));
      setEmail('');
      await invalidate(client, listOrganisers);
    },
  });
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5, mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      {invite.error && <FormProblem problem={invite.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <OutlinedField
          type="email"
          label={t('organisers.email')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          sx={{ flex: '1 1 220px' }}
        />
        <ActButton
          type="submit"
          variant="outlined"
          busy={invite.isPending}
          disabled={email.trim() === ''}
          sx={{ flex: 'none' }}
        >
          {t('organisers.invite')}
        </ActButton>
      </Box>
    </Box>
  );
}
