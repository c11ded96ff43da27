import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { arrangeDayTables, type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { LoadNewer } from '#lib/api/stale-form.tsx';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem, InSight } from '#ui/form/form.tsx';
import { Row } from '#ui/layout.ts';
import { type Arrangement, byNumber, byRows, isSame, rebased, unplaced } from './arrangement.ts';
import { FillOrder } from './fill-order.tsx';
import { Hall } from './hall.tsx';

type Props = { readonly day: Day; readonly onClose: () => void };

/** Arranges the tables as they stand in the hall, and says in which order they fill. A phone has the order alone. */
export function ArrangeDialog({ day, onClose }: Props) {
  const { t } = useTranslation('day');
  const [before, setBefore] = useState<Arrangement>(day.tables);
  const [tables, setTables] = useState<Arrangement>(day.tables);
  const save = useWrite({
    write: (as: { readonly tables: Arrangement; readonly before: Arrangement }) =>
      call(arrangeDayTables, {
        params: { id: day._id },
        body: { tables: sent(as.tables), before: sent(as.before) },
      }),
    showsError: isStale,
    onSuccess: async () => {
      await invalidate(getOpenDay, getVenueDay);
      onClose();
    },
  });
  const [isLoading, setLoading] = useState(false);
  if (isLoading && !isSame(before, day.tables)) {
    setLoading(false);
    setTables(rebased(tables, before, day.tables));
    setBefore(day.tables);
  }
  const load = async () => {
    setLoading(true);
    await invalidate(getOpenDay, getVenueDay);
  };
  const isRefused = isStale(save.error) && save.variables?.before === before;
  return (
    <Modal
      title={t('arrange')}
      maxWidth="lg"
      fillsPhone
      keepsHeight
      unsaved={tables !== before}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <ActButton
            variant="contained"
            busy={save.isPending}
            onClick={() => save.mutate({ tables, before })}
          >
            {t('save')}
          </ActButton>
        </>
      }
    >
      {isRefused && (
        <InSight>
          <FormProblem problem={save.error} remedy={<LoadNewer problem={save.error} read={load} />} />
        </InSight>
      )}
      <Box sx={columns}>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, minWidth: 0 }}>
          <Row sx={{ justifyContent: 'space-between', mb: 1 }}>
            <Typography variant="h3">{t('hall')}</Typography>
            <Button onClick={() => setTables(unplaced)}>{t('inAGrid')}</Button>
          </Row>
          <Hall tables={tables} onChange={setTables} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">{t('fillOrder')}</Typography>
          <Row sx={{ my: 1, ml: -1 }}>
            <Button onClick={() => setTables(byNumber)}>{t('byNumber')}</Button>
            <Button onClick={() => setTables(byRows)} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
              {t('asTheyStand')}
            </Button>
          </Row>
          <FillOrder tables={tables} onChange={setTables} />
        </Box>
      </Box>
    </Modal>
  );
}

const sent = (tables: Arrangement) => tables.map(({ _id, place }) => ({ _id, place }));
const isStale = (error: Error | null): error is Error => isProblem(error, 'request.staleVersion');

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
