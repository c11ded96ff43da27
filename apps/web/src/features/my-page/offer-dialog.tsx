import {
  email,
  listPlayerInvitations,
  offerProfile,
  type OwnPlayer,
  type playerInvitationKinds,
} from '@topspin/contract';
import { isMinor } from '@topspin/engine';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { today } from '#lib/format.ts';
import { inTab } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Stack } from '#ui/layout.ts';

type Props = {
  readonly kind: (typeof playerInvitationKinds)[number];
  readonly player: Pick<OwnPlayer, '_id' | 'name'> & Partial<OwnPlayer>;
  readonly onClose: () => void;
};

const schema = z.object({ email, keeps: z.boolean(), keeps_phone: z.boolean() });

/** Invites by email: a guardian to look after a player, or the player to take the profile over. */
export function OfferDialog({ kind, player, onClose }: Props) {
  const { t } = useTranslation(['management', 'common', 'auth']);
  const draft = inTab(`offer:${kind}:${player._id}`);
  const create = useCreation(offerProfile, draft);
  const form = useApiForm({
    schema,
    defaultValues: { email: '', keeps: true, keeps_phone: false },
    draft,
    onSubmit: async (given) => {
      await create({ params: { id: player._id }, body: { ...given, kind } });
      await invalidate(listPlayerInvitations);
      notify('success', t('management:offers.sent', { email: given.email }));
      onClose();
    },
  });
  return (
    <Modal
      title={t(`management:offers.${kind}.title`, { name: player.name })}
      maxWidth="sm"
      onClose={onClose}
    >
      <Stack sx={{ pt: 1 }}>
        <Typography color="textSecondary">{t(`management:offers.${kind}.body`)}</Typography>
        <Form form={form} submitLabel={t('management:offers.send')} onCancel={onClose}>
          <TextInput
            control={form.control}
            name="email"
            type="email"
            label={t('auth:email')}
            autoComplete="off"
          />
          {kind === 'owner' && (
            <TickBox control={form.control} name="keeps" label={t('management:offers.keeps')} />
          )}
          {kind === 'owner' && player.contact_phone && isMinor(player.date_of_birth ?? null, today()) && (
            <TickBox control={form.control} name="keeps_phone" label={t('management:offers.keepsPhone')} />
          )}
        </Form>
      </Stack>
    </Modal>
  );
}
