import { me as meRoute, setProfilePreferences, type User } from '@topspin/contract';
import { mdiAccountChildOutline, mdiClose, mdiTableTennis, mdiTrophyOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { offerPlayerProfile } from '#lib/session/player-offer.ts';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** What a new user may have come for: to play, to register somebody else, to organise. */
export function FirstStepsCard({ user }: { readonly user: User }) {
  const { t } = useTranslation('home');
  const dismiss = useWrite({
    write: () =>
      call(setProfilePreferences, { params: { id: user._id }, body: { skip_player_creation: true } }),
    onSuccess: () => invalidate(meRoute),
  });
  return (
    <Box sx={{ mb: 3 }}>
      <Panel
        title={t('firstSteps.title')}
        action={
          <IconButton
            edge="end"
            aria-label={t('firstSteps.dismiss')}
            disabled={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            <Icon path={mdiClose} />
          </IconButton>
        }
      >
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
          <Button
            variant="outlined"
            size="large"
            startIcon={<Icon path={mdiTableTennis} />}
            onClick={offerPlayerProfile}
          >
            {t('firstSteps.play')}
          </Button>
          <ButtonLink
            variant="outlined"
            size="large"
            startIcon={<Icon path={mdiAccountChildOutline} />}
            to={paths.management}
            hash="players"
          >
            {t('firstSteps.others')}
          </ButtonLink>
          {user.may.create_opens && (
            <ButtonLink
              variant="outlined"
              size="large"
              startIcon={<Icon path={mdiTrophyOutline} />}
              to={paths.newOpen}
            >
              {t('firstSteps.organise')}
            </ButtonLink>
          )}
        </Box>
      </Panel>
    </Box>
  );
}
