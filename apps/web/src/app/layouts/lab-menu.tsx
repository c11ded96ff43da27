import {
  mdiAccountMultiplePlusOutline,
  mdiChartBellCurve,
  mdiFormatText,
  mdiFormTextbox,
  mdiMonitorScreenshot,
  mdiPaletteSwatchOutline,
  mdiPlayCircleOutline,
  mdiPodium,
  mdiScaleBalance,
  mdiSwapHorizontal,
  mdiTournament,
} from '@mdi/js';
import type { SpanishCatalogue } from '@topspin/messages';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session/use-me.ts';
import { opensTo } from '../opens-to.ts';
import { paths, type Path } from '#lib/paths.ts';
import { MenuItem, MenuList } from './menu-list.tsx';

type Entry = {
  readonly to: Path;
  readonly icon: string;
  readonly label: `menu.${keyof SpanishCatalogue['lab']['menu']}`;
  readonly shownTo?: 'admin';
};

const entries: readonly Entry[] = [
  { to: paths.labInputs, icon: mdiFormTextbox, label: 'menu.inputs' },
  { to: paths.labEditor, icon: mdiFormatText, label: 'menu.editor' },
  { to: paths.labEditorTest, icon: mdiSwapHorizontal, label: 'menu.editorTest' },
  { to: paths.labEnrol, icon: mdiAccountMultiplePlusOutline, label: 'menu.enrol', shownTo: 'admin' },
  { to: paths.labPlay, icon: mdiPlayCircleOutline, label: 'menu.play', shownTo: 'admin' },
  { to: paths.season, icon: mdiChartBellCurve, label: 'menu.season' },
  { to: paths.labElo, icon: mdiScaleBalance, label: 'menu.eloTest' },
  { to: paths.labGroupForecast, icon: mdiPodium, label: 'menu.groupForecast' },
  { to: paths.labKnockoutForecast, icon: mdiTournament, label: 'menu.knockoutForecast' },
  { to: paths.overlay, icon: mdiMonitorScreenshot, label: 'menu.overlay' },
  { to: paths.gallery, icon: mdiPaletteSwatchOutline, label: 'menu.gallery' },
];

/** The section of the menu that an installation has with its lab switched on. */
export function LabMenu({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation('lab');
  const roles = useMe()?.user.roles ?? [];
  const shown = entries.filter(({ shownTo }) => shownTo === undefined || opensTo(roles, shownTo));
  return (
    <MenuList heading={t('section')}>
      {shown.map(({ to, icon, label }) => (
        <MenuItem key={to} to={to} icon={icon} label={t(label)} onChosen={onChosen} />
      ))}
    </MenuList>
  );
}
