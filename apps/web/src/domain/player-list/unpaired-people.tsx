import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import { Notice } from '#ui/state/notice.tsx';

/** Two people whom a list enters together and who are no pair, and why. */
export type Unpaired = { readonly people: readonly string[]; readonly message: string };

/** Says which people of a list that enter together are no pair, and why. */
export function UnpairedPeople({ unpaired }: { readonly unpaired: readonly Unpaired[] }) {
  const { t } = useTranslation('playerList');
  if (unpaired.length === 0) return null;
  const title = t('unpairedTitle', { count: unpaired.length });
  return (
    <Notice tone="info" title={title}>
      <Box component="ul" tabIndex={0} aria-label={title} sx={list}>
        {unpaired.map(({ people, message }) => (
          <li key={people.join(' ')}>
            <strong>{formatList(people)}</strong>: {message}
          </li>
        ))}
      </Box>
    </Notice>
  );
}

const list = { m: 0, mt: 0.5, pl: 2.5, maxHeight: 220, overflowY: 'auto', overflowWrap: 'anywhere' } as const;
