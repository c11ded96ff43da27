import { listPublicBrackets, type PublicBracket } from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Stack } from '#ui/layout.ts';
import { usePageTitle } from '#ui/page/page-title.ts';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { Bracket } from './bracket.tsx';
import { Loaded } from '../loaded.tsx';
import { useOpen, usePublic } from '../use-public.ts';

/** The knockouts of an open. */
export function BracketsPage() {
  const { t } = useTranslation('publicPages');
  const { openId, open } = useOpen();
  const brackets = usePublic(listPublicBrackets, { params: { id: openId } });
  usePageTitle(open.data && `${t('tabs.brackets')} · ${open.data.name}`);
  return (
    <Loaded query={brackets}>
      {({ collection }) =>
        collection.length === 0 ? (
          <StatePanel drawing="emptyTable" title={t('noBrackets')} />
        ) : (
          <Stack gap={3}>
            {collection.map((bracket) => (
              <Bracket
                key={bracket._id}
                bracket={bracket}
                openId={openId}
                timeZone={open.data?.venue?.time_zone}
                name={collection.length > 1 ? nameOf(bracket) : ''}
              />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

const nameOf = ({ name, phase }: PublicBracket): string => name || phaseNameIn(currentLanguage(), phase.name);
