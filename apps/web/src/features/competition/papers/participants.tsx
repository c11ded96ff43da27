import type { Inscription } from '@topspin/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { partnersByPlayer } from '#domain/inscriptions/partners-by-player.ts';
import { shownName } from '#domain/match/person-name.ts';
import { partsOfName, surnameFirst } from '#domain/names/surname.ts';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
import { Ruled, Tick } from '../printed/ruled.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';

/** Those who are in an open, by surname as reception sorts them; who waits for a place comes last, in their order. */
export function inOrder(inscriptions: readonly Inscription[]): readonly Inscription[] {
  const language = currentLanguage();
  const waits = ({ state }: Inscription) => state === 'waiting';
  const listed = inscriptions.filter(({ state }) => state === 'registered' || state === 'present');
  return [
    ...listed.toSorted((one, other) =>
      surnameFirst(one.player.name).localeCompare(surnameFirst(other.player.name), language),
    ),
    ...inscriptions.filter(waits),
  ];
}

/** A name with the surname in front, by which the list is sorted. */
const Listed = ({ name }: { readonly name: string }) => {
  const { first, surname } = partsOfName(shownName(name));
  return (
    <>
      <strong>{surname}</strong>
      {first && `, ${first}`}
    </>
  );
};

type Props = { readonly printed: PrintedOpen };

/** The people who have a place. Others wait for one: they are on the list and do not count. */
export const playing = (inscriptions: readonly Inscription[]): readonly Inscription[] =>
  inOrder(inscriptions).filter(({ state }) => state !== 'waiting');

/** Everybody by name, with a box to tick for reception. */
export function Participants({ printed, ticks = false }: Props & { readonly ticks?: boolean }) {
  const { t } = useTranslation('paper');
  const partners = partnersByPlayer(printed.pairs);
  const rows = inOrder(printed.inscriptions).map((inscription, at) => ({
    ...inscription,
    number: at + 1,
    partner: partners.get(inscription.player._id)?.name,
  }));
  const title = t(ticks ? 'kinds.reception' : 'kinds.participants');
  return (
    <Sheet label={title}>
      <Heading
        of={printed}
        title={title}
        more={t('players', { count: playing(printed.inscriptions).length })}
      />
      <Ruled
        label={title}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          ...(ticks
            ? [
                {
                  head: t('columns.here'),
                  width: 12,
                  align: 'center' as const,
                  render: ({ checked_in }: (typeof rows)[number]) => <Tick done={checked_in} />,
                },
              ]
            : []),
          { head: t('columns.number'), width: 12, align: 'right', render: ({ number }) => number },
          { head: t('columns.name'), render: ({ player }) => <Listed name={player.name} /> },
          ...(printed.open.doubles === undefined
            ? []
            : [
                {
                  head: t('columns.partner'),
                  render: ({ partner = '' }: (typeof rows)[number]) => shownName(partner),
                },
              ]),
          { head: t('columns.club'), render: ({ player }) => player.club },
          ...(ticks || rows.some(({ state }) => state === 'waiting')
            ? [
                {
                  head: ticks ? t('columns.notes') : '',
                  width: 26,
                  render: ({ state, waiting_position }: (typeof rows)[number]) =>
                    state === 'waiting' && t('waits', { position: waiting_position ?? '' }),
                },
              ]
            : []),
        ]}
      />
    </Sheet>
  );
}

/** With whom somebody plays doubles. */
function Partner({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation('paper');
  return name && `, ${t('with', { name: shownName(name) })}`;
}

/** Everybody by their club; those without one last. */
export function ParticipantsByClub({ printed }: Props) {
  const { t } = useTranslation('paper');
  const language = currentLanguage();
  const everybody = inOrder(printed.inscriptions);
  const partners = partnersByPlayer(printed.pairs);
  const clubs = [...Map.groupBy(everybody, ({ player }) => player.club)].toSorted(([one], [other]) =>
    one === null ? 1 : other === null ? -1 : one.localeCompare(other, language),
  );
  return (
    <Sheet label={t('kinds.byClub')}>
      <Heading
        of={printed}
        title={t('kinds.byClub')}
        more={t('players', { count: playing(printed.inscriptions).length })}
      />
      <Box sx={{ columnCount: 2, columnGap: '8mm', '& h3': { mt: 0 }, '& > section': { mb: '4mm' } }}>
        {clubs.map(([club, members]) => (
          <Box key={club} component="section" sx={{ breakInside: members.length > 20 ? 'auto' : 'avoid' }}>
            <PartHeading>
              {club ?? t('noClub')} ({playing(members).length})
            </PartHeading>
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {members.map(({ _id, player, state, waiting_position: position }) => (
                <Box component="li" key={_id} sx={{ overflowWrap: 'anywhere' }}>
                  <Listed name={player.name} />
                  <Partner name={partners.get(player._id)?.name} />
                  {state === 'waiting' && ` (${t('waits', { position: position ?? '' })})`}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}
