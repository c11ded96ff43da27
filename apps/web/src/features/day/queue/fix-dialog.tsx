import {
  type Day,
  type DayMatch,
  type DayTable,
  fixed,
  fixMatch,
  type FixedOnWire,
  getOpenDay,
  getVenueDay,
} from '@topspin/contract';
import { defaultDaySettings } from '@topspin/engine';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { TimeInput } from '#lib/dates/time-input.tsx';
import { formatTime } from '#lib/format.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Columns } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { absentIn } from '../absences/absent.ts';
import { InHall } from '../absences/in-hall.tsx';
import { type NamedAct, useCallingWrite } from '../offline/use-calling-write.ts';
import { peopleIn } from '../people-in.ts';
import { useStateWords } from '../plan/table-state.tsx';
import { useMatchName, useTableName } from '../shown-day.ts';
import { hasPassed, instantOn } from './fixed-time.ts';
import { heldOf } from './held.ts';

type Props = { readonly day: Day; readonly match: DayMatch; readonly onClose: () => void };

const whens = ['any', 'notBefore', 'at'] as const;
type Fixing = {
  /** 0 for any. */
  readonly table: number;
  readonly when: (typeof whens)[number];
  /** `18:30` */
  readonly time: string;
};
type Values = Fixing & {
  /** The players who are not in the hall, by their ids. */
  readonly absent: readonly string[];
};

/** Sets which players of a match are in the hall; fixes its table, from when it may begin, or when it is to begin: all of it can be freed again. */
export function FixDialog({ day, match, onClose }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const tableName = useTableName();
  const noteAbsence = useCallingWrite(day, { overlaps: true });
  // As the dialog was opened: what others change meanwhile is not taken back by saving something else.
  const [before] = useState(() => valuesOf(match, day.time_zone));
  const form = useApiForm({
    schema: schemaOn(day, match),
    defaultValues: before,
    draft: null,
    rename: (path) => (path === 'at' || path === 'not_before' ? 'time' : path),
    onSubmit: async (body) => {
      const { absent, ...fixing } = form.getValues();
      // Without a connection only absences can be noted.
      if (isFixedOtherwise(before, fixing)) {
        await call(fixMatch, { params: { id: day._id, match_id: match._id }, body });
        await invalidate(getOpenDay, getVenueDay);
      }
      for (const act of absences(match, before.absent, absent)) noteAbsence.mutate(act);
      onClose();
    },
  });
  const { control } = form;
  const held = heldOf(match);
  const [when, chosen, absent] = useWatch({ control, name: ['when', 'table', 'absent'] });
  const stateWords = useStateWords();
  const optionOf = (table: DayTable): string =>
    [tableName(table), table.state !== 'open' && stateWords(table, table.state)].filter(Boolean).join(' · ');
  const isClosed = day.tables.some(({ number, state }) => number === chosen && state !== 'open');
  return (
    <Modal title={`${t('fix')} · ${nameOf(match)}`} maxWidth="xs" onClose={onClose}>
      <Form form={form} submitLabel={t('save')} onCancel={onClose}>
        {held && (
          <Hint>
            {t('heldHint', {
              time: formatTime(held.since, day.time_zone),
              until: formatTime(held.until, day.time_zone),
            })}
          </Hint>
        )}
        <InHall
          {...{ match, absent }}
          onChange={(changed) => form.setValue('absent', changed, { shouldDirty: true })}
        />
        <SelectInput
          {...{ control }}
          name="table"
          label={t('fixTable')}
          {...(isClosed && { hint: t('fixClosed') })}
          options={[
            { value: 0, label: t('anyTable') },
            ...day.tables.map((table) => ({ value: table.number, label: optionOf(table) })),
          ]}
        />
        <Columns above="sm" gap={2}>
          <SelectInput
            {...{ control }}
            name="when"
            label={t('fixWhen')}
            options={whens.map((value) => ({ value, label: t(`whens.${value}`) }))}
          />
          <TimeInput {...{ control }} name="time" label={t('fixTime')} disabled={when === 'any'} />
        </Columns>
        <Hint>{t('fixHint', { count: defaultDaySettings.callLead })}</Hint>
      </Form>
    </Modal>
  );
}

/** Whether another table or time is fixed than before. The time of a match that may begin at any time says nothing. */
const isFixedOtherwise = (one: Fixing, other: Fixing): boolean =>
  one.table !== other.table || one.when !== other.when || (other.when !== 'any' && one.time !== other.time);

/** Notes each player who was switched to be absent, or back in the hall. */
function absences(match: DayMatch, before: readonly string[], absent: readonly string[]): NamedAct[] {
  return peopleIn(match).flatMap(({ _id: id, name: whom }): NamedAct[] => {
    const isAbsent = absent.includes(id);
    return isAbsent === before.includes(id)
      ? []
      : [{ act: { act: 'absence', player: id, absent: isAbsent }, whom }];
  });
}

function valuesOf(match: DayMatch, zone: string): Values {
  const { fixed: known } = match;
  const time = known?.at ?? known?.not_before ?? null;
  return {
    table: known?.table ?? 0,
    when: known?.at ? 'at' : known?.not_before ? 'notBefore' : 'any',
    time: time === null ? '' : formatTime(time, zone),
    absent: absentIn(match).map(({ _id }) => _id),
  };
}

const schemaOn = (day: Day, match: DayMatch) => {
  const before = valuesOf(match, day.time_zone);
  return z.pipe(
    z.pipe(
      z.custom<Values>().check(
        z.refine(({ when, time }) => when === 'any' || time !== '', {
          path: ['time'],
          params: { rule: 'required' },
        }),
        // What was fixed before stays, say with another table. The server's clock decides, and may know better.
        z.refine(
          ({ when, time }) =>
            when === 'any' ||
            time === '' ||
            (when === before.when && time === before.time) ||
            !hasPassed(instantOn(day, time), day.at),
          { path: ['time'], params: { rule: 'past' } },
        ),
      ),
      z.transform(({ table, when, time }: Values): FixedOnWire => {
        const instant = when === 'any' ? null : instantOn(day, time);
        return {
          table: table || null,
          not_before: when === 'notBefore' ? instant : null,
          at: when === 'at' ? instant : null,
        };
      }),
    ),
    fixed,
  );
};
