import { mdiTune } from '@mdi/js';
import MenuItem from '@mui/material/MenuItem';
import type { Day } from '@topspin/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

const AddTableDialog = lazyDialog(() => import('./add-table-dialog.tsx').then((it) => it.AddTableDialog));
const DaySettingsDialog = lazyDialog(() =>
  import('../settings/day-settings-dialog.tsx').then((it) => it.DaySettingsDialog),
);

type Asked = { readonly what: 'table' } | { readonly what: 'settings'; readonly openId: string };

/** What is set for the whole day, and for each of its opens. */
export function PlanMenu({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ActionMenu label={t('options')} icon={mdiTune}>
        <MenuItem onClick={() => setAsked({ what: 'table' })}>{t('addTable')}</MenuItem>
        {day.opens
          .filter(({ may_manage }) => may_manage)
          .map(({ _id, name }) => (
            <MenuItem key={_id} onClick={() => setAsked({ what: 'settings', openId: _id })}>
              {day.opens.length > 1 && name !== null ? t('settingsOf', { open: name }) : t('settings')}
            </MenuItem>
          ))}
      </ActionMenu>
      <Suspense>
        {asked?.what === 'table' && <AddTableDialog day={day} onClose={close} />}
        {asked?.what === 'settings' && <DaySettingsDialog day={day} openId={asked.openId} onClose={close} />}
      </Suspense>
    </>
  );
}
