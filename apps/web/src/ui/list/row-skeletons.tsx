import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';

/** Placeholders for rows being loaded, as high as the rows. */
export function RowSkeletons({ count, height, label }: { count: number; height: number; label?: string }) {
  const { t } = useTranslation();
  return (
    <Box component="output" sx={{ display: 'block' }} aria-label={label ?? t('loading')}>
      {Array.from({ length: count }, (_, row) => (
        <Row key={row} gap={2} nowrap sx={{ height, px: 1 }}>
          <Skeleton variant="circular" width={40} height={40} sx={{ flex: 'none' }} />
          <Skeleton variant="rounded" height={16} sx={{ flex: 1, maxWidth: `${64 - (row % 3) * 12}%` }} />
        </Row>
      ))}
    </Box>
  );
}
