import { socialNetworks } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isMinor } from '@topspin/engine';
import { today } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import type { Bound } from '#ui/form/bound.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { Columns } from '#ui/layout.ts';

type Props<Values extends FieldValues, Parsed> = Pick<Bound<Values, Parsed>, 'control'> & {
  /** The path of the networks in the form, with each below it. */
  readonly path: string;
  readonly birth: string;
};

/** A page in each social network: a user name or an address. */
export function SocialFields<Values extends FieldValues, Parsed>({
  control,
  path,
  birth,
}: Props<Values, Parsed>) {
  const { t } = useTranslation(['account', 'common']);
  const title = useId();
  const hint = useId();
  return (
    <Box role="group" aria-labelledby={title} aria-describedby={hint}>
      <Typography id={title} sx={{ fontWeight: 650 }}>
        {t('account:player.social')}
      </Typography>
      <Hint id={hint} sx={{ mb: 2 }}>
        {t(isMinor(birth || null, today()) ? 'account:player.socialMinor' : 'account:player.socialHint')}
      </Hint>
      <Columns above="sm" gap={2}>
        {socialNetworks.map((network) => (
          <TextInput
            key={network}
            control={control}
            name={`${path}.${network}` as FieldPath<Values>}
            label={t(`common:socialNetworks.${network}`)}
            autoComplete="off"
            inputProps={{
              autoCapitalize: 'none',
              spellCheck: false,
              ...(network === 'web' && { inputMode: 'url' }),
            }}
          />
        ))}
      </Columns>
    </Box>
  );
}
