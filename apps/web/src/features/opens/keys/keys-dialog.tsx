import { createOpenKey, listOpenKeys, newOpenKey, type OpenPage } from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { isOnlyHere, useLinkTo } from '#lib/link.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { inTab } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Stack } from '#ui/layout.ts';
import { Notice } from '#ui/state/notice.tsx';
import { isPublic } from '#domain/is-public.ts';
import { KeyList } from './key-list.tsx';
import { NewKey } from './new-key.tsx';

type Props = { readonly open: OpenPage; readonly onClose: () => void };

const empty = { name: '' };

/** The keys of an open that only read: made, shown once, and revoked. */
export function KeysDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['openKeys', 'common']);
  const [secret, setSecret] = useState<string | null>(null);
  const link = useLinkTo('/');
  const form = useApiForm({
    schema: newOpenKey,
    defaultValues: empty,
    draft: inTab(`open-key ${open._id}`),
    onSubmit: async (body) => {
      const made = await call(createOpenKey, { params: { id: open._id }, body });
      // First, so that what is painted stays where it is.
      await invalidate(listOpenKeys);
      setSecret(made.secret);
      form.reset(empty);
    },
  });
  return (
    <Modal
      title={t('title')}
      fillsPhone
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Stack gap={2.5}>
        <Typography color="textSecondary">{t('hint')}</Typography>
        {!isPublic(open) && (
          <Notice tone="info" title={t('unpublished')}>
            {t('unpublishedHint')}
          </Notice>
        )}
        {isOnlyHere(link) && (
          <Notice tone="error" title={t('common:onlyHere')}>
            {t('common:onlyHereHint')}
          </Notice>
        )}
        {secret !== null && <NewKey openId={open._id} secret={secret} />}
        <KeyList openId={open._id} />
        <Form form={form} submitLabel={t('create')} quiet={secret !== null}>
          <TextInput
            control={form.control}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="off"
          />
        </Form>
      </Stack>
    </Modal>
  );
}
