import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

describe('hashPassword', () => {
  it('makes a PHC string that only its own password matches', async () => {
    const phc = await hashPassword('clay soil and hail');
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwordMatches('clay soil and hail', phc)).toBe(true);
    expect(await passwordMatches('clay soil and hail ', phc)).toBe(false);
  });

  it('salts: the same password never hashes the same twice', async () => {
    expect(await hashPassword('clay soil and hail')).not.toBe(
      await hashPassword('clay soil and hail'),
    );
  });

  it('normalizes Unicode composition', async () => {
    const composed = await hashPassword('caf\u00e9 on the corner');
    expect(await passwordMatches('cafe\u0301 on the corner', composed)).toBe(true);
  });
});

describe('passwordMatches', () => {
  it('reads the cost from the string, so that older hashes stay valid', async () => {
    // Made by the reference command line: argon2 somesalt -id -t 2 -m 16 -p 1, password "password".
    const phc =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwordMatches('password', phc)).toBe(true);
  });

  it('throws for anything but an argon2id PHC string', async () => {
    await expect(passwordMatches('password', '$2b$10$abc')).rejects.toThrow('PHC');
  });
});
