import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Podium } from '#ui/podium.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { standsOf } from './stands.ts';

type Finalist = {
  readonly position: number;
  readonly player: { readonly _id: string; readonly name: string; readonly club?: string | null };
};

type Props<Row extends Finalist> = {
  readonly rows: readonly Row[];
  /** The name, as a link where there is a page. */
  readonly name: (row: Row) => ReactNode;
};

/** It says who came where: the stands rise once, and lie still for whoever asked for that. */
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** As many letters of a word, a hyphen included, fit on a table end in large: no part of a name stands on a line without the rest. */
const lettersInLarge = 9;

const fitsLarge = (name: string): boolean =>
  name.split(/(?<=-)|\s/u).every((word) => word.length <= lettersInLarge);

/** The first three positions of a finished open; who shares one stands on the same table end. */
export function FinalPodium<Row extends Finalist>({ rows, name }: Props<Row>) {
  const { t } = useTranslation('finish');
  const stands = standsOf(rows);
  return (
    <Podium
      label={t('podium')}
      stands={stands.map(({ position, rows: level }) => ({
        position,
        who: (
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              pb: 1.5,
              px: 0.5,
              textAlign: 'center',
              animation: `${rise} 250ms ease-out`,
            }}
          >
            {level.map((row) => (
              <Box
                key={row.player._id}
                sx={{
                  fontWeight: 750,
                  fontSize:
                    position === 1 && level.length === 1 && fitsLarge(row.player.name)
                      ? 'min(1.25rem, 5.6vw)'
                      : '1rem',
                  lineHeight: 1.2,
                  overflowWrap: 'anywhere',
                }}
              >
                {name(row)}
                {row.player.club && (
                  <Hint component="span" sx={{ display: 'block', fontWeight: 450 }}>
                    {row.player.club}
                  </Hint>
                )}
              </Box>
            ))}
          </Box>
        ),
      }))}
    />
  );
}
