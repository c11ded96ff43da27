import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { heights } from '#ui/theme/tokens.ts';
import { paths } from '#lib/paths.ts';
import { Wordmark } from '../wordmark.tsx';
import { OnlyFor } from './only-for.tsx';
import { OnlyInLab } from './only-in-lab.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useShellRemoved } from './use-shell-removed.ts';
import { WholeOutlet } from './whole-outlet.tsx';

/** The layout of a page that is one task: the whole screen, without menu, and a cross to leave it. */
export function EditorLayout() {
  useShellRemoved();
  const { t } = useTranslation('common');
  return (
    <OnlyInLab>
      <SkipLink />
      <Box
        component="header"
        sx={{
          height: heights.bar,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: { xs: 2, sm: 3 },
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Wordmark />
        <IconButton component={Link} to={paths.home} edge="end" aria-label={t('close')}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box component="main" id={contentId} tabIndex={-1} sx={{ outline: 'none' }}>
        <WholeOutlet>
          <OnlyFor who="admin" />
        </WholeOutlet>
      </Box>
    </OnlyInLab>
  );
}
