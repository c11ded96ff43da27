import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { familyMessage, messageFamily, type PlayerPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreation } from '#lib/api/use-creation.ts';
import { inTab } from '#ui/draft/drafts.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

type Registration = NonNullable<PlayerPage['unconfirmed']>;
type Props = { readonly name: string; readonly registration: Registration };

/** For the organiser of a minor whose family has not confirmed: why no phone is shown, and how to reach them until then. */
export function Unconfirmed({ name, registration }: Props) {
  const { t } = useTranslation('players');
  const [writing, setWriting] = useState(false);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
      <Alert severity="info">
        {t('unconfirmed.why')}
        <Box sx={{ pt: 1 }}>
          <Button variant="outlined" color="inherit" onClick={() => setWriting(true)}>
            {t('unconfirmed.write')}
          </Button>
        </Box>
      </Alert>
      {writing && <WriteDialog name={name} registration={registration} onClose={() => setWriting(false)} />}
    </Box>
  );
}

type WriteProps = Props & { readonly onClose: () => void };

function WriteDialog({ name, registration: { open_id: id, inscription_id }, onClose }: WriteProps) {
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
