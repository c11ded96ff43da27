import Chip from '@mui/material/Chip';
import { DateField } from '#lib/dates/date-field.tsx';
import { isDate } from '#lib/dates/typed-date.ts';
import type { Chosen } from '#lib/table/use-table.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { useAuditWords } from './use-audit-words.ts';

type Props = { readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void };

type Words = Readonly<Record<string, string>>;

const optionsOf = (words: Words) =>
  Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));

/** What the log can be narrowed to: an action, a kind of thing, what was refused, days, a person, a thing. */
export function AuditFilters({ chosen, onChoose }: Props) {
  const { t, actions, kinds } = useAuditWords();
  const every = { value: '', label: t('every') };
  const dayField = (which: 'from' | 'to') => (
    <DateField
      size="small"
      label={t(which)}
      value={chosen[which] ?? ''}
      tense="past"
      onChange={(day) => (day === '' || isDate(day)) && onChoose({ [which]: day })}
    />
  );
  return (
    <>
      <OptionSelect
        label={t('columns.action')}
        value={chosen['action'] ?? ''}
        options={[every, ...optionsOf(actions)]}
        onChange={(action) => onChoose({ action })}
      />
      <OptionSelect
        label={t('kind')}
        value={chosen['kind'] ?? ''}
        options={[every, ...optionsOf(kinds)]}
        onChange={(kind) => onChoose({ kind })}
      />
      <OptionSelect
        label={t('outcome')}
        value={chosen['refused'] ?? ''}
        options={[every, { value: 'no', label: t('done') }, { value: 'yes', label: t('refused') }]}
        onChange={(refused) => onChoose({ refused })}
      />
      {dayField('from')}
      {dayField('to')}
      {chosen['actor'] && <Chip label={t('onlyActor')} onDelete={() => onChoose({ actor: '' })} />}
      {chosen['thing'] && <Chip label={t('onlyThing')} onDelete={() => onChoose({ thing: '' })} />}
    </>
  );
}
