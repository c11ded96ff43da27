import type { SwissFormat } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { swissLimits } from '#domain/formats/format-code.ts';
import { useRoundsHint } from '#domain/formats/use-rounds-hint.ts';
import { BestOfField } from '#domain/match/best-of-field.tsx';
import { NumberBox } from '../number-box.tsx';

type Props = {
  readonly swiss: SwissFormat;
  readonly players: number;
  readonly onChange: (swiss: SwissFormat) => void;
};

/** The rounds of a Swiss system, who plays the knockout after it, and the sets of its matches. */
export function SwissFields({ swiss, players, onChange }: Props) {
  const { t } = useTranslation('simulators');
  const hint = useRoundsHint()(players, swiss.rounds);
  return (
    <>
      <NumberBox
        label={t('format.rounds')}
        value={swiss.rounds}
        {...swissLimits.rounds}
        {...(hint !== undefined && { hint })}
        onChange={(rounds) => onChange({ ...swiss, rounds })}
      />
      {swiss.qualifiers >= swissLimits.qualifiers.min && (
        <NumberBox
          label={t('format.best')}
          value={swiss.qualifiers}
          min={swissLimits.qualifiers.min}
          max={players}
          onChange={(qualifiers) => onChange({ ...swiss, qualifiers })}
        />
      )}
      <BestOfField
        label={t('format.setsInSwiss')}
        value={swiss.bestOf}
        onChange={(bestOf) => onChange({ ...swiss, bestOf })}
      />
    </>
  );
}
