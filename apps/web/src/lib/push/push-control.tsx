import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InsecureConnection } from '#lib/installation/insecure-connection.tsx';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { usePush } from './use-push.ts';

type Props = {
  /** Whether it says also what this browser cannot do, as in the settings. */
  readonly inFull?: boolean;
};

/** Switches the notifications of turns on this device, or says what keeps the browser from them. */
export function PushControl({ inFull = false }: Props) {
  const { t } = useTranslation('turns');
  const installation = useInstallation();
  const { state, busy, switchOn, switchOff } = usePush();
  const isPhone = useMediaQuery('(pointer: coarse)');
  switch (state) {
    case 'unknown':
      return null;
    case 'insecure':
      return installation?.https ? <InsecureConnection mt={0} /> : null;
    case 'unsupported':
      return inFull ? <Line>{t('push.unsupported')}</Line> : null;
    case 'toHomeScreen':
    case 'blocked':
      return <Line>{t(`push.${state}`)}</Line>;
    case 'off':
      return (
        <ActButton
          variant={inFull ? 'outlined' : 'text'}
          busy={busy}
          onClick={switchOn}
          sx={{ mx: inFull ? 0 : -2.5 }}
        >
          {t(isPhone ? 'push.onPhone' : 'push.onComputer')}
        </ActButton>
      );
    case 'on':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Line>{t(isPhone ? 'push.phoneNotifies' : 'push.computerNotifies')}</Line>
          <ActButton size="small" busy={busy} onClick={switchOff}>
            {t('push.off')}
          </ActButton>
        </Box>
      );
  }
}

const Line = ({ children }: { readonly children: ReactNode }) => <Hint>{children}</Hint>;
