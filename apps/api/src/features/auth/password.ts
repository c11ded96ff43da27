import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash no password matches, verified when there is no account, so that both cases take as long. */
const nobody = hash('nobody has this password', cost);

/** Whether a password matches the hash of an account; without an account it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (!passwordHash?.startsWith('$argon2')) {
    await verify(await nobody, password);
    return false;
  }
  return verify(passwordHash, password);
}
