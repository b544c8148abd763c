import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#api/env.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { isLoopback } from './is-loopback.ts';

const mailOf = (variables: Record<string, string>) =>
  readEnvironment({ SMTP_URL: 'smtp://mail.example', ...variables }).mail;

describe('the variables of mail', () => {
  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false }],
    ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false }],
    [
      'smtps://me%40a.example:p%40ss%2Fword@mail.example:2465',
      {
        host: 'mail.example',
        port: 2465,
        secure: true,
        user: 'me@a.example',
        password: 'p@ss/word',
      },
    ],
  ])('SMTP_URL may be %s', (text, server) => {
    expect(mailOf({ SMTP_URL: text })?.server).toEqual(server);
  });

  it.each([
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?tls=no',
    'smtp://secret:%zz@mail.example',
  ])('SMTP_URL may not be %s, which is not repeated', (text) => {
    const read = () => readEnvironment({ SMTP_URL: text });
    expect(read).toThrow(/^SMTP_URL is not acceptable; it must be smtp:\/\/user/);
    expect(read).not.toThrow('secret');
  });

  it.each([
    ['a@b.example', { name: '', address: 'a@b.example' }],
    ['Blue Bonnet <a@b.example>', { name: 'Blue Bonnet', address: 'a@b.example' }],
    ['', undefined],
  ])('MAIL_FROM may be %j', (text, from) => {
    expect(mailOf({ MAIL_FROM: text })?.from).toEqual(from);
  });

  it.each(['nobody', 'a@b.example, c@d.example', 'A <a@b.example> <c@d.example>'])(
    'MAIL_FROM may not be %j',
    (text) => {
      expect(() => mailOf({ MAIL_FROM: text })).toThrow('MAIL_FROM is');
    },
  );

  it('a key for DKIM is read from its file, with its selector only', async () => {
    const path = join(await temporaryFolder(), 'dkim.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await writeFile(path, key);
    expect(mailOf({ MAIL_DKIM_KEY: path, MAIL_DKIM_SELECTOR: 's1' })?.dkim).toEqual({
      selector: 's1',
      key,
    });
    expect(() => mailOf({ MAIL_DKIM_KEY: path })).toThrow('must be set together');
    expect(() => mailOf({ MAIL_DKIM_KEY: `${path}x`, MAIL_DKIM_SELECTOR: 's1' })).toThrow('PEM');
  });

  it('without SMTP_URL there is no mail', () => {
    expect(readEnvironment({ MAIL_FROM: 'a@b.example' }).mail).toBeUndefined();
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['10.0.0.1', false],
])('whether %s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
