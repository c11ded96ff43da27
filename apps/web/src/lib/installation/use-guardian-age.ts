import { needsGuardian } from '@topspin/engine';
import { today } from '#lib/format.ts';
import { useInstallation } from './use-installation.ts';

/** Until the setting is loaded; the server decides in any case. */
const usual = 14;

/** The age below which a guardian consents for a player, and whether somebody is below it today. */
export function useGuardianAge() {
  const guardianAge = useInstallation()?.guardian_age ?? usual;
  return {
    guardianAge,
    isChild: (birth: string | null | undefined): boolean =>
      needsGuardian(birth || null, today(), guardianAge),
  };
}
