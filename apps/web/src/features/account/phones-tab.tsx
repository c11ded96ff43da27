import { accountPhones, defaultPhoneCode, me as meRoute, phoneCodes, setPhones } from '@topspin/contract';
import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import type { Me } from '#lib/session/use-me.ts';
import { onDevice } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { PhoneList } from '#ui/form/phone-list.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';

const most = 5;

type Phones = Me['user']['phones'];

/** The contact phones of the account, saved all at once; saving fewer can be undone. */
export function PhonesTab({ me: { user } }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  const save = async (phones: Phones) => {
    await call(setPhones, { params: { id: user._id }, body: { phones } });
    await invalidate(meRoute);
  };
  const form = useApiForm({
    schema: accountPhones,
    defaultValues: { phones: user.phones },
    draft: onDevice('phones'),
    onSubmit: async ({ phones }) => {
      const before = user.phones;
      await save(phones);
      if (phones.length >= before.length) return notify('success', t('phones.saved'));
      const undo = () => save(before).then(() => form.reset({ phones: before }));
      notifyRemoved(t('phones.saved'), { undo });
    },
  });
  const rows = useFieldArray({ control: form.control, name: 'phones' });
  return (
    <Panel title={t('phones.title')}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('phones.hint')}
      </Typography>
      <Form form={form} submitLabel={t('phones.save')}>
        {rows.fields.length === 0 && <Typography>{t('phones.empty')}</Typography>}
        <PhoneList
          control={form.control}
          path="phones"
          codes={phoneCodes}
          rows={rows.fields}
          removeLabel={(row) => t('phones.remove', { number: row + 1 })}
          onRemove={rows.remove}
        />
        {rows.fields.length < most && (
          <Button
            startIcon={<Icon path={mdiPlus} />}
            sx={{ justifySelf: 'start' }}
            onClick={() => rows.append({ name: user.name, code: defaultPhoneCode, phone: '' })}
          >
            {t('phones.add')}
          </Button>
        )}
      </Form>
    </Panel>
  );
}
