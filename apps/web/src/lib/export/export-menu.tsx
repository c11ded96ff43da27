import MenuItem from '@mui/material/MenuItem';
import { mdiTrayArrowDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#lib/api/use-write.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { notify } from '#ui/notify/notifications.ts';
import type { Sheet, SheetFormat } from './sheet.ts';

type Props = {
  /** Which list, where a page has several. */
  readonly of?: string;
  /** Reads all rows, once it is asked for. */
  readonly read: () => Promise<Sheet> | Sheet;
  /** Other files that there are of it, as items of the menu. */
  readonly children?: ReactNode;
};

const formats = ['csv', 'xlsx'] as const satisfies readonly SheetFormat[];

/** Downloads a list as CSV or XLSX; what writes the file is loaded on first use. */
export function ExportMenu({ of, read, children }: Props) {
  const { t } = useTranslation('lists');
  const save = useWrite({
    write: async (format: SheetFormat) => {
      const { download } = await import('./sheet.ts');
      const sheet = await read();
      await download(sheet, format);
      if (sheet.isCut) notify('warning', t('exportCut', { count: sheet.rows.length }));
    },
  });
  return (
    <ActionMenu
      label={of === undefined ? t('export') : t('exportOf', { list: of })}
      icon={mdiTrayArrowDown}
      busy={save.isPending}
    >
      {formats.map((format) => (
        <MenuItem key={format} onClick={() => save.mutate(format)}>
          {t(`exportAs.${format}`)}
        </MenuItem>
      ))}
      {children}
    </ActionMenu>
  );
}
