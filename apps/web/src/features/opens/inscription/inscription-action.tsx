import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenPage } from '@topspin/contract';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { offerPlayerProfile } from '#lib/session/player-offer.ts';
import { loadAhead } from '#lib/update/load-ahead.ts';
import { useMe } from '#lib/session/use-me.ts';
import { useSession } from '#lib/session/session.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { usePlaceOfNotice } from '#ui/page/place-of-notice.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { concerns } from '../players/queue/entry.ts';
import { OpenQueue } from '../players/queue/open-queue.tsx';
import { useWaitingEntries } from '../players/queue/use-queue.ts';
import { useEnrol } from '../players/use-enrol.ts';
import { FamilySummary } from './family-summary.tsx';
import { InvitedToPlay } from './invited-to-play.tsx';
import { OwnInscription } from './own-inscription.tsx';

const entering = async () => ({ default: (await import('./entrants-dialog.tsx')).EntrantsDialog });
const EntrantsDialog = lazy(entering);

/** Renders the dialog that creates a profile to administer. */
export type NewPlayer = (onClose: () => void) => ReactNode;

type Props = {
  readonly open: OpenPage;
  /** For an organiser, who has another step to take. */
  readonly quiet?: boolean;
  readonly newPlayer?: NewPlayer;
};

/** The one button that fits the current user: log in, create the profile, register, wait, leave, come back. */
export function InscriptionAction({ open, quiet = false, newPlayer }: Props) {
  const { t } = useTranslation('opens');
  const { refreshToken } = useSession();
  const me = useMe();
  const isFamily = (me?.user.metadata.playersAdmin.length ?? 0) > 0;
  const isNobody = me?.player === null && !isFamily && open.my_inscription === null;
  const place = usePlaceOfNotice(me && !isNobody);
  if (open.state === 'canceled') return <Alert severity="warning">{t('steps.hint.canceled')}</Alert>;
  if (refreshToken === null) return <LoggedOut open={open} />;
  if (me === undefined) return null;
  const isRegistrationOpen = open.state === 'registrationOpen' || open.may.enrol;
  if (!isRegistrationOpen && !isFamily && open.my_inscription === null)
    return <Alert severity="info">{t('inscription.closed')}</Alert>;
  const invited = open.may.enrol && open.my_inscription?.state === 'invited';
  // For who has just created a first player here it comes at the next visit: it would push what they tap next.
  if (quiet && place === 'below') return null;
  const own = (onDeclare: () => void) => <OwnAction {...{ open, quiet, onDeclare }} player={me.player} />;
  return (
    <WithFamily {...{ open, quiet, newPlayer }}>
      {(showFamily, addToFamily) =>
        isNobody ? (
          <WhoPlays onOthers={addToFamily} />
        ) : isFamily ? (
          <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
            {invited && own(showFamily)}
            <FamilySummary
              open={open}
              quiet={quiet || invited}
              bare={quiet}
              isRegistrationOpen={isRegistrationOpen}
              onOpen={showFamily}
            />
          </Stack>
        ) : (
          <>
            {own(showFamily)}
            {isRegistrationOpen && !quiet && (
              <Button sx={{ mt: 'auto' }} onClick={showFamily}>
                {t('entrants.others')}
              </Button>
            )}
          </>
        )
      }
    </WithFamily>
  );
}

