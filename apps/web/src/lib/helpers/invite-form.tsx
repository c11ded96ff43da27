import Box from '@mui/material/Box';
import type { inviteOrganiser, inviteVenueAdmin, listOrganisers, listVenueAdmins } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { notify } from '#ui/notify/notifications.ts';
import type { HelperWords } from './helpers-panel.tsx';

type Props = {
  readonly id: string;
  readonly routes: {
    readonly list: typeof listOrganisers | typeof listVenueAdmins;
    readonly invite: typeof inviteOrganiser | typeof inviteVenueAdmin;
  };
  readonly words: Pick<HelperWords, 'email' | 'invite' | 'done'>;
};

/** Invites an address, whether or not it has an account. */
export function InviteForm({ id, routes, words }: Props) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const invite = useWrite({
    showsError: shownHere,
    write: () => call(routes.invite, { params: { id }, body: { email: email.trim() } }),
    onSuccess: async ({ email }) => {
      notify('success', words.done(email ?? ''));
      setEmail('');
      await invalidate(client, routes.list);
    },
  });
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      {invite.error && <FormProblem problem={invite.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <OutlinedField
          type="email"
          label={words.email}
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
          {words.invite}
        </ActButton>
      </Box>
    </Box>
  );
}
