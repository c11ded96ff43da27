import { isMinor } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { today } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = {
  readonly birth: string;
  /** Whether it is the user's own phone, or of somebody they look after. */
  readonly whose: 'mine' | 'theirs';
  readonly adminOnly: boolean;
};

/** Says who sees a player's contact phone. */
export function PhoneAudience({ birth, whose, adminOnly }: Props) {
  const { t } = useTranslation('forms');
  const audience = isMinor(birth || null, today()) ? 'minor' : adminOnly ? 'organisers' : 'everybody';
  return (
    <Hint role="note" sx={{ mt: -1.5 }}>
      {t(`phoneAudience.${whose}.${audience}`)}
    </Hint>
  );
}
