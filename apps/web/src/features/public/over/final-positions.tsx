import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { listPublicPositions, type PublicOpen, type PublicPosition } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linksOut } from '../links-out.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { shownName } from '#domain/match/person-name.ts';
import { Section } from '../section.tsx';
import { PathOf } from './path.tsx';
import { usePublic } from '../use-public.ts';

/** The final classification: the first places, and the others on demand. */
export function FinalPositions({ open: { _id: openId, podium, positions } }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Section title={t('podium')}>
      {isWhole ? (
        <WholeList openId={openId} podium={podium} />
      ) : (
        <>
          <List openId={openId} rows={podium} />
          {positions > podium.length && (
            <Button onClick={() => setIsWhole(true)} sx={{ m: 1 }}>
              {t('allPositions')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function WholeList({ openId, podium }: Pick<PublicOpen, 'podium'> & { readonly openId: string }) {
  const { t } = useTranslation('publicPages');
  const whole = usePublic(listPublicPositions, { params: { id: openId } });
  return (
    <>
      <List openId={openId} rows={whole.data?.collection ?? podium} />
      {whole.isPending && (
        <Button disabled sx={{ m: 1 }}>
          {t('allPositions')}
        </Button>
      )}
      {whole.isError && whole.data === undefined && (
        <ErrorState error={whole.error} onRetry={() => void whole.refetch()} />
      )}
    </>
  );
}

type ListProps = { readonly openId: string; readonly rows: readonly PublicPosition[] };

const List = ({ openId, rows }: ListProps) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {rows.map((row) => (
      <Positioned key={row.player._id} {...{ openId, row }} />
    ))}
  </Box>
);

/** A position, and on demand the path to it. */
function Positioned({
  openId,
  row: { position, player },
}: {
  readonly openId: string;
  readonly row: PublicPosition;
}) {
  const { t } = useTranslation('finish');
  const path = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = shownName(player.name);
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 1 }}>
        <Box
          component="span"
          sx={{ minWidth: '1.2em', fontWeight: 850, fontStretch: '75%', fontSize: '1.25rem' }}
        >
          {position}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <TextLink {...linksOut} to={paths.publicPlayer} params={{ openId, playerId: player._id }}>
            {name}
          </TextLink>{' '}
          <Hint component="span">{player.club}</Hint>
        </Box>
        <IconButton
          aria-label={t('showPath', { name })}
          aria-expanded={isOpen}
          aria-controls={path}
          sx={{ width: 44, height: 44 }}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />
        </IconButton>
      </Box>
      <div id={path}>{isOpen && <PathOf openId={openId} playerId={player._id} />}</div>
    </li>
  );
}
