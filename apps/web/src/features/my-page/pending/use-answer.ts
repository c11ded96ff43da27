import {
  acceptOrganising,
  acceptVenueAdmin,
  countPending,
  getOpen,
  getVenue,
  type InvitedTo,
  listMyInvitations,
  listOpens,
  listVenues,
  removeOrganiser,
  removeVenueAdmin,
  restoreOrganiser,
  restoreVenueAdmin,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { getSession } from '#lib/session/session.ts';
import { notify } from '#ui/notify/notifications.ts';

const calls = {
  open: { accept: acceptOrganising, decline: removeOrganiser, restore: restoreOrganiser },
  venue: { accept: acceptVenueAdmin, decline: removeVenueAdmin, restore: restoreVenueAdmin },
} as const;

/** Reloads invitations and what the user helps run. */
const again = () => invalidate(listMyInvitations, countPending, listOpens, listVenues, getOpen, getVenue);

type Done = { readonly onAccepted?: () => Promise<void>; readonly onDeclined?: () => Promise<void> };

/** An invitation to answer, with the code of its link if it is for another address. */
type Answered = InvitedTo & { readonly code?: string | undefined };

/** Accepts an invitation, or declines it, which can be undone. */
export function useAnswer({ onAccepted, onDeclined }: Done = {}) {
  const { t } = useTranslation('decisions');
  const accept = useWrite({
    write: ({ kind, _id: id, code }: Answered) =>
      call(calls[kind].accept, { params: { id }, body: { code } }),
    onSuccess: async (_, { kind, name }) => {
      notify('success', t(`accepted.${kind}`, { name }));
      await onAccepted?.();
      await again();
    },
  });
  const decline = useWrite({
    write: (one: Answered) => call(calls[one.kind].decline, naming(one)),
    onSuccess: async (_, one) => {
      const { kind, name } = one;
      const undo = () => call(calls[kind].restore, naming(one)).then(again);
      notifyRemoved(t('declined', { name }), { undo });
      await onDeclined?.();
      await again();
    },
  });
  return { accept, decline, busy: accept.isPending || decline.isPending };
}

const naming = ({ _id: id, code }: Answered) => ({
  params: { id, user_id: getSession().userId ?? '' },
  query: { code },
});
