import { hash, verify } from '@node-rs/argon2';

/** The cost of a hash: memory in KiB, passes over it, threads. */
export type PasswordCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one thread. */
export const usualPasswordCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The Argon2id hash of a password, which contains its salt and its cost. */
export const hashPassword = (password: string, cost = usualPasswordCost): Promise<string> =>
  hash(password, cost);

/** A hash no password matches, verified when there is no account, so that both cases take as long. */
const nobody = hashPassword('nobody has this password');

/** Whether a password matches the hash of an account; without an account it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (!passwordHash?.startsWith('$argon2')) {
    await verify(await nobody, password);
    return false;
  }
  return verify(passwordHash, password);
}
