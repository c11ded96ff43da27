import { type ClubWithPlayers, editClub, line } from '@topspin/contract';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { notify } from '#ui/notify/notifications.ts';

const schema = z.object({ name: line(80) });

type Props = { readonly club: ClubWithPlayers; readonly onClose: () => void };

/** Changes the name of a club, for all its players. */
export function RenameClubDialog({ club, onClose }: Props) {
  const { t } = useTranslation(['table', 'common']);
  const form = useApiForm({
    schema,
    draft: null,
    defaultValues: { name: club.name },
    onSubmit: async (body) => {
      const { name } = await call(editClub, { params: { id: club._id }, body, version: club.version });
      // The players of the club show its name, wherever they are.
      await queries.invalidateQueries();
      notify('success', t('table:clubs.renamed', { name }));
      onClose();
    },
  });
  return (
    <Modal title={t('table:clubs.rename')} onClose={onClose} maxWidth="xs">
      <Form
        form={form}
        submitLabel={t('common:save')}
        secondary={<Button onClick={onClose}>{t('common:cancel')}</Button>}
      >
        <TextInput
          control={form.control}
          name="name"
          label={t('table:admin.name')}
          hint={t('table:clubs.renameHint')}
        />
      </Form>
    </Modal>
  );
}
