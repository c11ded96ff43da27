import Box from '@mui/material/Box';
import type { TrustedOrganiser } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatDays } from '#lib/format.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { trustUser } from './changes.ts';
import { GiveButton } from './give-button.tsx';
import { TakeButton } from './take-button.tsx';
import { ThreeLines } from './three-lines.tsx';

const day = (instant: string) => formatDays(instant, instant);

/** An organiser: who they are, their waiting opens, and a button to give or withdraw trust. */
export function OrganiserRow({ organiser }: { readonly organiser: TrustedOrganiser }) {
  const { t } = useTranslation('trust');
  const { _id: id, name, email, trusted_at: since, asked_at: asked, trusted_by: by } = organiser;
  const facts = [
    t('opens', { count: organiser.opens }),
    organiser.matches_waiting > 0 && t('matches', { count: organiser.matches_waiting }),
    email,
  ];
  const times = since
    ? [t('trustedSince', { day: day(since) }), by && t('trustedBy', { name: by })]
    : [t('since', { day: day(organiser.created_at) }), asked && t('asked', { day: day(asked) })];
  const shared = {
    of: id,
    change: trustUser(id),
    done: { given: t('trustDone', { name }), taken: t('distrustDone', { name }) },
  };
  return (
    <Row as="li" gap={2} nowrap sx={{ py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <ThreeLines
          first={
            <TextLink color="inherit" to={paths.userAdmin} params={{ userId: id }}>
              {name}
            </TextLink>
          }
          second={facts}
          third={times}
        />
      </Box>
      {since ? (
        <TakeButton
          {...shared}
          label={t('distrust')}
          named={t('distrustNamed', { name })}
          title={t('distrustTitle', { name })}
        />
      ) : (
        !organiser.trusted && (
          <GiveButton
            {...shared}
            matches={organiser.matches_waiting}
            label={t('trust')}
            named={t('trustNamed', { name })}
            title={t('trustTitle', { name })}
          />
        )
      )}
    </Row>
  );
}
