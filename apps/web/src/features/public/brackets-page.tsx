import { listPublicBrackets, type PublicBracket } from '@topspin/contract';
import { roundNames } from '@topspin/engine';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Loaded } from './loaded.tsx';
import { Matches, Section, Sections } from './section.tsx';
import { useOpen, usePublic } from './use-public.ts';

/** The knockouts, round by round. */
export function BracketsPage() {
  const { t } = useTranslation('publicPages');
  const { openId, open } = useOpen();
  const brackets = usePublic(listPublicBrackets, { params: { id: openId } });
  usePageTitle(open.data && `${t('tabs.brackets')} · ${open.data.name}`);
  const timeZone = open.data?.venue?.time_zone;
  return (
    <Loaded query={brackets}>
      {({ collection }) =>
        collection.length === 0 ? (
          <StatePanel drawing="emptyTable" title={t('noBrackets')} />
        ) : (
          <Sections>
            {collection.flatMap((bracket) =>
              roundsOf(bracket).map(({ round, matches }) => (
                <Section
                  key={`${bracket._id} ${round}`}
                  title={t(`rounds.${round}`)}
                  hint={collection.length > 1 ? nameOf(bracket) : ''}
                >
                  <Matches matches={matches} openId={openId} timeZone={timeZone} within />
                </Section>
              )),
            )}
          </Sections>
        )
      }
    </Loaded>
  );
}

const nameOf = ({ name, phase }: PublicBracket): string => name || phaseNameIn(currentLanguage(), phase.name);

/** The rounds of a bracket from the last, which is what people look for, to the first. */
const roundsOf = ({ matches }: PublicBracket) =>
  roundNames
    .map((round) => ({ round, matches: matches.filter((match) => match.round === round) }))
    .filter((round) => round.matches.length > 0);
