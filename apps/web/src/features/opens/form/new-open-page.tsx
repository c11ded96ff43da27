import Card from '@mui/material/Card';
import { createOpen, getOpen, listOpens } from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { useMe } from '#lib/session/use-me.ts';
import { VerifiedOnly } from '#lib/session/verify-first.tsx';
import { ownTimeZone } from '#lib/zoned-time.ts';
import { notify } from '#ui/notify/notifications.ts';
import { Page } from '#ui/page/page.tsx';
import { OpenForm } from './open-form.tsx';
import { newOpenValues } from './open-form-values.ts';

/** Creates an open; a second click sends the same creation again, not another. */
export function NewOpenPage() {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useCreation(createOpen);
  const me = useMe();
  const [values] = useState(() => newOpenValues(Date.now(), ownTimeZone(), me?.user.email ?? ''));
  return (
    <Page title={t('create')}>
      <VerifiedOnly>
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
          <OpenForm
            values={values}
            submitLabel={t('create')}
            onSubmit={async (body) => {
              const open = await create({ body });
              client.setQueryData(apiQuery(getOpen, { params: { id: open._id } }).queryKey, open);
              await invalidate(client, listOpens);
              notify('success', t('created'));
              await navigate({ to: paths.open, params: { openId: open._id } });
            }}
          />
        </Card>
      </VerifiedOnly>
    </Page>
  );
}
