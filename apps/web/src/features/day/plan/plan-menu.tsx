import { mdiTune } from '@mdi/js';
import MenuItem from '@mui/material/MenuItem';
import type { Day } from '@topspin/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFromTables } from '#domain/day/from-tables.ts';
import { paths } from '#lib/paths.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { MenuLink } from '#ui/act/menu-link.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { AloudItem } from '../aloud/aloud-item.tsx';

const AddTableDialog = lazyDialog(() =>
  import('../table-dialogs/add-table-dialog.tsx').then((it) => it.AddTableDialog),
);
const ArrangeDialog = lazyDialog(() => import('../hall/arrange-dialog.tsx').then((it) => it.ArrangeDialog));
const DaySettingsDialog = lazyDialog(() =>
  import('../settings/day-settings-dialog.tsx').then((it) => it.DaySettingsDialog),
);

const PeopleDialog = lazyDialog(() => import('../people/people-dialog.tsx').then((it) => it.PeopleDialog));
const ScreensDialog = lazyDialog(() =>
  import('../screens/control/screens-dialog.tsx').then((it) => it.ScreensDialog),
);

type OpenDialog =
  | { readonly kind: 'table' | 'hall' | 'people' | 'screens' }
  | { readonly kind: 'settings'; readonly openId: string };

/** The settings of the whole day, and of each of its opens. */
export function PlanMenu({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const from = useFromTables(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <ActionMenu label={t('options')} icon={mdiTune}>
        <MenuItem onClick={() => setDialog({ kind: 'table' })}>{t('addTable')}</MenuItem>
        <MenuItem onClick={() => setDialog({ kind: 'hall' })}>{t('arrange')}</MenuItem>
        {day.opens
          .filter(({ may_manage }) => may_manage)
          .map(({ _id, name }) => (
            <MenuItem key={_id} onClick={() => setDialog({ kind: 'settings', openId: _id })}>
              {day.opens.length > 1 && name !== null ? t('settingsOf', { open: name }) : t('settings')}
            </MenuItem>
          ))}
        {day.opens.length > 1 && (
          <MenuItem onClick={() => setDialog({ kind: 'people' })}>{t('people.title')}</MenuItem>
        )}
        <MenuItem onClick={() => setDialog({ kind: 'screens' })}>{t('screens')}</MenuItem>
        <AloudItem />
        {day.opens
          .filter(({ may_manage }) => may_manage)
          .map(({ _id, name }) => (
            <MenuLink key={_id} to={paths.umpireCodes} params={{ openId: _id }} search={from}>
              {day.opens.length > 1 && name !== null ? t('codesOf', { open: name }) : t('codes')}
            </MenuLink>
          ))}
        {day.venue && day.opens.length > 1 && (
          <MenuLink to={paths.printDay} params={{ venueId: day.venue._id, date: day.date }}>
            {t('printDay')}
          </MenuLink>
        )}
        {day.opens
          .filter(({ may_manage }) => may_manage)
          .map(({ _id, name }) => (
            <MenuLink key={_id} to={paths.print} params={{ openId: _id }} search={from}>
              {day.opens.length > 1 && name !== null ? t('printOf', { open: name }) : t('print')}
            </MenuLink>
          ))}
      </ActionMenu>
      <Suspense>
        {dialog?.kind === 'table' && <AddTableDialog day={day} onClose={close} />}
        {dialog?.kind === 'hall' && <ArrangeDialog day={day} onClose={close} />}
        {dialog?.kind === 'people' && <PeopleDialog day={day} onClose={close} />}
        {dialog?.kind === 'screens' && <ScreensDialog day={day} onClose={close} />}
        {dialog?.kind === 'settings' && (
          <DaySettingsDialog day={day} openId={dialog.openId} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
