import {
  countPending,
  enrolList,
  getClickTt,
  getOpen,
  listInscriptions,
  listOpens,
  listPairs,
  listPlayInvitations,
  type OpenPage,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/consent-version';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { useCreation } from '#lib/api/use-creation.ts';
import { useWrite } from '#lib/api/use-write.ts';
import type { ConfirmedList } from '#domain/player-list/list-confirm.tsx';
import { PlayerList } from '#domain/player-list/player-list.tsx';
import type { Unpaired } from '#domain/player-list/unpaired-people.tsx';
import { inTab, removeDraft } from '#ui/draft/drafts.ts';
import { notify } from '#ui/notify/notifications.ts';
import { hasConditions } from './conditions.ts';
import { unfitFor } from './unfit.ts';
import { ClickTtSource } from '../click-tt/click-tt-source.tsx';
import { useInscriptions } from '#domain/inscriptions/use-inscriptions.ts';

type Refused = readonly { readonly row: number; readonly message: string }[];
type Props = { readonly open: OpenPage; readonly onDone: () => void };

/** Registers a list of people: players in a trusted open, else guests by name; known players of another open are invited. */
export function ListForm({ open, onDone }: Props) {
  const { t } = useTranslation(['playerList', 'opens', 'consents']);
  const [refused, setRefused] = useState<Refused>([]);
  const [unpaired, setUnpaired] = useState<readonly Unpaired[]>([]);
  const inside = new Set(
    useInscriptions(open._id)
      .filter(isThere)
      .map(({ player }) => player._id),
  );
  const draft = inTab(`open:${open._id}:list`);
  const newcomers = open.may.enrol_others ? 'players' : hasConditions(open) ? 'none' : 'guests';
  const send = useCreation(enrolList);
  const enrol = useWrite({
    write: (list: ConfirmedList) =>
      send({
        params: { id: open._id },
        body: {
          ...list,
          text_version: consentTextVersion,
          newcomers: newcomers === 'players' ? 'players' : 'guests',
        },
      }),
    onSuccess: async ({ refused: left, unpaired: apart, registered, waiting, invited, already }) => {
      const more = waiting + invited + already > 0;
      notify('success', t('done', { registered }), {
        ...(more && { subtitle: t('doneMore', { waiting, invited, already }) }),
      });
      setRefused(left);
      setUnpaired(apart);
      await invalidate(
        listInscriptions,
        listPairs,
        getOpen,
        listOpens,
        listPlayInvitations,
        countPending,
        getClickTt,
      );
      if (left.length > 0) return;
      removeDraft(draft);
      if (apart.length === 0) onDone();
    },
  });
  const player = t('everyPerson');
  return (
    <PlayerList
      draft={draft}
      newcomers={newcomers}
      inside={inside}
      consent={({ makesPlayers }) =>
        t(makesPlayers ? 'consents:inscription.paperWithProfile' : 'consents:inscription.paper', {
          player,
          open: open.name,
        })
      }
      unfit={unfitFor(open)}
      invites={!open.may.enrol_others}
      confirmLabel={(count, { onlyInvites }) => t(onlyInvites ? 'invite' : 'enrol', { count })}
      xml={{ Source: ClickTtSource, openId: open._id }}
      busy={enrol.isPending}
      refused={refused}
      unpaired={unpaired}
      onConfirm={(list) => enrol.mutate(list)}
    />
  );
}

const isThere = ({ state }: ReturnType<typeof useInscriptions>[number]): boolean =>
  state !== 'withdrawn' && state !== 'removed';
