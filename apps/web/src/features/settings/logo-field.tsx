import {
  avatarTypes,
  getSettings,
  installation,
  removeLogo,
  setLogo,
  type Settings,
} from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Row, Stack } from '#ui/layout.ts';

/** Changes or removes the logo, shown as it looks in the bar. */
export function LogoField({ settings: { name, logo } }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const picker = useRef<HTMLInputElement>(null);
  const again = () => invalidate(getSettings, installation);
  const choose = useWrite({
    write: (file: File) => call(setLogo, { file }),
    onSuccess: async () => {
      await again();
      notify('success', t('logo.saved'));
    },
  });
  const remove = useWrite({
    write: async (address: string) => {
      const picture = await (await fetch(address)).blob();
      await call(removeLogo, {});
      return picture;
    },
    onSuccess: async (picture) => {
      await again();
      notifyRemoved(t('logo.removed'), { undo: () => call(setLogo, { file: picture }).then(again) });
    },
  });
  return (
    <Stack sx={{ justifyItems: 'start' }}>
      <Typography color="textSecondary">{t('logo.hint')}</Typography>
      {logo && (
        <Box sx={{ bgcolor: 'var(--mui-palette-table-main)', borderRadius: 2, p: 2, display: 'flex' }}>
          <Box component="img" src={logo} alt={name} sx={{ height: 72, maxWidth: '100%' }} />
        </Box>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('logo.choose')}
        accept={avatarTypes.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) choose.mutate(file);
          target.value = '';
        }}
      />
      <Row>
        <ActButton variant="outlined" busy={choose.isPending} onClick={() => picker.current?.click()}>
          {t('logo.choose')}
        </ActButton>
        {logo && (
          <ActButton busy={remove.isPending} onClick={() => remove.mutate(logo)}>
            {t('logo.remove')}
          </ActButton>
        )}
      </Row>
    </Stack>
  );
}
