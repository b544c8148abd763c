import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: string,
  length: number,
) => Promise<Buffer>;

/**
 * The secret in the keys of clients, from the password in `url`: all processes have the same one, and a copy
 * of the database alone turns no key back into an address. Slow to guess, because copies hold such keys.
 */
export async function clientSecretOf(url: string): Promise<string> {
  const { password } = new URL(url);
  return (await derive(password, 'keys of clients', 32)).toString('hex');
}
