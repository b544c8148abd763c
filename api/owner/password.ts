import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The cost of one hash: memory in KiB, passes, lanes. */
type Cost = Record<'memory' | 'passes' | 'parallelism', number>;

/** OWASP's minimum for argon2id. */
const OWASP_COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A PHC string, which contains salt and cost, so that later versions can change the cost. */
export async function hashPassword(password: string, cost = OWASP_COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    tagLength: HASH_BYTES,
    ...cost,
  });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`;
}

/** Throws if `phc` is not an argon2id PHC string. */
export async function passwordMatches(password: string, phc: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc);
  if (!parts) throw new Error('The stored password hash is not an argon2id PHC string');
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

// PHC strings use base64 without padding.
const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
