import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerOf, FinishingDevice, listScoreLinks } from '@topspin/contract';
import { mdiPrinterOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { useLinkPlace } from './link-place.ts';
import type { usePrintNew } from './use-print-new.ts';

type Props = Pick<AnswerOf<typeof listScoreLinks>, 'ended' | 'finishing'> & {
  readonly print: Pick<ReturnType<typeof usePrintNew>, 'isPending' | 'print'>;
};

/** That the codes ended with somebody who is no organiser any more, who finishes a match with one, and the button for new ones. */
export function EndedNotice({ ended, finishing, print }: Props) {
  const { t } = useTranslation('umpires');
  const isMissing = ended.tables.length + ended.matches.length > 0;
  if (!isMissing && finishing.length === 0) return null;
  return (
    <Notice tone="info" title={t(isMissing ? 'ended' : 'finishingTitle')}>
      {isMissing && <Typography variant="body2">{t('endedHint')}</Typography>}
      {finishing.length > 0 && <Finishing devices={finishing} />}
      {isMissing && (
        <ActButton
          variant="contained"
          busy={print.isPending}
          startIcon={<Icon path={mdiPrinterOutline} />}
          sx={{ mt: 1.5 }}
          onClick={() => print.print(ended)}
        >
          {t('endedPrint')}
        </ActButton>
      )}
    </Notice>
  );
}

/** The devices that go on until their match ends. */
function Finishing({ devices }: { readonly devices: readonly FinishingDevice[] }) {
  const { t } = useTranslation('umpires');
  const place = useLinkPlace();
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('finishing')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {devices.map(({ _id, name, table, match }) => (
          <Typography key={_id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {[
              table !== null && t('table', { number: table }),
              place({ table: null, match }),
              name ?? t('nameless'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        ))}
      </Box>
    </>
  );
}
