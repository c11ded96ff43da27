import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { usePromised } from './all-promised.tsx';
import { replacedIn } from './promised.ts';

type Of = {
  readonly match: string;
  readonly umpire: string | undefined;
  /** Whether it says already to which table it would be called now, and so who would umpire it, if anybody. */
  readonly isDecided: boolean;
};

/** Says of a match of the queue who umpires in place of whom, since the one who was named is at a table; empty where nobody is replaced. */
export function useReplacedWords(day: Day): (of: Of) => string {
  const { t } = useTranslation('day');
  const promised = usePromised();
  return ({ match, umpire, isDecided }) => {
    const replaced = replacedIn(promised, day, { match, umpire });
    if (!replaced) return '';
    const { name: was, table } = replaced;
    if (umpire !== undefined) return t('replaced.by', { name: umpire, was, table });
    return t(isDecided ? 'replaced.byNobody' : 'replaced.later', { was, table });
  };
}
