import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import type { EntryMatch } from './entry-queue.ts';
import { DraftLine } from '#ui/draft/draft-line.tsx';
import { Keypad } from '../sheet/keypad.tsx';
import type { LineWords } from './line-words.ts';
import type { OutdatedLine } from './use-entry.ts';

type Props = {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly match: EntryMatch;
  readonly title: string;
  readonly words: LineWords;
  readonly line: string;
  /** The line that was typed here before somebody else scored the match. */
  readonly outdated: OutdatedLine | undefined;
  readonly onLine: (line: string) => void;
  readonly onEnter: () => void;
};

const endings = [
  ['w', 'walkover'],
  ['r', 'retired'],
  ['d', 'disqualified'],
] as const;

/** The line without its letter, and with the next of: it was the other, it was this player, neither came. */
export function withEnding(line: string, letter: string): string {
  const [, rest = '', now = ''] = /^(.*?)\s*((?:-?[wrd]|ww))?$/u.exec(line) ?? [];
  const turns = letter === 'w' ? ['w', '-w', 'ww'] : [letter, `-${letter}`];
  const next = turns[turns.indexOf(now) + 1] ?? (turns.includes(now) ? '' : turns[0]);
  return [letter === 'w' ? '' : rest, next].filter(Boolean).join(' ');
}

/** Below the field, or on a phone at the bottom of the screen: how the line is understood, and keys for what is rare. */
export function EntryHelp({ id, anchor, match, title, words, line, outdated, onLine, onEnter }: Props) {
  const { t } = useTranslation(['competition', 'matches', 'match']);
  const touch = useMediaQuery('(pointer: coarse)');
  const content = (
    <>
      <Typography variant="subtitle2" component="p" noWrap>
        {title}
      </Typography>
      {match.state === 'inPlay' && (
        <Typography variant="caption" component="p" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <ServeBall size={10} />
          {t('entry.inPlay')}
        </Typography>
      )}
      {outdated && (
        <DraftLine draft={outdated.draft} outdated={t('entry.outdated', { line: outdated.line })} />
      )}
      <Box id={id} role={words.kind === 'error' ? 'alert' : 'status'} sx={{ minHeight: 44 }}>
        {words.sets && (
          <Typography sx={{ fontStretch: '75%', fontWeight: 700, whiteSpace: 'pre-wrap' }}>
            {words.sets}
          </Typography>
        )}
        <Typography
          variant="body2"
          sx={{
            color:
              words.kind === 'error'
                ? 'error.main'
                : words.kind === 'hint'
                  ? 'text.secondary'
                  : 'text.primary',
            fontWeight: words.kind === 'result' || words.kind === 'error' ? 650 : 450,
          }}
        >
          {words.text}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -1 }}>
        {endings.map(([letter, outcome]) => (
          <Button
            key={letter}
            size="small"
            tabIndex={-1}
            title={t(`match:outcomes.${outcome}`)}
            onClick={() => onLine(withEnding(line, letter))}
            sx={{ px: 1, minWidth: 44 }}
          >
            {t(`match:endings.${outcome}`)}
          </Button>
        ))}
        <ButtonLink
          size="small"
          tabIndex={-1}
          to={paths.match}
          params={{ matchId: match._id }}
          sx={{ px: 1, ml: 'auto' }}
        >
          {t('matches:open')}
        </ButtonLink>
      </Box>
    </>
  );
  if (!touch) return <Below anchor={anchor}>{content}</Below>;
  return (
    <Bottom>
      {content}
      <Keypad onKey={(text) => onLine(text === null ? line.slice(0, -1) : line + text)} onEnter={onEnter} />
    </Bottom>
  );
}

/** A click here must not take the focus out of the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Below({ anchor, children }: { readonly anchor: HTMLElement; readonly children: ReactNode }) {
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
      <Paper elevation={6} onMouseDown={keepFocus} sx={{ ...sheet, mt: 0.5, width: 380 }}>
        {children}
      </Paper>
    </Popper>
  );
}

function Bottom({ children }: { readonly children: ReactNode }) {
  return (
    <Portal>
      <Paper
        elevation={8}
        square
        onMouseDown={keepFocus}
        sx={{
          ...sheet,
          position: 'fixed',
          inset: 'auto 0 0 0',
          zIndex: 'tooltip',
          pb: 'max(12px, env(safe-area-inset-bottom))',
        }}
      >
        {children}
      </Paper>
    </Portal>
  );
}

const sheet = { p: 1.5, border: 1, borderColor: 'var(--mui-palette-outline)' } as const;
