import Button from '@mui/material/Button';
import List from '@mui/material/List';
import type { PlayerTurns } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { useTurnWords } from './turn-words.ts';
import { byUrgency } from './urgency.ts';

type Props = {
  readonly rows: readonly PlayerTurns[];
  /** Whether the heading does not say which open it is. */
  readonly withOpen?: boolean;
};

/** A coach may look after many. */
const shown = 4;

/** What several players do next, the most urgent first: each row leads to the match. */
export function TurnRows({ rows, withOpen = false }: Props) {
  const { t } = useTranslation('turns');
  const [all, setAll] = useState(false);
  const sorted = byUrgency(rows);
  return (
    <>
      <List disablePadding>
        {(all ? sorted : sorted.slice(0, shown)).map((row) => (
          <li key={`${row.open._id} ${row.player._id}`}>
            <TurnRow row={row} withOpen={withOpen} />
          </li>
        ))}
      </List>
      {!all && rows.length > shown && (
        <Button onClick={() => setAll(true)}>{t('all', { count: rows.length })}</Button>
      )}
    </>
  );
}

function TurnRow({ row, withOpen }: { readonly row: PlayerTurns; readonly withOpen: boolean }) {
  const words = useTurnWords();
  const { turns, player, own, open } = row;
  const [turn, then] = turns;
  const told = own ? 'you' : 'they';
  const where = withOpen && open.name;
  const name = own ? '' : `${player.name} · `;
  if (!turn)
    return (
      <RowLink to={paths.open} params={{ openId: open._id }} sx={{ mx: -1, px: 1 }}>
        {/* As high as a turn, which may come. */}
        <TwoLines first={name + words.rest(row, told)} second={[where || '\u00a0']} />
      </RowLink>
    );
  return (
    <RowLink to={paths.match} params={{ matchId: turn.match._id }} sx={{ mx: -1, px: 1 }}>
      <TwoLines
        first={name + words.headline(turn, told)}
        second={[
          where,
          [
            words.people(turn),
            ...words.details(turn, row),
            ...(then ? [`${words.headline(then, told)}.`] : []),
          ].join(' '),
        ]}
      />
    </RowLink>
  );
}
