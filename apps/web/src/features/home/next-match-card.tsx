import type { PlayerTurns, PublicTurn } from '@topspin/contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { PushControl } from '#lib/push/push-control.tsx';
import { TurnNotice } from '#domain/turns/turn-notice.tsx';
import { TurnRows } from '#domain/turns/turn-rows.tsx';
import { useTurnWords } from '#domain/turns/turn-words.ts';
import { byUrgency } from '#domain/turns/urgency.ts';
import { Hint } from '#ui/page/hint.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TableHeader } from '#ui/page/table-header.tsx';
import { ButtonLink, TextLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';

type Props = { readonly own: readonly PlayerTurns[] };

/** The user's most urgent turn, and below it their turns in other opens. */
export function NextMatchCard({ own }: Props) {
  const { t } = useTranslation('turns');
  const [first, ...others] = byUrgency(own);
  const [turn] = first?.turns ?? [];
  if (!first || !turn) return null;
  return (
    <>
      <NextMatch own={first} turn={turn} />
      {others.length > 0 && (
        <Box sx={{ mb: 3 }}>
          <Panel title={t('otherOpens')}>
            <TurnRows rows={others} withOpen />
          </Panel>
        </Box>
      )}
    </>
  );
}

type NextProps = { readonly own: PlayerTurns; readonly turn: PublicTurn };

/** The match, the table, what comes before it, and what follows. */
function NextMatch({ own, turn }: NextProps) {
  const { t } = useTranslation('turns');
  const words = useTurnWords();
  const heading = useId();
  const { open, turns } = own;
  const { match, role, side, state } = turn;
  const sides = [match.a, match.b];
  const [left, right] = side === 'b' ? sides.toReversed() : sides;
  const isNow = state === 'inPlay' || state === 'due';
  const then = turns.find((other) => other !== turn);
  const details = [...(match.a && match.b ? [] : [words.people(turn)]), ...words.details(turn, own)].join(
    ' ',
  );
  return (
    <Card component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <TurnNotice turn={turn} />
      <TableHeader
        left={<Side name={left?.name ?? t('pending')} />}
        right={<Side name={right?.name ?? t('pending')} />}
      />
      <Row gap={2} sx={{ justifyContent: 'space-between', p: { xs: 2, sm: 3 } }}>
        <KeepsHeight>
          <Box>
            {/* Above what changes while the hall plays. */}
            <Box sx={{ mb: 1 }}>
              <TextLink to={paths.myDay}>{t('day.title')}</TextLink>
            </Box>
            <Hint id={heading} component="h2">
              {t(isNow ? 'now' : 'later')} · {open.name}
            </Hint>
            <Typography variant="h1" component="p">
              {words.headline(turn, 'you')}
            </Typography>
            {/* What it says changes while the hall plays, and nothing below may move. */}
            <Typography color="textSecondary" sx={{ mt: 0.5, minHeight: '1lh' }}>
              {details}
            </Typography>
            {then && (
              <Typography sx={{ mt: 0.5 }}>
                <TextLink to={paths.match} params={{ matchId: then.match._id }}>
                  {words.headline(then, 'you')}
                </TextLink>
                {'. '}
                {words.people(then)}
              </Typography>
            )}
            <Box sx={{ mt: 1, '&:empty': { display: 'none' } }}>
              <PushControl />
            </Box>
          </Box>
        </KeepsHeight>
        <ButtonLink
          to={paths.match}
          params={{ matchId: match._id }}
          variant={isNow ? 'contained' : 'outlined'}
          size="large"
        >
          {t(role === 'umpire' && isNow ? 'score' : 'open')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function Side({ name }: { readonly name: string }) {
  return (
    <Typography variant="h1" component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
  );
}