function LoggedOut({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  if (open.state !== 'registrationOpen')
    return <Alert severity="info">{t('inscription.closedRegistration')}</Alert>;
  const next = paths.inscription.replace('$openId', open._id);
  return (
    <ButtonLink variant="contained" size="large" to={paths.auth} search={{ next }}>
      {t('inscription.login')}
    </ButtonLink>
  );
}

type WithFamilyProps = {
  readonly open: OpenPage;
  readonly quiet: boolean;
  readonly newPlayer: NewPlayer | undefined;
  /** Gets what shows the dialog; `adds` also begins a profile, for users who look after nobody yet. */
  readonly children: (show: () => void, adds: () => void) => ReactNode;
};

/** The registration dialog, and the one over it that creates a profile. */
function WithFamily({ open, quiet, newPlayer, children }: WithFamilyProps) {
  const [shown, setShown] = useState(false);
  const [adding, setAdding] = useState(false);
  // People can be registered offline, too.
  useEffect(() => loadAhead([entering]), []);
  const show = () => setShown(true);
  const add = () => {
    show();
    setAdding(true);
  };
  return (
    <>
      {quiet ? (
        children(show, add)
      ) : (
        <Box sx={{ ...upright, ...(open.state === 'registrationOpen' && roomForAll) }}>
          <OpenQueue openId={open._id} />
          {children(show, add)}
        </Box>
      )}
      <Suspense>
        {shown && (
          <EntrantsDialog
            openId={open._id}
            onAdd={newPlayer && (() => setAdding(true))}
            onClose={() => setShown(false)}
          />
        )}
      </Suspense>
      {adding && newPlayer?.(() => setAdding(false))}
    </>
  );
}

const upright = { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1.5 } as const;

/** A registration that waits on the device, then one that the server has, with their buttons: nothing moves from one to the other. */
const roomForAll = {
  minHeight: { xs: '10rem', sm: '9.5rem' },
  width: { xs: '100%', sm: '24rem' },
  maxWidth: '100%',
} as const;

type OwnActionProps = {
  readonly open: OpenPage;
  readonly quiet: boolean;
  readonly player: { readonly _id: string; readonly name: string } | null;
  /** If the open asks for a declaration, which is made in the dialog. */
  readonly onDeclare: () => void;
};

/** For a user without other people to register. */
function OwnAction({ open, quiet, player, onDeclare }: OwnActionProps) {
  const { t } = useTranslation('opens');
  const enrol = useEnrol(open._id);
  const entries = useWaitingEntries(open._id);
  const full = open.players_count >= open.players_max;
  // A registration that waits to be sent says so above, and is undone there.
  if (entries.some((body) => concerns(body, player?._id ?? null, open.my_inscription?._id ?? null)))
    return null;
  if (open.my_inscription && !open.may.enrol)
    return quiet ? null : (
      <OwnInscription open={open} person={player?.name ?? ''} inscription={open.my_inscription} />
    );
  if (player === null) return null;
  const left = leftAs(open.my_inscription?.state);
  const invitation = open.my_inscription?.state === 'invited' ? open.my_inscription : null;
  const register = () =>
    open.functional_diversity
      ? onDeclare()
      : enrol.mutate({ playerId: player._id, name: player.name, own: true });
  return (
    <>
      {left && <Alert severity="info">{t(`entrants.was.${left}`)}</Alert>}
      {open.functional_diversity && (
        <Typography sx={{ maxWidth: '44ch' }}>{t('entrants.functional')}</Typography>
      )}
      {full && <Typography>{t('inscription.full')}</Typography>}
      {invitation ? (
        <InvitedToPlay
          {...{ open, quiet }}
          inscription={invitation}
          busy={enrol.isPending}
          onAccept={register}
        />
      ) : (
        <ActButton
          variant={quiet ? 'text' : 'contained'}
          size={quiet ? 'medium' : 'large'}
          busy={enrol.isPending}
          onClick={register}
        >
          {t(full ? 'inscription.join' : left ? 'entrants.returnMe' : 'inscription.enrol')}
        </ActButton>
      )}
    </>
  );
}

const leftAs = (state: string | undefined) =>
  state === 'withdrawn' || state === 'removed' ? state : undefined;

/** For a user who is no player and looks after nobody: often a parent, who has no profile to create. */
function WhoPlays({ onOthers }: { readonly onOthers: () => void }) {
  const { t } = useTranslation('opens');
  return (
    <Stack gap={1.5} sx={{ justifyItems: 'start' }}>
      <Typography>{t('inscription.whoPlays')}</Typography>
      <Row gap={1.5}>
        <Button variant="outlined" size="large" onClick={onOthers}>
          {t('entrants.others')}
        </Button>
        <Button variant="outlined" size="large" onClick={offerPlayerProfile}>
          {t('inscription.me')}
        </Button>
      </Row>
      <Hint>
        {t('inscription.notPlayer')}. {t('inscription.createPlayerHint')}
      </Hint>
    </Stack>
  );
}
