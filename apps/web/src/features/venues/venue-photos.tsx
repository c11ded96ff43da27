import {
  avatarTypes,
  getVenue,
  photosAtMost,
  removeVenuePhoto,
  setVenuePhoto,
  type VenuePage,
} from '@topspin/contract';
import { mdiImagePlus } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Row } from '#ui/layout.ts';
import { PhotoDialog } from './photo-dialog.tsx';

const thumbnailHeight = 132;

/** The photos of a venue; those who look after it add and remove them. */
export function VenuePhotos({ venue }: { readonly venue: VenuePage }) {
  const { t } = useTranslation('venues');
  const { _id: id, photos } = venue;
  const [shown, setShown] = useState<string | null>(null);
  const show = (page: VenuePage) =>
    queries.setQueryData(apiQuery(getVenue, { params: { id } }).queryKey, page);
  const upload = async (photo_id: string, file: Blob) =>
    show(await call(setVenuePhoto, { params: { id, photo_id }, file }));
  // The key names the photo, so that a repeated upload is the same one.
  const add = useWrite({ write: (file: File, key) => upload(key, file) });
  const remove = useWrite({
    write: async (photo: VenuePage['photos'][number]) => {
      const picture = await (await fetch(photo.image)).blob();
      show(await call(removeVenuePhoto, { params: { id, photo_id: photo._id } }));
      return { photo_id: photo._id, picture };
    },
    onSuccess: ({ photo_id, picture }) => {
      setShown(null);
      notifyRemoved(t('photos.removed'), { undo: () => upload(photo_id, picture) });
    },
  });
  return (
    <Panel
      title={t('photos.title')}
      action={
        venue.mine &&
        photos.length < photosAtMost && <AddPhoto busy={add.isPending} onFile={(file) => add.mutate(file)} />
      }
    >
      <Row sx={{ alignItems: 'stretch' }}>
        {photos.map(({ _id, thumbnail, width, height }, index) => (
          <ButtonBase
            key={_id}
            focusRipple
            aria-label={t('photos.show', { number: index + 1 })}
            onClick={() => setShown(_id)}
            sx={{
              height: thumbnailHeight,
              flex: `${width / height} 1 ${(thumbnailHeight * width) / height}px`,
              maxWidth: (2 * thumbnailHeight * width) / height,
              borderRadius: 1,
              overflow: 'hidden',
              bgcolor: 'quiet',
            }}
          >
            <Box
              component="img"
              src={thumbnail}
              alt=""
              loading="lazy"
              sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
            />
          </ButtonBase>
        ))}
      </Row>
      {venue.mine && (
        <Hint sx={{ mt: photos.length > 0 ? 1.5 : 0 }}>
          {photos.length === 0 && `${t('photos.none')} `}
          {photos.length >= photosAtMost ? t('photos.full', { count: photosAtMost }) : t('photos.hint')}
        </Hint>
      )}
      {shown !== null && (
        <PhotoDialog
          venue={venue}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
          removing={remove.isPending}
          {...(venue.mine && { onRemove: remove.mutate })}
        />
      )}
    </Panel>
  );
}

type AddProps = { readonly busy: boolean; readonly onFile: (file: File) => void };

function AddPhoto({ busy, onFile }: AddProps) {
  const { t } = useTranslation('venues');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t('photos.add')}
        accept={avatarTypes.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <ActButton busy={busy} startIcon={<Icon path={mdiImagePlus} />} onClick={() => picker.current?.click()}>
        {t(busy ? 'photos.wait' : 'photos.add')}
      </ActButton>
    </>
  );
}
