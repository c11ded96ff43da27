import Box from '@mui/material/Box';
import { getPublicHighlights, type PublicOpen, type PublicPosition } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { FinalPodium } from '#domain/finish/final-podium.tsx';
import { hasHighlights, Highlights } from '#domain/finish/highlights.tsx';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { paths } from '#lib/paths.ts';
import { ShareButton } from '#lib/share/share-button.tsx';
import { Row, Stack } from '#ui/layout.ts';
import { PlainLink, TextLink } from '#ui/page/text-link.tsx';
import { Section } from '../section.tsx';
import { usePublic } from '../use-public.ts';
import { FinalPositions } from './final-positions.tsx';

const playerLink =
  (openId: string) =>
  ({ player }: PublicPosition) => (
    <PlainLink to={paths.publicPlayer} params={{ openId, playerId: player._id }}>
      <NameOfSide name={player.name} />
    </PlainLink>
  );

const matchLink =
  (openId: string) =>
  ({ _id: matchId }: { readonly _id: string }, text: string) => (
    <TextLink to={paths.publicMatch} params={{ openId, matchId }}>
      {text}
    </TextLink>
  );

/** An open that is over: who won it, what was remarkable, and everybody's position with their path to it. */
export function FinishedOpen({ open }: { readonly open: PublicOpen }) {
  const { t } = useTranslation(['finish', 'publicPages']);
  const { _id: openId, name, podium } = open;
  return (
    <>
      <Stack>
        <Section title={t('podium')}>
          <FinalPodium rows={podium} name={playerLink(openId)} />
          <Row sx={{ justifyContent: 'center', mt: 2, mb: 1 }}>
            <ShareButton
              words={t('share.podium')}
              variant="outlined"
              of="open"
              path={paths.publicOpen.replace('$openId', openId)}
              name={name}
              picture={`/api/public/opens/${openId}/picture`}
              over
            />
          </Row>
        </Section>
        <Remarkable openId={openId} />
      </Stack>
      <FinalPositions open={open} />
    </>
  );
}

function Remarkable({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('finish');
  const { data } = usePublic(getPublicHighlights, { params: { id: openId } });
  if (!data || !hasHighlights(data)) return null;
  return (
    <Section title={t('highlights')}>
      <Box sx={{ px: 1, pb: 1 }}>
        <Highlights highlights={data} link={matchLink(openId)} />
      </Box>
    </Section>
  );
}
