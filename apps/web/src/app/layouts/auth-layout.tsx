import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/page/text-link.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Wordmark } from '../wordmark.tsx';
import { Flight } from './flight.tsx';
import { contentId } from './skip-link.tsx';
import { useShellRemoved } from './use-shell-removed.ts';
import { WholeOutlet } from './whole-outlet.tsx';

/** The layout of the login pages: the table with its white line on one side, one form on the other. */
export function AuthLayout() {
  useShellRemoved();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { md: '1fr 1fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
      }}
    >
      <Hero />
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box sx={{ display: { xs: 'none', md: 'flex' }, justifyContent: 'flex-end', p: 2 }}>
          <Toggles />
        </Box>
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            outline: 'none',
            width: '100%',
            maxWidth: widths.form,
            m: { xs: '0 auto', md: 'auto' },
            px: { xs: 2, sm: 3 },
            py: { xs: 3, md: 4 },
          }}
        >
          <WholeOutlet below={<PageLinks />} />
        </Box>
      </Box>
    </Box>
  );
}

function PageLinks() {
  const { t } = useTranslation('shell');
  return (
    <Row as="nav" aria-label={t('faq')} gap={3} sx={{ mt: 4 }}>
      <TextLink to={paths.faq} variant="body2">
        {t('faqLong')}
      </TextLink>
      <TextLink to={paths.terms} variant="body2">
        {t('terms')}
      </TextLink>
    </Row>
  );
}

function Toggles() {
  return (
    <Box sx={{ display: 'flex' }}>
      <LanguageMenu />
      <ThemeToggle />
    </Box>
  );
}

function Hero() {
  const { t } = useTranslation('auth');
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: { xs: 3, md: 6 },
        p: { xs: 2, sm: 3, md: 6 },
        pb: { xs: 3, md: 6 },
        color: 'var(--mui-palette-table-line)',
        bgcolor: 'var(--mui-palette-table-main)',
        backgroundImage: 'linear-gradient(var(--mui-palette-table-line), var(--mui-palette-table-line))',
        backgroundSize: { xs: '100% 2px', md: '2px 100%' },
        backgroundPosition: { xs: 'bottom', md: 'right' },
        backgroundRepeat: 'no-repeat',
      }}
    >
      <Row gap={0} nowrap sx={{ justifyContent: 'space-between' }}>
        <Wordmark size={32} />
        <Box sx={{ display: { md: 'none' } }}>
          <Toggles />
        </Box>
      </Row>
      <Flight />
      <Box>
        <Typography
          variant="display"
          component="p"
          sx={{
            fontSize: { xs: 'min(2.5rem, 11vw)', md: 'min(4rem, 5vw)' },
            whiteSpace: 'nowrap',
            overflow: 'hidden',
          }}
        >
          {t('hero')}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '36ch' }}>{t('heroHint')}</Typography>
      </Box>
    </Box>
  );
}
