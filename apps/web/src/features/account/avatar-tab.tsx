import { avatarTypes, listPlayers, me as meRoute, removeAvatar, setAvatar } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import type { Me } from '#lib/session/use-me.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Row, Stack } from '#ui/layout.ts';

const large = 160;

/** Removes the picture and returns it, for undo. */
async function removePicture({ _id: id, avatar }: Me['user']): Promise<Blob | undefined> {
  const picture = avatar === null ? undefined : await (await fetch(avatar)).blob();
  await call(removeAvatar, { params: { id } });
  return picture;
}

/** Changes or removes the user's picture. */
export function AvatarTab({ me: { user, player } }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  const picker = useRef<HTMLInputElement>(null);
  const params = { id: user._id };
  const again = () => invalidate(meRoute, listPlayers);
  const change = useWrite({
    write: async (file: File | null) => {
      if (file) await call(setAvatar, { params, file });
      else return removePicture(user);
    },
    onSuccess: async (removed) => {
      await again();
      if (!removed) return notify('success', t('avatar.saved'));
      const undo = () => call(setAvatar, { params, file: removed }).then(again);
      notifyRemoved(t('avatar.removed'), { undo });
    },
  });
  return (
    <Panel title={t('avatar.title')}>
      <Row gap={3}>
        <PersonAvatar name={user.name} src={user.avatar} club={player?.club?._id} size={large} />
        <Stack sx={{ flex: '1 1 240px', justifyItems: 'start' }}>
          <Typography color="textSecondary">{t('avatar.hint')}</Typography>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label={t('avatar.choose')}
            accept={avatarTypes.join(',')}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) change.mutate(file);
              target.value = '';
            }}
          />
          <ActButton variant="contained" busy={change.isPending} onClick={() => picker.current?.click()}>
            {t(change.isPending ? 'avatar.wait' : 'avatar.choose')}
          </ActButton>
          {user.avatar && (
            <ActButton busy={change.isPending} onClick={() => change.mutate(null)}>
              {t('avatar.remove')}
            </ActButton>
          )}
        </Stack>
      </Row>
    </Panel>
  );
}
