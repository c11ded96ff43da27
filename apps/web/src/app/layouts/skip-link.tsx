import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export const contentId = 'content';

/** The first Tab stop: skips the menu to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        top: -80,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:focus': { top: 8 },
      }}
    >
      {t('skipToContent')}
    </Box>
  );
}
