import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Day, editDay, getOpenDay, getVenueDay } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';

/** One control for the whole day: whether free tables are given the next match without a tap. */
export function AutomaticSwitch({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const change = useWrite({
    write: (automatic: boolean) =>
      call(editDay, { params: { id: day._id }, version: day.version, body: { automatic } }),
    onSettled: () => invalidate(getOpenDay, getVenueDay),
  });
  return (
    <FormControlLabel
      label={t('automatic')}
      control={
        <Switch
          checked={change.isPending ? change.variables : day.automatic}
          onChange={(_, automatic) => change.mutate(automatic)}
        />
      }
    />
  );
}
