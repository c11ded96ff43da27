import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { ClaimRow } from './claim-row.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { NoticeRow } from './notice-row.tsx';
import { OfferRow } from './offer-row.tsx';
import { PartnerRow } from './partner-row.tsx';
import { PlayInvitationRow } from './play-invitation-row.tsx';
import { usePending } from './use-pending.ts';

/** What awaits the user's answer; renders nothing if there is none. */
export function PendingPanel() {
  const { t } = useTranslation('decisions');
  const { invitations, claims, offers, plays, notices, partners } = usePending();
  const rows = [
    ...plays.map((invitation) => <PlayInvitationRow key={invitation._id} invitation={invitation} />),
    ...partners.map((news) => <PartnerRow key={news._id} news={news} />),
    ...notices.map((notice) => <NoticeRow key={notice._id} notice={notice} />),
    ...offers.map((invitation) => <OfferRow key={invitation._id} invitation={invitation} />),
    ...invitations.map((invitation) => (
      <InvitationRow key={`${invitation.kind} ${invitation._id}`} invitation={invitation} />
    )),
    ...claims.map((claim) => <ClaimRow key={claim._id} claim={claim} />),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <List disablePadding aria-label={t('title')}>
        {rows}
      </List>
    </Panel>
  );
}
