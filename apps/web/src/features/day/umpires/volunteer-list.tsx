import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { addVolunteer, type Day, newVolunteer, removeVolunteer } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActIconButton } from '#ui/act/act-button.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Icon } from '#ui/icon.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { byLoad, Load } from './load.tsx';
import { readAgain, useUmpires } from './use-umpires.ts';

/** The volunteers of a day with their loads, and one more. */
export function VolunteerList({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const umpires = useUmpires(day);
  const volunteers = umpires.data?.collection.filter(({ volunteer }) => volunteer).toSorted(byLoad);
  const most = Math.max(0, ...(volunteers ?? []).map(({ duties }) => duties));
  const [added, setAdded] = useState(0);
  const remove = useWrite({
    write: (id: string) => call(removeVolunteer, { params: { id: day._id, volunteer_id: id } }),
    onSettled: () => readAgain(),
  });
  return (
    <Box component="section" aria-label={t('volunteers')} sx={{ mt: 3 }}>
      <Typography variant="h3">{t('volunteers')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('volunteersHint')}
      </Typography>
      <NewVolunteer key={added} day={day} onAdded={() => setAdded(added + 1)} />
      <List disablePadding>
        {volunteers?.map(({ _id, name, duties }) => (
          <ListItem
            key={_id}
            disableGutters
            secondaryAction={
              <ActIconButton
                aria-label={t('removeVolunteer', { name })}
                busy={remove.isPending && remove.variables === _id}
                onClick={() => remove.mutate(_id)}
              >
                <Icon path={mdiClose} />
              </ActIconButton>
            }
          >
            <ListItemText primary={name} secondary={t('duties', { count: duties })} />
            <Load {...{ duties, most }} />
          </ListItem>
        ))}
      </List>
      {!volunteers && <LoadState query={umpires} rows={{ count: 2, height: 64 }} />}
    </Box>
  );
}

type NewProps = { readonly day: Day; readonly onAdded: () => void };

/** The name of one more; empty again once they are added. */
function NewVolunteer({ day, onAdded }: NewProps) {
  const { t } = useTranslation('day');
  const form = useApiForm({
    schema: newVolunteer,
    defaultValues: { name: '' },
    draft: null,
    onSubmit: async (body) => {
      await call(addVolunteer, { params: { id: day._id }, body });
      await readAgain();
      onAdded();
    },
  });
  return (
    <Form form={form} submitLabel={t('add')} quiet>
      <TextInput control={form.control} name="name" label={t('volunteerName')} />
    </Form>
  );
}
