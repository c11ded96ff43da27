import type { inviteOrganiser, inviteVenueAdmin, listOrganisers, listVenueAdmins } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Form } from '#ui/form/form.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { usePlainForm } from '#ui/plain-form/use-plain-form.ts';
import type { CoOrganiserWords } from './co-organisers-panel.tsx';

type Props = {
  readonly id: string;
  readonly routes: {
    readonly list: typeof listOrganisers | typeof listVenueAdmins;
    readonly invite: typeof inviteOrganiser | typeof inviteVenueAdmin;
  };
  readonly words: Pick<CoOrganiserWords, 'email' | 'invite' | 'done'>;
};

/** Invites an address, whether or not it has an account. */
export function InviteForm({ id, routes, words }: Props) {
  const form = usePlainForm({
    initial: { email: '' },
    schema: async () => (await import('./invite-schema.ts')).coOrganiserInvitation,
    onSubmit: async (body) => {
      const invited = await call(routes.invite, { params: { id }, body });
      notify('success', words.done(invited.email ?? ''));
      form.reset();
      await invalidate(routes.list);
    },
  });
  return (
    <Form form={form} submitLabel={words.invite} quiet>
      <OutlinedField
        {...form.field('email')}
        type="email"
        label={words.email}
        autoComplete="off"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none' }}
      />
    </Form>
  );
}
