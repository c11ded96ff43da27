import { getOpen, getVenue, listMyInvitations, type InvitedTo } from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { logOut } from '#lib/session/log-out.ts';
import { useMe } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { usePageTitle } from '#ui/page/page-title.ts';
import { Page } from '#ui/page/page.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { Row, Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
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
  const own = useInvitations();
  const invitations = useQuery(
    apiQuery(listMyInvitations, { query: code === undefined ? {} : { to: id, code } }),
  );
  if (!invitations.data) return <LoadState query={invitations} />;
  if (own.isPending) return <BallLoader />;
  const isThis = (one: InvitedTo) => one.kind === kind && one._id === id;
  const found = invitations.data.collection.find(isThis);
  if (!found) return <NotInvited kind={kind} id={id} />;
  const isOwn = own.data?.collection.some(isThis) ?? false;
  return <Invited invitation={found} code={isOwn ? undefined : code} />;
}

type InvitedProps = {
  readonly invitation: InvitedTo;
  /** From the link, if the invitation is not for this account's address. */
  readonly code: string | undefined;
};

function Invited({ invitation, code }: InvitedProps) {
  const { t } = useTranslation('decisions');
  const navigate = useNavigate();
  const { kind, _id: id, name, invited_by: by } = invitation;
  const { accept, decline, busy } = useAnswer({
    onAccepted: () => navigate({ ...addressOf({ kind, id }), replace: true }),
    onDeclined: () => navigate({ to: paths.management, replace: true }),
  });
  return (
    <Page title={t(`invitation.${kind}`, { name })} hint={by && t('invitedBy', { by })}>
      <Stack gap={3} sx={{ maxWidth: widths.text }}>
        <Typography>{t(`page.${kind}`)}</Typography>
        <Row gap={1.5}>
          <ActButton
            variant="contained"
            size="large"
            busy={busy}
            onClick={() => accept.mutate({ ...invitation, code })}
          >
            {t('accept')}
          </ActButton>
          {!invitation.declined && (
            <ActButton size="large" busy={busy} onClick={() => decline.mutate({ ...invitation, code })}>
              {t('decline')}
            </ActButton>
          )}
        </Row>
      </Stack>
    </Page>
  );
}

/** Already answered, cancelled, or for another account. */
function NotInvited(what: What) {
  const { t } = useTranslation('decisions');
  const email = useMe()?.user.email ?? '';
  const name = useLookedAfter(what);
  usePageTitle(name === undefined ? t('page.none') : t(`accepted.${what.kind}`, { name }));
  if (name !== undefined)
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
function useLookedAfter({ kind, id }: What): string | undefined {
  const input = { params: { id } };
  const open = useQuery({ ...apiQuery(getOpen, input), enabled: kind === 'open' }).data;
  const venue = useQuery({ ...apiQuery(getVenue, input), enabled: kind === 'venue' }).data;
  if (open?.may.manage) return open.name;
  return venue?.mine ? venue.name : undefined;
}

const addressOf = ({ kind, id }: What) =>
  kind === 'open'
    ? ({ to: paths.open, params: { openId: id } } as const)
    : ({ to: paths.venue, params: { venueId: id } } as const);
