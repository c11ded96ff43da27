import MenuItem from '@mui/material/MenuItem';
import { mdiTrayArrowDown } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#lib/api/use-write.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import type { Sheet, SheetFormat } from './sheet.ts';

type Props = {
  /** Reads all rows, once it is asked for. */
  readonly read: () => Promise<Sheet> | Sheet;
};

const formats = ['csv', 'xlsx'] as const satisfies readonly SheetFormat[];

/** Downloads a list as CSV or XLSX; what writes the file is loaded on first use. */
export function ExportMenu({ read }: Props) {
  const { t } = useTranslation('lists');
  const save = useWrite({
    write: async (format: SheetFormat) => {
      const { download } = await import('./sheet.ts');
      await download(await read(), format);
    },
  });
  return (
    <ActionMenu label={t('export')} icon={mdiTrayArrowDown}>
      {formats.map((format) => (
        <MenuItem key={format} onClick={() => save.mutate(format)}>
          {t(`exportAs.${format}`)}
        </MenuItem>
      ))}
    </ActionMenu>
  );
}
