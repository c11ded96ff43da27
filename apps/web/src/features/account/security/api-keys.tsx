import { createApiKey, listApiKeys, newApiKey } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { inTab } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Notice } from '#ui/state/notice.tsx';
import { Stack } from '#ui/layout.ts';
import { ApiKeyList } from './api-key-list.tsx';

const empty = { name: '', password: '' };

/** A key that logs a program in; it is shown once. It outlives the session, so that it takes the password. */
export function ApiKeys({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('account');
  const [created, setCreated] = useState<string | null>(null);
  const form = useApiForm({
    schema: newApiKey,
    defaultValues: empty,
    draft: inTab('api-key'),
    onSubmit: async (body) => {
      const { apiKey } = await call(createApiKey, { params: { id: userId }, body });
      setCreated(apiKey);
      await invalidate(listApiKeys);
      form.reset(empty);
    },
  });
  return (
    <Stack>
      <Typography color="textSecondary">{t('security.keysHint')}</Typography>
      <ApiKeyList userId={userId} />
      {created && (
        <Notice tone="info" title={t('security.keyCreated')}>
          <Box component="code" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere', userSelect: 'all' }}>
            {created}
          </Box>
        </Notice>
      )}
      <Form form={form} submitLabel={t('security.createKey')} quiet>
        <TextInput control={form.control} name="name" label={t('security.keyName')} autoComplete="off" />
        <PasswordField
          control={form.control}
          name="password"
          label={t('security.old')}
          autoComplete="current-password"
        />
      </Form>
    </Stack>
  );
}
