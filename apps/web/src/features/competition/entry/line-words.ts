import { useTranslation } from 'react-i18next';
import { useErrorText } from '../sheet/use-error-text.ts';
import type { LineReading } from './line.ts';

type Names = { readonly own: string; readonly other: string };

export type LineWords = {
  readonly kind: 'hint' | 'reading' | 'result' | 'error';
  readonly text: string;
  readonly sets: string;
};

/** What a line says so far, or what is wrong with it; an error in the text being typed waits until Enter. */
export function useLineWords(): (reading: LineReading, tried: boolean, names: Names) => LineWords {
  const { t } = useTranslation(['competition', 'matches', 'match']);
  const refusal = useErrorText();
  return (reading, tried, { own, other }) => {
    const { fault, sets, setsWon, winner, outcome, result } = reading;
    const written = sets.map(({ a, b }) => `${a}-${b}`).join('  ');
    if (fault && (tried || !fault.isLast)) {
      return { kind: 'error', text: `«${fault.text}»: ${refusal(fault.code)}`, sets: written };
    }
    const score = `${setsWon.a}–${setsWon.b}`;
    if (result && outcome !== 'played') return { kind: 'result', text: endWords(), sets: written };
    if (result) {
      const name = winner === 'a' ? own : other;
      return { kind: 'result', text: t('entry.wins', { name, score }), sets: written };
    }
    if (tried) return { kind: 'error', text: t('entry.undecided', { score }), sets: written };
    if (sets.length > 0) return { kind: 'reading', text: score, sets: written };
    return { kind: 'hint', text: t('entry.hint', { own, other }), sets: '' };

    function endWords(): string {
      const how = t(`match:outcomes.${outcome}`);
      if (winner === 'nobody') return `${how}: ${t('matches:nobodyWins')}`;
      return `${t('match:wonBy', { name: winner === 'a' ? own : other })} · ${how}`;
    }
  };
}
