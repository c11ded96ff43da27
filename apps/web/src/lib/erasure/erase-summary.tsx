import type { Legacy } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoLines } from '#ui/list/two-lines.tsx';

type Thing = Legacy['things'][number];

type Props = {
  /** Whether it is the reader's own account or somebody else's. */
  readonly of: 'own' | 'other';
  readonly things: readonly Thing[];
};

/** What is deleted with an account, what stays, and what happens to each thing the account looks after. */
export function EraseSummary({ of, things }: Props) {
  const { t } = useTranslation('account');
  const words = t(`erasing.${of}`, { returnObjects: true });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Part title={t('erasing.goesTitle')}>
        <li>{words.goes}</li>
        <li>{words.leaves}</li>
      </Part>
      <Part title={t('erasing.staysTitle')}>
        <li>{words.stays}</li>
      </Part>
      {things.length > 0 && (
        <Part title={words.looksAfter}>
          {things.map((thing) => (
            <li key={`${thing.kind} ${thing._id}`}>
              <TwoLines
                first={thing.name}
                second={[`${t(`erasing.kinds.${thing.kind}`)}: ${fateOf(thing)}`]}
              />
            </li>
          ))}
        </Part>
      )}
      <Typography sx={{ fontWeight: 600 }}>{words.final}</Typography>
    </Box>
  );

  function fateOf({ fate, heir }: Thing): string {
    if (fate === 'stays' && heir === null) return t('erasing.fates.staysAlone');
    return t(`erasing.fates.${fate}`, { heir: heir ?? '' });
  }
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {children}
      </Box>
    </section>
  );
}
