import type { Circuit } from '@topspin/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { DescribedBriefly } from '#domain/description/described.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { useCountWords } from './circuit-words.ts';

type Props = { readonly circuit: Circuit; readonly action?: ReactNode };

/** One circuit in a list: its name, what counts in it, and its description in the reader's language. */
export function CircuitItem({ circuit, action }: Props) {
  const { t } = useTranslation('circuits');
  const counts = useCountWords();
  return (
    <Row as="li" nowrap sx={{ alignItems: 'start', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <RowLink
        to={paths.circuit}
        params={{ circuitId: circuit._id }}
        sx={{ display: 'block', px: 1, py: 1.5, minWidth: 0 }}
      >
        <TwoLines
          first={circuit.name}
          second={[t('editionsCount', { count: circuit.editions }), counts(circuit)]}
        />
        <DescribedBriefly description={circuit.description} />
      </RowLink>
      {action}
    </Row>
  );
}
