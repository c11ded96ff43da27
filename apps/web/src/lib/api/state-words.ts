import { openStates, phaseStates, registrationStates } from '@topspin/engine';
import i18next from 'i18next';
import type { Problem } from './problem.ts';

/** The state that made a step impossible, in words; undefined where the page has none. */
export function stateWords({ code, body }: Problem): string | undefined {
  const { t } = i18next;
  const from = body?.details?.['from'];
  const among = <State extends string>(states: readonly State[]) => states.find((state) => state === from);
  const open = code === 'open.transitionNotAllowed' && among(openStates);
  const phase = code === 'phase.transitionNotAllowed' && among(phaseStates);
  const inscription = code === 'inscription.transitionNotAllowed' && among(registrationStates);
  const has = (area: string) => i18next.hasLoadedNamespace(area);
  if (open && has('opens')) return t(`opens:states.${open}`);
  if (phase && has('competition')) return t(`competition:phase.states.${phase}`);
  if (inscription && has('opens')) return t(`opens:players.states.${inscription}`);
  return undefined;
}
