import Button from '@mui/material/Button';
import type { ClickTtCompetition, ClickTtReading } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Notice } from '#ui/state/notice.tsx';

type Props = {
  readonly reading: ClickTtReading;
  readonly busy: boolean;
  readonly onChoose: (competition: number) => void;
};

/** The competitions of a file, of which an open is one. Pairs and teams cannot enter yet, which is said. */
export function Competitions({ reading, busy, onChoose }: Props) {
  const { t } = useTranslation('clickTt');
  const { tournament, competitions } = reading;
  const some = competitions.some(({ singles }) => singles > 0);
  return (
    <Notice tone={some ? 'info' : 'error'} title={t(some ? 'choose' : 'noSingles', { tournament })}>
      <Stack gap={1} sx={{ mt: 1 }}>
        {competitions.map((competition) => (
          <Row key={competition.number} gap={1.5}>
            <Button
              variant="outlined"
              disabled={busy || competition.singles === 0}
              onClick={() => onChoose(competition.number)}
            >
              {nameOf(competition)}
            </Button>
            <Hint>
              {competition.singles > 0 && t('singles', { count: competition.singles })}{' '}
              {competition.doubles > 0 && t('doubles', { count: competition.doubles })}
            </Hint>
          </Row>
        ))}
      </Stack>
    </Notice>
  );
}

const nameOf = ({ name, type, remarks }: ClickTtCompetition): string =>
  [name, type, remarks].filter((part) => part !== null && part !== '' && part !== '-').join(' · ');
