import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { mdiClose } from '@mdi/js';
import { dissolvePair, listPairs, makePair, type OpenPage, type Pair, type Pairs } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameOfSide } from '#domain/match/name-of-side.tsx';
import { usePairs } from '#domain/inscriptions/use-pairs.ts';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { isOpenOver, shownRating } from '@topspin/engine';
import { ActButton, ActIconButton } from '#ui/act/act-button.tsx';
import { keepsFocus } from '#ui/act/keeps-focus.ts';
import { Icon } from '#ui/icon.tsx';
import { Columns, Row, Stack } from '#ui/layout.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Hint } from '#ui/page/hint.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { Partners } from '../partners/partners.tsx';

/** The viewer's partner in an open of doubles, who has none, and the pairs: organisers make them, and part those that are in no draw. */
export function PairsTab({ open }: { readonly open: OpenPage }) {
  const pairs = usePairs(open._id);
  if (!pairs.data) return <LoadState query={pairs} rows={{ count: 6, height: 60 }} />;
  const { collection, alone } = pairs.data;
  const partners = !isOpenOver(open.state) && <Partners open={open} />;
  return (
    // An organiser who plays too has what there is to tap above what comes by itself.
    <Stack>
      {!open.may.manage && partners}
      <PairsAndAlone {...{ open, collection, alone }} />
      {open.may.manage && partners}
    </Stack>
  );
}

type PairsProps = { readonly open: OpenPage } & Pairs;

function PairsAndAlone({ open, collection, alone }: PairsProps) {
  const { t } = useTranslation('opens');
  return (
    // Beside each other, so that a registration that comes meanwhile pushes no pair down.
    <Columns above="md" gap={2}>
      <Alone open={open} alone={alone} isNobody={collection.length === 0 && alone.length === 0} />
      <Card component="section" aria-labelledby="pairs" ref={keepsFocus} sx={card}>
        <Row gap={2}>
          <Typography id="pairs" variant="h2">
            {t('pairs.title')}
          </Typography>
          {collection.length > 0 && <Hint>{t('pairs.count', { count: collection.length })}</Hint>}
        </Row>
        {collection.length === 0 && <Hint>{t('pairs.none')}</Hint>}
        {open.may.remove && collection.some(({ drawn }) => drawn) && (
          <Hint sx={text}>{t('pairs.drawn')}</Hint>
        )}
        <List disablePadding aria-labelledby="pairs">
          {collection.map((pair) => (
            <PairRow key={pair._id} open={open} pair={pair} />
          ))}
        </List>
      </Card>
    </Columns>
  );
}

const text = { maxWidth: '70ch' } as const;
const card = { px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 2.5 } } as const;

function PairRow({ open, pair }: { readonly open: OpenPage; readonly pair: Pair }) {
  const { t } = useTranslation('opens');
  const part = useWrite({
    write: () => call(dissolvePair, { params: { id: open._id, pair_id: pair._id } }),
    onSuccess: async () => {
      await invalidate(listPairs);
      notify('success', t('pairs.parted', { name: pair.name }));
    },
  });
  return (
    <ListItem disableGutters sx={{ gap: 1.5, justifyContent: 'space-between' }}>
      <TwoLines
        first={<NameOfSide name={pair.name} />}
        second={[
          pair.club,
          t('pairs.sum', { rating: shownRating(pair.rating) }),
          pair.state === 'registered' ? null : t(`players.states.${pair.state}`),
        ]}
      />
      {open.may.remove && !pair.drawn && (
        <ActIconButton
          aria-label={t('pairs.part', { name: pair.name })}
          busy={part.isPending}
          onClick={() => part.mutate()}
        >
          <Icon path={mdiClose} fontSize="small" />
        </ActIconButton>
      )}
    </ListItem>
  );
}

type AloneProps = {
  readonly open: OpenPage;
  readonly alone: Pairs['alone'];
  /** Whether nobody is registered at all. */
  readonly isNobody: boolean;
};

/** The people who look for a partner. Two who are chosen are made a pair. */
function Alone({ open, alone, isNobody }: AloneProps) {
  const { t } = useTranslation('opens');
  // After the draw too: a pair may come late.
  const mayPair = open.may.remove;
  const { rating_sum_range: sum } = open;
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.filter((id) => alone.some(({ _id }) => _id === id));
  const [one, other] = chosen;
  const make = useWrite({
    write: (players: [string, string], key) =>
      call(makePair, { params: { id: open._id }, body: { players }, idempotencyKey: key }),
    onSuccess: async ({ name }) => {
      setPicked([]);
      await invalidate(listPairs);
      notify('success', t('pairs.made', { name }));
    },
  });
  const toggle = (id: string) =>
    setPicked(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id].slice(-2));
  return (
    <Card component="section" aria-labelledby="alone" ref={keepsFocus} sx={card}>
      <Stack gap={1.5}>
        <Typography id="alone" variant="h2">
          {t('pairs.alone')}
        </Typography>
        <Hint>
          {alone.length === 0
            ? t(isNobody ? 'pairs.aloneNobody' : 'pairs.aloneNone')
            : mayPair && t('pairs.aloneHint')}
        </Hint>
        {mayPair && alone.length > 0 && sum && <Hint>{t('inscription.ratingSums', sum)}</Hint>}
        {mayPair && alone.length > 1 && (
          <ActButton
            variant="outlined"
            busy={make.isPending || one === undefined || other === undefined}
            onClick={() => one !== undefined && other !== undefined && make.mutate([one, other])}
            sx={{ justifySelf: 'start' }}
          >
            {t('pairs.make')}
          </ActButton>
        )}
        <Row gap={1} role="group" aria-labelledby="alone">
          {alone.map(({ _id, name }) => (
            <Chip
              key={_id}
              label={name}
              sx={{ minHeight: 44, maxWidth: 1, borderRadius: 6 }}
              {...(mayPair && {
                onClick: () => toggle(_id),
                color: chosen.includes(_id) ? 'primary' : 'default',
                'aria-pressed': chosen.includes(_id),
              })}
            />
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
