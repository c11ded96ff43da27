import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { hasCodes, type PaperAddress, type PaperKind, sheetsEach } from '../printed/paper-address.ts';
import { type Choice, tableOn } from './preview.tsx';
import { isAbout, papersFor, partsOf } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { PageChoices } from './page-choices.tsx';
import { type Part, useTableParts } from './use-table-parts.ts';

type Props = {
  readonly printed: PrintedOpen;
  readonly choice: Choice;
  readonly onChange: (choice: PaperAddress) => void;
};

/** Selects the paper, the part of the open it is for, and the size of its pages. */
export function PrintChoices({ printed, choice, onChange }: Props) {
  const { t } = useTranslation('paper');
  const parts = useParts(printed, choice.paper);
  const { kindName } = usePaperWords(printed);
  // Also one that an address asks for where it has nothing to print.
  const papers = new Set([...papersFor(printed.phases), choice.paper]);
  const change = (changed: PaperAddress) => onChange({ ...choice, ...changed });
  return (
    <Row gap={1.5}>
      <OptionSelect
        label={t('what')}
        value={choice.paper}
        options={[...papers].map((value) => ({ value, label: kindName(value) }))}
        onChange={(paper) => change({ paper, of: '' })}
      />
      {parts.length > 1 && (
        <OptionSelect label={t('of')} value={choice.of} options={parts} onChange={(of) => change({ of })} />
      )}
      {choice.paper === 'matchSheets' && (
        <OptionSelect
          label={t('each')}
          value={String(choice.each)}
          options={sheetsEach.map((count) => ({ value: String(count), label: t('eachPage', { count }) }))}
          onChange={(each) => change({ each: each === '4' ? 4 : 2 })}
        />
      )}
      <PageChoices choice={choice} isUpright={hasCodes(choice.paper)} onChange={change} />
    </Row>
  );
}

/** What this paper can be printed for, the whole open first. */
function useParts(printed: PrintedOpen, paper: PaperKind): readonly Part[] {
  const { t } = useTranslation('paper');
  const tableParts = useTableParts();
  const { phaseName, groupName } = usePaperWords(printed);
  const kinds: readonly string[] = partsOf[paper];
  const phases = printed.phases.filter((phase) => isAbout(paper, phase));
  const groups = printed.groups.filter((group) => group.type === 'groups');
  const tables =
    paper === 'tableCodes' ? printed.tables : printed.matches.map((match) => tableOn(paper, printed, match));
  const parts: Part[] = [{ value: '', label: t('all') }];
  if (kinds.includes('phase') && phases.length > 1)
    parts.push(...phases.map((phase) => ({ value: `phase:${phase._id}`, label: phaseName(phase) })));
  if (kinds.includes('group'))
    parts.push(
      ...groups.map((group) => {
        const phase = printed.phases.find(({ _id }) => _id === group.phase_id);
        const isOneOfMany = printed.phases.filter((one) => one.type === 'groups').length > 1;
        return {
          value: `group:${group._id}`,
          label: isOneOfMany && phase ? `${phaseName(phase)} · ${groupName(group)}` : groupName(group),
        };
      }),
    );
  if (kinds.includes('table')) parts.push(...tableParts(tables));
  return parts;
}
