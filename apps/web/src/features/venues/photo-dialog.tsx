import type { VenuePage, VenuePhoto } from '@topspin/contract';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Icon } from '#ui/icon.tsx';

type Props = {
  readonly venue: VenuePage;
  /** The id of the photo. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
  readonly onRemove?: (photo: VenuePhoto) => void;
  readonly removing: boolean;
};

/** One photo of a venue, large; the arrow keys show the others. */
export function PhotoDialog({ venue, shown, onShow, onClose, onRemove, removing }: Props) {
  const { t } = useTranslation(['venues', 'common']);
  const { photos, name } = venue;
  const index = photos.findIndex(({ _id }) => _id === shown);
  const photo = photos[index];
  if (!photo) return null;
  const title = t('venues:photos.of', { number: index + 1, name });
  const step = (by: number) => {
    const other = photos[(index + by + photos.length) % photos.length];
    if (other) onShow(other._id);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    <Modal
      fillsPhone
      maxWidth="md"
      title={title}
      onClose={onClose}
      slotProps={{ paper: { onKeyDown } }}
      actions={
        <>
          {onRemove && (
            <ActButton color="error" busy={removing} onClick={() => onRemove(photo)}>
              {t('venues:photos.remove')}
            </ActButton>
          )}
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <Box
        component="img"
        key={photo._id}
        src={photo.image}
        alt={title}
        width={photo.width}
        height={photo.height}
        sx={{ display: 'block', width: '100%', height: 'auto', maxHeight: '65vh', objectFit: 'contain' }}
      />
      {photos.length > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2, mt: 1 }}>
          <IconButton aria-label={t('venues:photos.previous')} onClick={() => step(-1)}>
            <Icon path={mdiChevronLeft} />
          </IconButton>
          <IconButton aria-label={t('venues:photos.next')} onClick={() => step(1)}>
            <Icon path={mdiChevronRight} />
          </IconButton>
        </Box>
      )}
    </Modal>
  );
}
