import { getOpen, getVenue, type InvitedTo } from '@topspin/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { logOut } from '#lib/session/log-out.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { Page } from '#ui/page/page.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { useAnswer } from './use-answer.ts';
import { useInvitations } from './use-pending.ts';

type Kind = InvitedTo['kind'];
type What = { readonly kind: Kind; readonly id: string };

const isVenue = (kind: string): boolean => kind === 'venue';

/** The page that an invitation mail links to. Opening it changes nothing; its buttons answer. */
export function InvitationPage() {
  const { kind: asked, id } = useParams({ from: '/main/invitation/$kind/$id' });
  const { code } = useSearch({ from: '/main/invitation/$kind/$id' });
  const kind = isVenue(asked) ? 'venue' : 'open';
  const invitations = useInvitations();
  if (invitations.isError)
    return <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />;
  if (!invitations.data) return <BallLoader />;
  const found = invitations.data.collection.find((one) => one.kind === kind && one._id === id);
  return found ? <Invited invitation={found} /> : <NotListed kind={kind} id={id} code={code} />;
}

function Invited({ invitation }: { readonly invitation: InvitedTo }) {
  const { t } = useTranslation('decisions');
  const navigate = useNavigate();
  const { kind, _id: id, name, invited_by: by } = invitation;
  const { accept, decline, busy } = useAnswer({
    onAccepted: () => navigate({ ...addressOf({ kind, id }), replace: true }),
    onDeclined: () => navigate({ to: paths.management, replace: true }),
  });
  return (
    <Asked kind={kind} title={t(`invitation.${kind}`, { name })} hint={by && t('invitedBy', { by })}>
      <ActButton variant="contained" size="large" busy={busy} onClick={() => accept.mutate(invitation)}>
        {t('accept')}
      </ActButton>
      <ActButton size="large" busy={busy} onClick={() => decline.mutate(invitation)}>
        {t('decline')}
      </ActButton>
    </Asked>
  );
}

type AskedProps = {
  readonly kind: Kind;
  readonly title: string;
  readonly hint?: string | null;
  readonly children: ReactNode;
};

function Asked({ kind, title, hint, children }: AskedProps) {
  const { t } = useTranslation('decisions');
  return (
    <Page title={title} hint={hint}>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: widths.text }}>
        <Typography>{t(`page.${kind}`)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
      </Box>
    </Page>
  );
}

/** Accepted already; with the code of a link, to be accepted by whoever was given it; otherwise not for this account. */
function NotListed({ code, ...what }: What & { readonly code: string | undefined }) {
  const { t } = useTranslation('decisions');
  const { name, isPending } = useLookedAfter(what);
  if (isPending) return <BallLoader />;
  if (name === undefined)
    return code === undefined ? <NotInvited /> : <InvitedByLink {...what} code={code} />;
  return (
    <StatePanel
      wholePage
      drawing="racket"
      title={t(`accepted.${what.kind}`, { name })}
      action={
        <ButtonLink variant="contained" {...addressOf(what)}>
          {t(`page.go.${what.kind}`)}
        </ButtonLink>
      }
    />
  );
}

function InvitedByLink({ kind, id, code }: What & { readonly code: string }) {
  const { t } = useTranslation('decisions');
  const navigate = useNavigate();
  const { accept, busy } = useAnswer({
    onAccepted: () => navigate({ ...addressOf({ kind, id }), replace: true }),
  });
  if (accept.error && isProblem(accept.error, 'thing.notFound')) return <NotInvited />;
  return (
    <Asked kind={kind} title={t(`page.byLink.${kind}`)}>
      <ActButton
        variant="contained"
        size="large"
        busy={busy}
        onClick={() => accept.mutate({ kind, _id: id, code })}
      >
        {t('accept')}
      </ActButton>
    </Asked>
  );
}

/** Already answered, cancelled, or for another account. */
function NotInvited() {
  const { t } = useTranslation('decisions');
  const email = useMe()?.user.email ?? '';
  usePageTitle(t('page.none'));
  return (
    <StatePanel
      wholePage
      drawing="ballOut"
      title={t('page.none')}
      hint={t('page.noneHint', { email })}
      action={<OtherAccount />}
    />
  );
}

function OtherAccount() {
  const { t } = useTranslation('decisions');
  const navigate = useNavigate();
  const change = () => {
    const next = location.pathname + location.search;
    void logOut();
    void navigate({ to: paths.auth, search: { next } });
  };
  return (
    <Button variant="outlined" onClick={change}>
      {t('page.otherAccount')}
    </Button>
  );
}

/** The name of what the invitation was for, if the user helps run it already. */
function useLookedAfter({ kind, id }: What): {
  readonly name: string | undefined;
  readonly isPending: boolean;
} {
  const input = { params: { id } };
  const open = useQuery({ ...apiQuery(getOpen, input), enabled: kind === 'open' });
  const venue = useQuery({ ...apiQuery(getVenue, input), enabled: kind === 'venue' });
  const isPending = open.isLoading || venue.isLoading;
  if (open.data?.may.manage) return { name: open.data.name, isPending };
  return { name: venue.data?.mine ? venue.data.name : undefined, isPending };
}

const addressOf = ({ kind, id }: What) =>
  kind === 'open'
    ? ({ to: paths.open, params: { openId: id } } as const)
    : ({ to: paths.venue, params: { venueId: id } } as const);
