import { showInvitation } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Link = { readonly kind: 'open' | 'venue'; readonly id: string; readonly code: string };

/** The invitation in the address that somebody wanted to open. */
export function invitationIn(next: string | undefined): Link | undefined {
  const [, kind, id = '', query = ''] =
    /^\/invitation\/(open|venue)\/([\w-]+)(?:\?(.*))?$/u.exec(next ?? '') ?? [];
  const code = new URLSearchParams(query).get('code');
  if (code === null || (kind !== 'open' && kind !== 'venue')) return undefined;
  return { kind, id, code };
}

type Props = { readonly next: string | undefined; readonly children: ReactNode };

/**
 * A form to log in; where somebody followed the link of an invitation and has to log in to answer, below who invites to what. The form
 * waits for that, so that nothing moves.
 */
export function WithInvitation({ next, children }: Props) {
  const link = invitationIn(next);
  return link ? <Invited link={link}>{children}</Invited> : children;
}

type InvitedProps = { readonly link: Link; readonly children: ReactNode };

function Invited({ link: { kind, id, code }, children }: InvitedProps) {
  const { t } = useTranslation('auth');
  const { data, isPending } = useQuery(apiQuery(showInvitation, { params: { kind, id }, query: { code } }));
  if (isPending) return <RowSkeletons count={3} height={56} />;
  if (!data)
    return (
      <>
        <Notice tone="info" title={t('invitation.none')} />
        {children}
      </>
    );
  const { name, invited_by: by } = data;
  const words = by === null ? t(`invitation.to.${kind}`, { name }) : t(`invitation.by.${kind}`, { name, by });
  return (
    <>
      <Notice tone="info" title={words}>
        {t('invitation.hint')}
      </Notice>
      {children}
    </>
  );
}
