import { pictureShapes } from '@topspin/contract';
import { mdiCellphone, mdiImageOutline } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { sharePicture } from './picture.ts';

type Props = {
  /** The address of the picture, without its shape and language. */
  readonly address: string;
  readonly name: string;
  readonly link: string;
};

const icons = { card: mdiImageOutline, story: mdiCellphone } as const;

/** What is shared, as a picture for a chat or for a story. */
export function SharePictures(props: Props) {
  const { t } = useTranslation('finish');
  const sharing = useMutation({
    mutationFn: sharePicture,
    onError: () => notify('error', t('share.noPicture')),
  });
  return pictureShapes.map((shape) => (
    <ActButton
      key={shape}
      startIcon={<Icon path={icons[shape]} />}
      busy={sharing.isPending}
      onClick={() =>
        sharing.mutate({ ...props, shape, ...(shape === 'story' && { kind: t('share.story') }) })
      }
    >
      {t(`share.${shape}`)}
    </ActButton>
  ));
}
