import Typography from '@mui/material/Typography';
import {
  addGuest,
  type BodyInputOf,
  getOpen,
  listInscriptions,
  listOpens,
  newGuest,
  type OpenPage,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { invalidate } from '#lib/api/query.ts';
import { useIdempotencyKey } from '#lib/api/use-idempotency-key.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { ClubInput } from '#domain/player-fields/club-input.tsx';
import { inTab, removeDraft } from '#ui/draft/drafts.ts';
import { ConsentTick } from '#ui/form/consent-tick.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Notice } from '#ui/state/notice.tsx';
import { Stack } from '#ui/layout.ts';
import { hasConditions } from './conditions.ts';
import { notifyEnrolled } from '../notify-enrolled.ts';
import { type AddGuest, entryItem } from '../queue/entry.ts';
import { sendGuest } from '../queue/send-entry.ts';

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
  newGuest,
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
  const draft = name === '' ? inTab(`open:${open._id}:guest`) : null;
  const attempt = useIdempotencyKey(addGuest.name);
  const form = useApiForm({
    schema,
    defaultValues: { name, club: '', consent: false },
    draft,
    onSubmit: async ({ name: person, club }) => {
      const body: AddGuest = { act: 'guest', openId: open._id, name: person, club };
      // Offline it waits on the device; a retry is the same guest.
      const item = entryItem(body, { id: attempt.keyOf(body), person });
      const guest = await sendOrQueue([item], (signal) => sendGuest(item, signal));
      attempt.end();
      if (draft !== null) removeDraft(draft);
      if (guest !== null) {
        notifyEnrolled(guest);
        await invalidate(listInscriptions, getOpen, listOpens);
      }
      onAdded();
    },
  });
  const { control } = form;
  const player = form.watch('name').trim() || t('players.thisOne');
  if (hasConditions(open)) {
    return (
      <Notice tone="info" title={t('players.guestConditions')}>
        {t('players.guestConditionsHint')}
      </Notice>
    );
  }
  return (
    <Stack sx={{ pt: 1 }}>
      <Typography color="textSecondary">{t('players.guestHint')}</Typography>
      <Form form={form} submitLabel={t('players.enrol')}>
        <TextInput control={control} name="name" label={t('fields.name')} required />
        <ClubInput control={control} name="club" label={t('players.club')} />
        <ConsentTick
          control={control}
          name="consent"
          label={t('consents:inscription.paper', { player, open: open.name })}
        />
      </Form>
    </Stack>
  );
}
