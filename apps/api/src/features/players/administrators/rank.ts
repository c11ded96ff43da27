import type { administratorRelations } from '@topspin/contract';
import { isMinor, needsGuardian } from '@topspin/engine';

/** An account that looks after a player, in what relation and since when. */
export type Administrator = {
  readonly user_id: string;
  readonly relation: (typeof administratorRelations)[number];
  readonly created_at: Date;
};

export type Player = { readonly user_id: string | null; readonly date_of_birth: string | null };

type Situation = {
  readonly player: Player;
  readonly administrators: readonly Administrator[];
  /** The age from which a player decides alone. */
  readonly guardianAge: number;
  readonly now: Date;
};

const day = (now: Date): string => now.toISOString().slice(0, 10);

/** For how long those who already looked after a player can end the access of a new administrator. */
const objectionTime = 7 * 24 * 60 * 60 * 1000;

/** Whether the player has an account and is old enough to decide with it. */
const hasOwnSay = ({ player, guardianAge, now }: Situation): boolean =>
  player.user_id !== null && !needsGuardian(player.date_of_birth, day(now), guardianAge);

const of = ({ administrators }: Situation, userId: string): Administrator | undefined =>
  administrators.find(({ user_id }) => user_id === userId);

const isGuardian = (administrator: Administrator | undefined): boolean =>
  administrator?.relation === 'guardian';

/** Whether an account is a guardian of the player. */
export const isGuardianOf = (situation: Situation, userId: string): boolean =>
  isGuardian(of(situation, userId));

/**
 * Whether an account decides who looks after a player, the date of birth and who sees the phone: the player old enough to
 * consent with an account, until 18 with the guardians; otherwise the guardians, and everybody who looks after the player where there is none.
 */
export function decides(situation: Situation, userId: string): boolean {
  const { player, administrators, now } = situation;
  const own = player.user_id === userId;
  const administrator = of(situation, userId);
  if (hasOwnSay(situation))
    return own || (isMinor(player.date_of_birth, day(now)) && isGuardian(administrator));
  return administrators.some(isGuardian) ? isGuardian(administrator) : own || administrator !== undefined;
}

/** Whether an account deletes a profile: its own, which nobody else does once the player is old enough; otherwise that of a player it decides for. */
export const mayDelete = (situation: Situation, userId: string): boolean =>
  hasOwnSay(situation) ? situation.player.user_id === userId : decides(situation, userId);

/**
 * Whether an account erases the profile of a player without one: a guardian, and only if there is no other guardian, who would
 * have to agree.
 */
export function mayErase(situation: Situation, userId: string): boolean {
  const guardians = situation.administrators.filter(isGuardian);
  return situation.player.user_id === null && guardians.length === 1 && isGuardianOf(situation, userId);
}

/** Whether an account ends the access of an administrator: its own, that of a lower rank, or of a new one. */
export function mayEnd(situation: Situation, userId: string, ended: Administrator): boolean {
  if (ended.user_id === userId) return true;
  if (hasOwnSay(situation) && situation.player.user_id === userId) return true;
  const mine = of(situation, userId);
  if (!mine) return false;
  if (isGuardian(mine) && !isGuardian(ended)) return decides(situation, userId);
  const earlier = situation.administrators.filter(({ created_at: at }) => at < ended.created_at);
  const isNew = situation.now.getTime() - ended.created_at.getTime() < objectionTime;
  return isNew && earlier.includes(mine) && (isGuardian(mine) || !earlier.some(isGuardian));
}

/** Whether nobody would look after the player any more; one old enough with an account does so alone. */
export const isLast = (situation: Situation): boolean =>
  situation.administrators.length === 1 && !hasOwnSay(situation);
