import { addDayTable, type Day, getOpenDay, getVenueDay, newDayTable } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';

type Props = { readonly day: Day; readonly onClose: () => void };

/** One more table in the hall: the next number is suggested. */
export function AddTableDialog({ day, onClose }: Props) {
  const { t } = useTranslation('day');
  const form = useApiForm({
    schema: newDayTable,
    defaultValues: { number: Math.max(0, ...day.tables.map(({ number }) => number)) + 1 },
    draft: null,
    onSubmit: async (body) => {
      await call(addDayTable, { params: { id: day._id }, body });
      await invalidate(getOpenDay, getVenueDay);
      onClose();
    },
  });
  return (
    <Modal title={t('addTable')} maxWidth="xs" onClose={onClose}>
      <Form form={form} submitLabel={t('add')} onCancel={onClose}>
        <NumberInput control={form.control} name="number" label={t('addTableNumber')} />
      </Form>
    </Modal>
  );
}
