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

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.matches('input, textarea, select') || element.isContentEditable);

/**
 * After a navigation, moves the focus to the content, for keyboards and screen readers; unless somebody is in a field of it already, who
 * would lose what they type.
 */
export function focusContent(): void {
  const content = document.getElementById(contentId);
  const { activeElement } = document;
  if (content?.contains(activeElement) && isField(activeElement)) return;
  content?.focus({ preventScroll: true });
}
