import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { listPublicPositions, type PublicOpen, type PublicPosition } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linksOut } from '../links-out.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { paths } from '#lib/paths.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { shownName } from '#domain/match/person-name.ts';
import { Section } from '../section.tsx';
import { PathOf } from './path.tsx';

/** The final classification: the first places, and the others on demand. */
export function FinalPositions({ open: { _id: openId, podium, positions } }: { readonly open: PublicOpen }) {
  const { t } = useTranslation('publicPages');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const query = apiQuery(listPublicPositions, { params: { id: openId } });
  const refetchInterval = useLive(query.queryKey, [`open:${openId}`], { enabled: isWhole });
  const whole = useQuery({ ...query, refetchInterval, enabled: isWhole });
  const rows = (isWhole && whole.data?.collection) || podium;
  const hasAll = isWhole && whole.data !== undefined;
  useFocusAfter(list, hasAll);
  return (
    <Section title={t('podium')}>
      <Box ref={list} component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Positioned key={row.player._id} {...{ openId, row }} />
        ))}
      </Box>
      {positions > podium.length && !hasAll && !whole.isError && (
        <ActButton busy={isWhole} onClick={() => setIsWhole(true)} sx={{ m: 1 }}>
          {t('allPositions')}
        </ActButton>
      )}
      {whole.isError && !hasAll && <ErrorState error={whole.error} onRetry={() => void whole.refetch()} />}
    </Section>
  );
}

/** The button goes with what it brought: whoever pressed it goes on at the first row that was not there. */
function useFocusAfter(list: RefObject<HTMLOListElement | null>, hasAll: boolean): void {
  const before = useRef(0);
  useEffect(() => {
    if (!hasAll) before.current = list.current?.children.length ?? 0;
    else if (document.activeElement === document.body)
      list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, hasAll]);
}

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
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 1, py: 0.5 }}>
        <Box
          component="span"
          sx={{ minWidth: '1.2em', fontWeight: 850, fontStretch: '75%', fontSize: '1.25rem' }}
        >
          {position}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <TextLink {...linksOut} to={paths.publicPlayer} params={{ openId, playerId: player._id }}>
            {name}
          </TextLink>
          {player.club !== null && (
            <Hint component="span" sx={{ display: 'block' }}>
              {player.club}
            </Hint>
          )}
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
