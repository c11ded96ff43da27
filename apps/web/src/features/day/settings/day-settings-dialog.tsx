import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type Day,
  daySettings,
  type DaySettingsOnWire,
  getDaySettings,
  getOpenDay,
  getVenueDay,
  putDaySettings,
} from '@topspin/contract';
import { defaultDaySettings } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Hint } from '#ui/page/hint.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { ManagerList } from './manager-list.tsx';
import { VolunteerList } from '../umpires/volunteer-list.tsx';

type Props = { readonly day: Day; readonly openId: string; readonly onClose: () => void };

/** How an open is run on its days: rest, calls and umpires; and who umpires today without a profile. */
export function DaySettingsDialog({ day, openId, onClose }: Props) {
  const { t } = useTranslation('day');
  const settings = useQuery(apiQuery(getDaySettings, { params: { id: openId } }));
  const open = day.opens.length > 1 ? day.opens.find(({ _id }) => _id === openId)?.name : null;
  return (
    <Modal
      title={open ? t('settingsOf', { open }) : t('settings')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
    >
      {settings.data ? (
        <>
          <Box sx={footed}>
            <SettingsForm openId={openId} settings={settings.data} onClose={onClose} />
          </Box>
          <ManagerList {...{ day, openId }} />
          <VolunteerList day={day} />
        </>
      ) : (
        <LoadState query={settings} rows={{ count: 6, height: 56 }} />
      )}
    </Modal>
  );
}

type Rule = DaySettingsOnWire['umpire_rules'][number];
type Values = Omit<DaySettingsOnWire, 'umpire_rules'> & Readonly<Record<'first' | 'second' | 'third', Rule>>;

const rules: readonly Rule[] = ['none', 'resting', 'loser', 'volunteer'];

const valuesOf = ({
  umpire_rules: [first = 'none', second = 'none', third = 'none'],
  ...rest
}: DaySettingsOnWire): Values => ({
  ...rest,
  first,
  second,
  third,
});

/** The rules up to the first "nobody", each once. */
function settingsOf({ first, second, third, ...rest }: Values): DaySettingsOnWire {
  const chosen = [first, second, third];
  const end = chosen.indexOf('none');
  const kept = [...new Set(end === -1 ? chosen : chosen.slice(0, end))];
  return { ...rest, umpire_rules: [...kept, 'none'] };
}

const schema = z.pipe(z.pipe(z.custom<Values>(), z.transform(settingsOf)), daySettings);

type FormProps = {
  readonly openId: string;
  readonly settings: DaySettingsOnWire;
  readonly onClose: () => void;
};

const pair = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } as const;

/** The buttons of the form stay in sight at the foot of the dialog, however low the window is. */
const footed = {
  '& form > :last-child': {
    position: 'sticky',
    // Over the padding of the dialog, too.
    bottom: -20,
    zIndex: 1,
    mx: -1,
    px: 1,
    pt: 1,
    pb: 2.5,
    bgcolor: 'background.paper',
  },
} as const;

function SettingsForm({ openId, settings, onClose }: FormProps) {
  const { t } = useTranslation('day');
  const form = useApiForm({
    schema,
    defaultValues: valuesOf(settings),
    draft: null,
    onSubmit: async (body) => {
      await call(putDaySettings, { params: { id: openId }, body });
      await invalidate(getDaySettings, getOpenDay, getVenueDay);
      onClose();
    },
  });
  const { control } = form;
  const options = rules.map((value) => ({ value, label: t(`umpireRules.${value}`) }));
  return (
    <Form form={form} submitLabel={t('save')} onCancel={onClose}>
      <Typography variant="h3">{t('rest')}</Typography>
      <Box sx={pair}>
        <NumberInput {...{ control }} name="rest_minutes" label={t('shortRest')} />
        <NumberInput {...{ control }} name="long_rest_minutes" label={t('longRest')} />
      </Box>
      <Hint>{t('restHint', { count: defaultDaySettings.callLead })}</Hint>
      <Typography variant="h3">{t('calls')}</Typography>
      <Box sx={pair}>
        <NumberInput {...{ control }} name="second_call_minutes" label={t('nextCall.second')} />
        <NumberInput {...{ control }} name="third_call_minutes" label={t('nextCall.third')} />
      </Box>
      <Hint>{t('callsHint')}</Hint>
      <Typography variant="h3">{t('whoUmpires')}</Typography>
      <SelectInput {...{ control, options }} name="first" label={t('ruleFirst')} />
      <SelectInput {...{ control, options }} name="second" label={t('ruleElse')} />
      <SelectInput {...{ control, options }} name="third" label={t('ruleLast')} />
      <TickBox {...{ control }} name="rounds_together" label={t('together')} />
      <TickBox {...{ control }} name="automatic" label={t('takesPart')} />
    </Form>
  );
}
