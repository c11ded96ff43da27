import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { useDayEstimates } from '../times/estimates.tsx';
import { phasesToDraw } from './phases-to-draw.ts';

/** Once an open has nothing left to play but a phase without matches: the way to its draw, for those who run it. */
export function ToDraw({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const estimates = useDayEstimates();
  const phases = phasesToDraw(day, estimates?.to_come ?? []);
  if (phases.length === 0) return null;
  return (
    <Row sx={{ my: 1 }}>
      {phases.map(({ open, tab, ...next }) => (
        <ButtonLink
          key={open._id}
          variant="contained"
          to={paths.open}
          params={{ openId: open._id }}
          search={{ tab }}
        >
          {day.opens.length > 1 ? t(`${stepOf(next)}Of`, { open: open.name ?? '' }) : t(stepOf(next))}
        </ButtonLink>
      ))}
    </Row>
  );
}

type Next = { readonly isDrawn: boolean; readonly isSwiss: boolean };

const stepOf = ({ isDrawn, isSwiss }: Next) => (isSwiss ? 'toPair' : isDrawn ? 'toCreate' : 'toDraw');
