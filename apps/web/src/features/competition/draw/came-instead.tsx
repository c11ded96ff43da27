import Button from '@mui/material/Button';
import type { DrawProposal } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/state/notice.tsx';

type Places = DrawProposal['came_instead'];
type Props = {
  readonly places: Places;
  readonly disabled: boolean;
  /** Qualifiers not to be replaced. */
  readonly onChange: (vacant: string[]) => void;
};

/** The replacements of qualifiers who left, if the organiser agrees. */
export function CameInstead({ places, disabled, onChange }: Props) {
  const { t } = useTranslation('competition');
  const vacant = places.filter(({ comes }) => !comes).map(({ player }) => player._id);
  return places.map(({ player: { _id, name }, by, comes, from }) => {
    const words = { name, by: by.name, ...from };
    const others = vacant.filter((id) => id !== _id);
    return (
      <Notice key={_id} tone="info" title={t(comes ? 'draw.cameInstead' : 'draw.nobodyInstead', words)}>
        {t('draw.cameInsteadWhy', words)}
        <Button
          variant="outlined"
          disabled={disabled}
          sx={{ display: 'flex', mt: 1.5 }}
          onClick={() => onChange(comes ? [...others, _id] : others)}
        >
          {comes ? t('draw.leaveVacant') : t('vacancy.replace', { name: by.name })}
        </Button>
      </Notice>
    );
  });
}
