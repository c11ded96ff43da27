import Box from '@mui/material/Box';
import { listPublicPlayers } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { matchesSearch } from '#domain/matches-search.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Hint } from '#ui/page/hint.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { shownName } from '#domain/match/person-name.ts';

const shownAtMost = 12;

/** Looks somebody up by name or club, without asking the server for each letter: the names are read once. */
export function NameSearch({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('publicPages');
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const { data } = useQuery({
    ...apiQuery(listPublicPlayers, { params: { id: openId } }),
    enabled: isSearching,
    staleTime: 60_000,
  });
  const people =
    data && isSearching
      ? data.collection.filter(({ name, club }) => matchesSearch(`${name} ${club ?? ''}`, text))
      : [];
  const box = useRef<HTMLElement>(null);
  /** Enter opens the only one; the arrows go through what was found, and from the first back to the field. */
  const walk = (event: KeyboardEvent): void => {
    const found = [...(box.current?.querySelectorAll<HTMLElement>('input, li a') ?? [])];
    const at = found.findIndex((element) => element === event.target);
    const [, first, second] = found;
    const isInField = at === 0;
    if (event.key === 'Enter' && isInField && first) {
      event.preventDefault();
      if (second) first.focus();
      else first.click();
    }
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : at;
    if (at < 0 || to === at || !found[to]) return;
    event.preventDefault();
    found[to].focus();
  };
  return (
    <Box
      component="search"
      ref={box}
      onKeyDown={walk}
      sx={{ my: 1.5, maxWidth: 440, '& .MuiFormControl-root': { width: '100%' } }}
    >
      <SearchField value={text} label={t('search')} onChange={setText} />
      <Box aria-live="polite">
        {data && isSearching && people.length === 0 && <Hint sx={{ p: 1 }}>{t('notFound')}</Hint>}
        {people.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {people.slice(0, shownAtMost).map(({ _id, name, club }) => (
              <li key={_id}>
                <PlainLink
                  to={paths.publicPlayer}
                  params={{ openId, playerId: _id }}
                  onClick={() => setText('')}
                  style={{ display: 'block', padding: '10px 8px' }}
                >
                  {shownName(name)} <Hint component="span">{club}</Hint>
                </PlainLink>
              </li>
            ))}
          </Box>
        )}
        {people.length > shownAtMost && <Hint sx={{ px: 1 }}>{t('tooMany')}</Hint>}
      </Box>
    </Box>
  );
}
