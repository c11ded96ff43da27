import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PushControl } from '#lib/push/push-control.tsx';
import { offerPlayerProfile } from '#lib/session/player-offer.ts';
import type { Me } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { PlayerForm } from './player/player-form.tsx';
import { Columns } from '#ui/layout.ts';
import { UserForm } from './user-form.tsx';

/** The account and its player. */
export function DataTab({ me }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  return (
    <Columns above="md">
      <Panel title={t('user.title')}>
        <UserForm user={me.user} />
      </Panel>
      <Panel title={t('player.title')}>
        {me.player ? (
          <PlayerForm key={me.player._id} player={me.player} />
        ) : (
          <StatePanel
            drawing="racket"
            title={t('player.none')}
            hint={t('player.noneHint')}
            action={
              <Button variant="contained" onClick={offerPlayerProfile}>
                {t('player.create')}
              </Button>
            }
          />
        )}
      </Panel>
      {/* Over plain HTTP the line below the page says it. */}
      {window.isSecureContext && (
        <Panel title={t('notifications.title')}>
          <Hint sx={{ mb: 1.5 }}>{t('notifications.hint')}</Hint>
          <PushControl inFull />
        </Panel>
      )}
    </Columns>
  );
}
