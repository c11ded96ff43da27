import { mdiChevronDown } from '@mdi/js';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { BackToLogin } from './back-to-login.tsx';

const items = [
  'enrol',
  'leave',
  'reception',
  'others',
  'groups',
  'draw',
  'rating',
  'wrong',
  'serve',
  'wifi',
  'privacy',
  'erase',
] as const;

/** Frequently asked questions, each with its answer below. */
export function FaqPage() {
  const { t } = useTranslation('faq');
  return (
    <Page title={t('title')} hint={t('hint')} action={<BackToLogin />}>
      <Box sx={{ maxWidth: 760 }}>
        {items.map((item) => (
          <Accordion
            key={item}
            disableGutters
            slotProps={{ heading: { component: 'h2' } }}
            variant="outlined"
            sx={{ mb: 1, borderRadius: 1, '&::before': { display: 'none' } }}
          >
            <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />} sx={{ minHeight: 56 }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {t(`items.${item}.question`)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Typography sx={{ maxWidth: widths.text }}>{t(`items.${item}.answer`)}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Page>
  );
}
