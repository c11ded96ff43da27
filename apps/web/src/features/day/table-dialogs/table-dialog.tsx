import {
  type BodyInputOf,
  type Day,
  type DayTable,
  dayTableUpdate,
  editDayTable,
  getOpenDay,
  getVenueDay,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Hint } from '#ui/page/hint.tsx';
import { useTableName } from '../shown-day.ts';

type Props = {
  readonly day: Day;
  readonly table: DayTable;
  /** Its name, or the word why it is not open. */
  readonly asks: 'name' | 'locked' | 'outOfUse';
  /** A line that explains it. */
  readonly help?: string | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

type Values = { readonly text: string };

/** Asks for the name of a table, or why it is locked or out of use. */
export function TableDialog({ day, table, asks, help, onClose, onSaved }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useTableName();
  const form = useApiForm({
    schema: schemaOf(asks),
    defaultValues: { text: (asks === 'name' ? table.name : table.word) ?? '' },
    draft: null,
    onSubmit: async (body) => {
      await call(editDayTable, {
        params: { id: day._id, table_id: table._id },
        version: table.version,
        body,
      });
      await invalidate(getOpenDay, getVenueDay);
      onClose();
      onSaved();
    },
  });
  const title = asks === 'name' ? t('name') : t(asks === 'locked' ? 'lock' : 'outOfUse');
  return (
    <Modal title={`${nameOf(table)} · ${title}`} maxWidth="xs" onClose={onClose}>
      <Form form={form} submitLabel={t('save')} onCancel={onClose}>
        {help && <Hint>{help}</Hint>}
        <TextInput
          control={form.control}
          name="text"
          label={t(asks === 'name' ? 'name' : 'word')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened takes the focus
          autoFocus
        />
      </Form>
    </Modal>
  );
}

const schemaOf = (asks: Props['asks']) =>
  z.pipe(
    z.pipe(
      z.custom<Values>(),
      z.transform(({ text }: Values): BodyInputOf<typeof editDayTable> =>
        asks === 'name' ? { name: text || null } : { state: asks, word: text || null },
      ),
    ),
    dayTableUpdate,
  );
