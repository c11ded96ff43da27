import {
  inviteOrganiser,
  listOpens,
  listOrganisers,
  type OpenPage,
  removeOrganiser,
  restoreOrganiser,
} from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { invalidate } from '#lib/api/query.ts';
import { CoOrganisersPanel } from '#domain/co-organisers/co-organisers-panel.tsx';

const routes = {
  list: listOrganisers,
  invite: inviteOrganiser,
  remove: removeOrganiser,
  restore: restoreOrganiser,
};

/** When there may be QR codes for umpires, which end with an organiser. */
const mayHaveCodes: readonly OpenPage['state'][] = ['reception', 'active'];

/** The organisers of an open, and inviting more. */
export function OrganisersPanel({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const navigate = useNavigate();
  return (
    <CoOrganisersPanel
      id={open._id}
      invitation={paths.invitation.replace('$kind', 'open').replace('$id', open._id)}
      routes={routes}
      topics={[`open:${open._id}`]}
      mayChange
      onLeft={async () => {
        await navigate({ to: paths.management });
        await invalidate(listOpens);
      }}
      words={{
        title: t('organisers.title'),
        hint: t('organisers.hint'),
        owner: t('organisers.owner'),
        invited: t('organisers.invited'),
        declined: t('organisers.declined'),
        email: t('organisers.email'),
        invite: t('organisers.invite'),
        leave: t('organisers.leave'),
        left: t('organisers.left', { name: open.name }),
        done: (name) => t('organisers.done', { name }),
        remove: (name) => t('organisers.remove', { name }),
        removed: (name) => t('organisers.removed', { name }),
        withdrawn: (name) => t('organisers.withdrawn', { name }),
        copyLink: t('organisers.copyLink'),
        linkCopied: t('organisers.linkCopied'),
        ...(mayHaveCodes.includes(open.state) && {
          ask: {
            remove: (name) => t('organisers.askRemove', { name }),
            leave: t('organisers.askLeave', { name: open.name }),
            body: t('organisers.askCodes'),
          },
        }),
      }}
    />
  );
}
