import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { familyMessage, messageFamily } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useCreation } from '#lib/api/use-creation.ts';
import { inTab } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

type Props = {
  /** The player's. */
  readonly name: string;
  readonly registration: { readonly open_id: string; readonly inscription_id: string };
  readonly onClose: () => void;
};

/** Writes to the family of a minor who has not confirmed a registration, as its trusted organiser. */
export function WriteToFamily({ name, registration: { open_id: id, inscription_id }, onClose }: Props) {
  const { t } = useTranslation('players');
  const draft = inTab(`message:${inscription_id}`);
  const write = useCreation(messageFamily, draft);
  const form = useApiForm({
    schema: familyMessage,
    defaultValues: { text: '' },
    draft,
    onSubmit: async (body) => {
      await write({ params: { id, inscription_id }, body });
      notify('success', t('unconfirmed.sent'));
      onClose();
    },
  });
  return (
    <Modal title={t('unconfirmed.title', { name })} maxWidth="sm" onClose={onClose}>
      <Box sx={{ pt: 1 }}>
        <Typography color="textSecondary" sx={{ pb: 2 }}>
          {t('unconfirmed.hint')}
        </Typography>
        <Form form={form} submitLabel={t('unconfirmed.send')}>
          <TextInput control={form.control} name="text" label={t('unconfirmed.text')} multiline required />
        </Form>
      </Box>
    </Modal>
  );
}
