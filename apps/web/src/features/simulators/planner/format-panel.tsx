import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import { drawToFill, groupCount, type OpenFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatCode } from '#domain/formats/format-code.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { FormatFields } from './format-fields.tsx';
import { PlanFigures } from './plan-figures.tsx';
import type { PlanState } from './use-plan.ts';

type Props = {
  readonly title: string;
  readonly format: OpenFormat;
  readonly players: number;
  readonly state: PlanState;
  readonly longest: number;
  /** Whether this user may create opens. */
  readonly creates: boolean;
  readonly onChange: (format: OpenFormat) => void;
};

/** One of the formats that are compared: its fields, what it means, and an open in it. */
export function FormatPanel({ title, format, players, state, longest, creates, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const isKnown = state !== undefined && state !== 'failed';
  return (
    <Panel title={title}>
      <FormatFields format={format} players={players} onChange={onChange} />
      <Divider sx={{ my: 2 }} />
      <Box sx={{ minHeight: 250 }}>
        {state === 'failed' && <StatePanel role="alert" drawing="ballInNet" title={t('planner.failed')} />}
        {state === undefined && <RowSkeletons count={3} height={64} />}
        {isKnown && <PlanFigures {...state} longest={longest} />}
      </Box>
      <LinearProgress
        variant="determinate"
        value={isKnown ? (100 * state.done) / state.runs : 0}
        aria-label={t('progress')}
        sx={{ visibility: isKnown && state.done < state.runs ? 'visible' : 'hidden' }}
      />
      {creates && (
        <ButtonLink
          fullWidth
          variant="outlined"
          to={paths.newOpen}
          disabled={!isKnown}
          search={{
            players,
            format: formatCode(format),
            ...(isKnown && { minutes: Math.ceil(state.plan.minutes.high) }),
          }}
          sx={{ mt: 2 }}
        >
          {t('planner.create')}
        </ButtonLink>
      )}
      <FullDraw format={format} players={players} />
      {format.swiss && players % 2 === 1 && (
        <Hint sx={{ mt: 2, maxWidth: '70ch' }}>{t('planner.swissByes')}</Hint>
      )}
    </Panel>
  );
}

/** Says that the byes of a knockout can be filled with the best of the next position, or that they are. */
function FullDraw({ format: { groups }, players }: Pick<Props, 'format' | 'players'>) {
  const { t } = useTranslation('simulators');
  if (groups === null) return null;
  const count = groupCount(players, { size: groups.size });
  if (count < 2) return null;
  const sizes = Array.from({ length: count }, (_, index) => Math.floor((players + index) / count));
  const { least, fillTo } = drawToFill(sizes, { from: 1, to: groups.qualifiers });
  if (fillTo === least || fillTo !== 2 ** Math.ceil(Math.log2(least))) return null;
  return (
    <Hint sx={{ mt: 2, maxWidth: '70ch' }}>
      {t(groups.fills ? 'planner.filled' : 'planner.fill', {
        count: fillTo - least,
        least,
        size: fillTo,
        position: groups.qualifiers + 1,
      })}
    </Hint>
  );
}
