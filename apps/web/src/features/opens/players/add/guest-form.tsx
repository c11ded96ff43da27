import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  addGuest,
  type BodyInputOf,
  getOpen,
  listInscriptions,
  listOpens,
  type OpenPage,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { ClubInput } from '#lib/player-fields/club-input.tsx';
import { inTab } from '#ui/draft/drafts.ts';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Notice } from '#ui/state/notice.tsx';
import { hasConditions } from './conditions.ts';
import { notifyEnrolled } from '../notify-enrolled.ts';

type Body = BodyInputOf<typeof addGuest>;
type Values = { readonly name: string; readonly club: string; readonly consent: boolean };

/** The contract's schema applied to the form: an unticked box is no consent. */
const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(({ name, club, consent }: Values): Partial<Body> => ({
      name,
      club: club || null,
      ...(consent && { consent: { confirmed: true } }),
    })),
  ),
  addGuest.body,
);

type Props = {
  readonly open: OpenPage;
  /** What was typed already. */
  readonly name: string;
  readonly onAdded: () => void;
};

/** Adds somebody without an account by name, if the open has no entry conditions. */
export function GuestForm({ open, name, onAdded }: Props) {
  const { t } = useTranslation(['opens', 'consents']);
  const client = useQueryClient();
  const draft = name === '' ? inTab(`open:${open._id}:guest`) : null;
  const add = useCreation(addGuest, draft);
  const form = useApiForm({
    schema,
    defaultValues: { name, club: '', consent: false },
    draft,
    onSubmit: async (body) => {
      notifyEnrolled(await add({ params: { id: open._id }, body }));
      await invalidate(client, listInscriptions, getOpen, listOpens);
      onAdded();
    },
  });
  const { control } = form;
  const player = form.watch('name').trim() || t('players.eachOne');
  if (hasConditions(open)) {
    return (
      <Notice tone="info" title={t('players.guestConditions')}>
        {t('players.guestConditionsHint')}
      </Notice>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Typography color="textSecondary">{t('players.guestHint')}</Typography>
      <Form form={form} submitLabel={t('players.enrol')}>
        <TextInput control={control} name="name" label={t('fields.name')} required />
        <ClubInput control={control} name="club" label={t('players.club')} />
        <TickBox
          control={control}
          name="consent"
          label={t('consents:inscription.paper', { player, open: open.name })}
        />
      </Form>
    </Box>
  );
}
