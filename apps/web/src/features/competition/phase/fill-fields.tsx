import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useBestWords } from '#domain/next-places/use-next-places-words.ts';
import { fillOffer } from './fill-offer.ts';
import type { FieldsProps } from './phase-fields.tsx';

/** Offers to fill the draw with the best of the next position: "Completar hasta 16 con los 4 mejores terceros". */
export function FillFields({
  form,
  sides,
  sizes,
  onChange,
}: FieldsProps & { readonly sizes: readonly number[] }) {
  const { t } = useTranslation('competition');
  const best = useBestWords();
  const offer = form.source === 'registrations' ? undefined : fillOffer(sizes, form);
  if (offer === undefined) return null;
  const { least, most } = offer;
  const fillTo = form.fillTo ?? offer.fillTo;
  const words = best({ position: form.positionTo + 1, places: Math.max(0, fillTo - least) });
  const number = (text: string) => Math.max(2, Number.parseInt(text, 10) || 2);
  const isPossible = fillTo >= least && fillTo <= most;
  return (
    <>
      <FormControlLabel
        label={t('phase.fill', { count: fillTo, best: words.charAt(0).toLocaleLowerCase() + words.slice(1) })}
        control={
          <Switch
            checked={form.fillTo !== null}
            onChange={(_, filled) => onChange({ fillTo: filled ? offer.fillTo : null })}
          />
        }
      />
      {form.fillTo !== null && (
        <TextField
          type="number"
          label={t(`phase.fillTo.${sides}`)}
          value={form.fillTo}
          error={!isPossible}
          helperText={t('phase.fillRange', { least, most })}
          onChange={(event) => onChange({ fillTo: number(event.target.value) })}
        />
      )}
    </>
  );
}
