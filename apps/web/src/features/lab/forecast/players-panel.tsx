import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { PhaseType } from '@topspin/engine';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListIssues } from '#domain/player-list/list-issues.tsx';
import { selectRow } from '#domain/player-list/list-source.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Stack } from '#ui/layout.ts';
import { type ForecastPlayer, writeForecastLine } from './forecast-list.ts';
import type { ForecastSource } from './forecast-source.ts';
import { PlayerChoice } from './player-choice.tsx';
import { SourceChoice } from './source-choice.tsx';
import type { ForecastPlayers } from './use-forecast-players.ts';

type Props = {
  readonly type: Exclude<PhaseType, 'swiss'>;
  readonly players: ForecastPlayers;
  readonly onTake: (source: ForecastSource) => void;
};

/** The players: typed or pasted, added one by one, or taken over from an open. */
export function PlayersPanel({ type, players, onTake }: Props) {
  const { t } = useTranslation('lab');
  const { text, setText, issues, source, forgetResults } = players;
  const field = useRef<HTMLTextAreaElement>(null);
  const add = (player: ForecastPlayer) =>
    setText([...(text.trim() === '' ? [] : [text.trimEnd()]), writeForecastLine(player)].join('\n'));
  return (
    <Panel title={t('forecast.players')}>
      <Stack>
        <TextField
          multiline
          inputRef={field}
          minRows={6}
          maxRows={16}
          label={t('forecast.list')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText={t(`forecast.listHints.${type}`)}
          slotProps={{ htmlInput: { spellCheck: false, wrap: 'off', autoComplete: 'off' } }}
        />
        <ListIssues issues={issues} onRow={(row) => selectRow(field.current, row)} />
        <PlayerChoice onAdd={add} />
        <SourceChoice type={type} onTake={onTake} />
        {source !== null && source.results.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Hint>{t('forecast.results', { count: source.results.length, group: source.name })}</Hint>
            <Button size="small" onClick={forgetResults}>
              {t('forecast.forget')}
            </Button>
          </Box>
        )}
      </Stack>
    </Panel>
  );
}
