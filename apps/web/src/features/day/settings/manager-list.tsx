import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { type Day, listDayManagers, setDayManager } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Hint } from '#ui/page/hint.tsx';

type Props = { readonly day: Day; readonly openId: string };

/** The organisers of the other opens of a day, of whom the owner of this one appoints those who call its matches, too. */
export function ManagerList({ day, openId }: Props) {
  const { t } = useTranslation('day');
  const { data } = useLiveQuery(listDayManagers, { params: { id: openId, day_id: day._id } }, [
    `day:${day._id}`,
    `open:${openId}`,
  ]);
  const set = useWrite({
    write: ({ user_id, appointed }: { readonly user_id: string; readonly appointed: boolean }) =>
      call(setDayManager, { params: { id: openId, day_id: day._id, user_id }, body: { appointed } }),
    onSettled: () => invalidate(listDayManagers),
  });
  if (!data || data.collection.length === 0) return null;
  const sent = set.isPending ? set.variables : undefined;
  return (
    <Box component="section" aria-label={t('managers')} sx={{ mt: 3 }}>
      <Typography variant="h3">{t('managers')}</Typography>
      <Hint>{t(data.may_appoint ? 'managersHint' : 'managersOwner')}</Hint>
      <FormGroup>
        {data.collection.map(({ _id, name, opens, appointed }) => (
          <FormControlLabel
            key={_id}
            disabled={!data.may_appoint || sent?.user_id === _id}
            control={
              <Checkbox
                checked={sent?.user_id === _id ? sent.appointed : appointed}
                onChange={(_, checked) => set.mutate({ user_id: _id, appointed: checked })}
              />
            }
            label={[name, ...opens].join(' · ')}
          />
        ))}
      </FormGroup>
    </Box>
  );
}
