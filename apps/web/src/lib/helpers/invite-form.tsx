import { email, type inviteOrganiser, type inviteVenueAdmin } from '@topspin/contract';
import type { listOrganisers, listVenueAdmins } from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
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

const schema = z.object({ email });

/** Invites an address, whether or not it has an account. */
export function InviteForm({ id, routes, words }: Props) {
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { email: '' },
    draft: null,
    onSubmit: async (body) => {
      const invited = await call(routes.invite, { params: { id }, body });
      notify('success', words.done(invited.email ?? ''));
      form.reset();
      await invalidate(client, routes.list);
    },
  });
  return (
    <Form form={form} submitLabel={words.invite} quiet>
      <TextInput
        control={form.control}
        name="email"
        type="email"
        label={words.email}
        autoComplete="off"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none' }}
      />
    </Form>
  );
}
