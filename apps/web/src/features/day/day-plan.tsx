import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { AloudSwitch } from './aloud/aloud-switch.tsx';
import { useReadAloud } from './aloud/use-read-aloud.ts';
import { AutomaticSwitch } from './automatic-switch.tsx';
import { CallingBar } from './calling/calling-bar.tsx';
import { useCalling } from './calling/use-calling.ts';
import { PlanMenu } from './plan/plan-menu.tsx';
import { TablePlan } from './plan/table-plan.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { useMatchName } from './shown-day.ts';

/** The tables of a day beside its queue; on a phone the queue stands below. */
export function DayPlan({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  useReadAloud(day);
  const { chosen, busy, chooseMatch, chooseTable, cancel } = useCalling(day);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 400px)' },
        alignItems: 'start',
        pb: 16,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Panel title={t('plan')} action={<PlanMenu day={day} />}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 2 }}>
            <AutomaticSwitch day={day} />
            <AloudSwitch />
          </Box>
          <TablePlan
            {...{ day, busy }}
            chosen={chosen.table}
            hasMatch={chosen.match !== null}
            onChoose={chooseTable}
          />
        </Panel>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <QueueList day={day} chosen={chosen.match} onChoose={chooseMatch} />
        <Conflicts day={day} />
      </Box>
      {(chosen.match !== null || chosen.table !== null) && (
        <CallingBar
          {...{ day, chosen, busy }}
          onTable={chooseTable}
          onMatch={chooseMatch}
          onCancel={cancel}
        />
      )}
    </Box>
  );
}

/** Below everything: who is in two matches at once, which only a person can settle. */
function Conflicts({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  return day.conflicts.map(({ person, matches }) => (
    <Alert key={matches.join()} severity="warning" sx={{ mt: 2 }}>
      {t('conflict', { name: person ?? t('somebody'), matches: matches.map((id) => nameOf(id)).join(', ') })}
    </Alert>
  ));
}
