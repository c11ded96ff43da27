import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PublicTurns } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { DependsOn } from '#domain/turns/depends-on.tsx';
import { useTurnWords } from '#domain/turns/turn-words.ts';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';

type Props = {
  readonly next: PublicTurns;
  readonly openId: string;
};

/** What a player does next, for those who follow them; it is announced when their turn comes. */
export function NextTurns({ next, openId }: Props) {
  const { t } = useTranslation('turns');
  const words = useTurnWords();
  const [turn] = next.turns;
  return (
    <KeepsHeight>
      <Card component="section" aria-label={t('next')} sx={{ p: 2, mb: 2 }}>
        <VisuallyHidden role="status">{turn?.state === 'due' && words.headline(turn, 'they')}</VisuallyHidden>
        {next.turns.map((one, index) => (
          <Box key={one.role} sx={index === 0 ? null : { mt: 1.5 }}>
            <PlainLink to={paths.publicMatch} params={{ openId, matchId: one.match._id }}>
              <Typography variant={index === 0 ? 'h2' : 'body1'} component="p">
                {words.headline(one, 'they')}
              </Typography>
              <Typography color="textSecondary">
                {[words.people(one), ...words.details(one, next)].join(' ')}
              </Typography>
              <DependsOn turn={one} />
            </PlainLink>
          </Box>
        ))}
        {!turn && <Typography>{words.rest(next, 'they')}</Typography>}
      </Card>
    </KeepsHeight>
  );
}
