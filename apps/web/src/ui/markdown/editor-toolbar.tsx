import {
  mdiFormatBold,
  mdiFormatHeader1,
  mdiFormatHeader2,
  mdiFormatIndentDecrease,
  mdiFormatIndentIncrease,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatQuoteClose,
  mdiLinkVariant,
  mdiRedo,
  mdiUndo,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { Icon } from '../icon.tsx';
import type { Crepe } from './crepe.ts';
import { isActive, run, type Command } from './editor-commands.ts';

const buttons: readonly { readonly command: Command; readonly icon: string }[] = [
  { command: 'bold', icon: mdiFormatBold },
  { command: 'italic', icon: mdiFormatItalic },
  { command: 'heading', icon: mdiFormatHeader1 },
  { command: 'subheading', icon: mdiFormatHeader2 },
  { command: 'bullets', icon: mdiFormatListBulleted },
  { command: 'numbers', icon: mdiFormatListNumbered },
  { command: 'quote', icon: mdiFormatQuoteClose },
  { command: 'link', icon: mdiLinkVariant },
  { command: 'undo', icon: mdiUndo },
  { command: 'redo', icon: mdiRedo },
];
const ofLists: typeof buttons = [
  { command: 'nest', icon: mdiFormatIndentIncrease },
  { command: 'unnest', icon: mdiFormatIndentDecrease },
];

/** What can be done with the selected text, by hand or by keyboard. */
export function EditorToolbar({ crepe }: { readonly crepe: Crepe | null }) {
  const { t } = useTranslation('descriptions');
  const inList = crepe !== null && (isActive(crepe, 'bullets') || isActive(crepe, 'numbers'));
  return (
    <Row
      role="toolbar"
      aria-label={t('toolbar')}
      gap={0}
      sx={{ alignItems: 'stretch', borderBottom: 1, borderColor: 'divider', px: 0.5 }}
    >
      {[...buttons, ...(inList ? ofLists : [])].map(({ command, icon }) => {
        const active = crepe !== null && isActive(crepe, command);
        return (
          <Tooltip key={command} title={t(`commands.${command}`)}>
            <IconButton
              aria-label={t(`commands.${command}`)}
              aria-pressed={active}
              color={active ? 'primary' : 'default'}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => crepe && run(crepe, command)}
            >
              <Icon path={icon} />
            </IconButton>
          </Tooltip>
        );
      })}
    </Row>
  );
}
