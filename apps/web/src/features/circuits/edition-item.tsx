import type { Edition } from '@topspin/contract';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { EditionState } from './edition-state.tsx';

type Props = {
  readonly edition: Edition;
  /** Whether the list is that of one circuit, whose name needs no repeating. */
  readonly withinCircuit?: boolean;
  readonly action?: ReactNode;
};

/** One edition in a list: its circuit, its season and its progress. */
export function EditionItem({ edition, withinCircuit = false, action }: Props) {
  const { t } = useTranslation('circuits');
  const { name, circuit, date_start: start, date_end: end, opens, state } = edition;
  return (
    <Row as="li" nowrap>
      <RowLink
        to={paths.edition}
        params={{ circuitEditionId: edition._id }}
        sx={{ gap: 1, minHeight: 64, px: 1, minWidth: 0 }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <TwoLines
            first={withinCircuit ? name : `${circuit.name} · ${name}`}
            second={[formatDays(start, end, 'UTC'), opens > 0 && t('editions.opens', { count: opens })]}
          />
        </Box>
        <EditionState state={state} />
      </RowLink>
      {action}
    </Row>
  );
}
