import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { formatList } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { swissTieReason, tieReason } from './tie-reason.ts';

/** Why players who are tied have their positions: each with the criterion that broke the tie, and its figures. */
export function TiesPanel({ group: { type, standings, matches } }: { readonly group: Group }) {
  const { t } = useTranslation('competition');
  const isOver = matches.length > 0 && matches.every(({ state }) => state === 'finished');
  const ties = standings.flatMap((standing) => {
    const reason = (type === 'swiss' ? swissTieReason : tieReason)(standing, standings, isOver);
    return reason ? [{ ...standing, reason }] : [];
  });
  if (ties.length === 0) return null;
  return (
    <Panel title={t('group.tie.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {ties.map(({ player, position, reason: { criterion, won, lost, others } }) => (
          <li key={player._id}>
            <Typography variant="subtitle2" component="p">
              {position}. <NameOfSide name={player.name} />
            </Typography>
            <Hint>{t(`group.tie.${criterion}`, { won, lost, names: formatList(others) })}</Hint>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
