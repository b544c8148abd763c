import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';

const messageFor = (variables: Record<string, string>) => {
  try {
    readEnvironment(variables);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('readEnvironment', () => {
  it('has a default for every variable', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      publicUrl: undefined,
      ownerPassword: undefined,
      trustProxy: 0,
      rateLimit: true,
      sampleContent: true,
      storybook: false,
      tipsLlm: undefined,
      stripe: undefined,
      logLevel: 'info',
      metricsToken: undefined,
      pictures: { place: 'folder', bucket: undefined },
      backup: {
        folder: undefined,
        bucket: undefined,
        retention: { days: 30, count: Infinity },
      },
      misspelled: [],
    });
  });

  it.each([
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65535],
    ['PORT', ' 8080 ', 'port', 8080],
    ['PORT', '', 'port', 3000],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['HOST', '::', 'host', '::'],
    ['HOST', 'localhost', 'host', 'localhost'],
    ['HOST', 'a.example', 'host', 'a.example'],
    ['DATA_DIR', '/var/lib/x', 'dataDir', '/var/lib/x'],
    ['DATA_DIR', 'other', 'dataDir', resolve('other')],
    ['PUBLIC_URL', 'https://bluebonnet.example', 'publicUrl', 'https://bluebonnet.example'],
    ['PUBLIC_URL', 'HTTPS://Bluebonnet.example:443/', 'publicUrl', 'https://bluebonnet.example'],
    ['PUBLIC_URL', 'http://localhost:4000', 'publicUrl', 'http://localhost:4000'],
    ['OWNER_PASSWORD', '0123456789', 'ownerPassword', '0123456789'],
    ['OWNER_PASSWORD', ' spaces count ', 'ownerPassword', ' spaces count '],
    ['TRUST_PROXY', 'on', 'trustProxy', 1],
    ['TRUST_PROXY', 'off', 'trustProxy', 0],
    ['TRUST_PROXY', '9', 'trustProxy', 9],
    ['RATE_LIMIT', 'off', 'rateLimit', false],
    ['RATE_LIMIT', 'on', 'rateLimit', true],
    ['SAMPLE_CONTENT', 'off', 'sampleContent', false],
    ['STORYBOOK', '1', 'storybook', true],
    ['STORYBOOK', '0', 'storybook', false],
    ['METRICS_TOKEN', 'a-token-of-20-letter', 'metricsToken', 'a-token-of-20-letter'],
    ['LOG_LEVEL', 'trace', 'logLevel', 'trace'],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ] as const)('reads %s=%s', (name, text, key, value) => {
    expect(readEnvironment({ [name]: text })[key]).toBe(value);
  });

  it.each([
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['PORT', '0x50', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['HOST', 'two words', 'an IP address or a host name'],
    ['HOST', 'http://a.example', 'an IP address or a host name'],
    ['HOST', '1.2.3.400', 'an IP address or a host name'],
    ['DATA_DIR', 'a\0b', 'the path of a folder'],
    ['PUBLIC_URL', 'bluebonnet.example', 'an http or https address without a path'],
    ['PUBLIC_URL', 'ftp://bluebonnet.example', 'an http or https address without a path'],
    ['PUBLIC_URL', 'https://bluebonnet.example/site', 'an http or https address without a path'],
    ['PUBLIC_URL', 'https://bluebonnet.example/?', 'an http or https address without a path'],
    ['PUBLIC_URL', 'https://me:pw@bluebonnet.example', 'an http or https address without a path'],
    ['TRUST_PROXY', '10', 'off, on (one proxy in front) or the number of proxies'],
    ['TRUST_PROXY', 'yes', 'off, on (one proxy in front) or the number of proxies'],
    ['RATE_LIMIT', 'no', 'on or off'],
    ['RATE_LIMIT', '0', 'on or off'],
    ['TIPS_LLM_URL', 'llm.example/v1', 'an http or https address such as'],
    ['TIPS_LLM_URL', 'https://me:pw@llm.example', 'an http or https address such as'],
    ['TIPS_LLM_URL', 'https://llm.example/v1?key=1', 'an http or https address such as'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'an http or https address such as'],
    ['TIPS_LLM_MODEL', 'm'.repeat(201), 'the name of a model'],
    ['LOG_LEVEL', 'INFO', 'trace, debug, info, warn, error, fatal, silent'],
  ])('refuses %s=%s and says what is allowed', (name, text, allowed) => {
    expect(messageFor({ [name]: text })).toContain(`${name} is "${text}"; it must be ${allowed}`);
  });

  it('reads the language model for tips, with and without key and model', () => {
    expect(readEnvironment({ TIPS_LLM_URL: 'https://llm.example/v1/' }).tipsLlm).toEqual({
      url: 'https://llm.example/v1',
      key: undefined,
      model: undefined,
    });
    const all = {
      TIPS_LLM_URL: 'http://localhost:11434/v1',
      TIPS_LLM_KEY: 'sk-1',
      TIPS_LLM_MODEL: 'small',
    };
    expect(readEnvironment(all).tipsLlm).toEqual({
      url: 'http://localhost:11434/v1',
      key: 'sk-1',
      model: 'small',
    });
    expect(readEnvironment({ TIPS_LLM_KEY: 'sk-1' }).tipsLlm).toBeUndefined();
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  };

  it('reads online payment, with Stripe’s own address or one for tests', () => {
    expect(readEnvironment(stripe).stripe).toEqual({
      secretKey: 'sk_test_0123456789',
      webhookSecret: 'whsec_0123456789',
      apiBase: undefined,
    });
    const base = { ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:4700/' };
    expect(readEnvironment(base).stripe?.apiBase).toBe('http://127.0.0.1:4700');
    expect(readEnvironment({ STRIPE_API_BASE: 'https://stripe.example' }).stripe).toBeUndefined();
  });

  it.each<[Record<string, string>, string]>([
    [{ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, 'must be set together'],
    [{ STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET }, 'must be set together'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_0123456789' }, 'STRIPE_SECRET_KEY is not acceptable'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'sk_test_0123456789' }, 'STRIPE_WEBHOOK_SECRET is not'],
    [{ ...stripe, STRIPE_API_BASE: 'http://stripe.example' }, 'an https address without a path'],
    [
      { ...stripe, STRIPE_API_BASE: 'https://stripe.example/v1' },
      'an https address without a path',
    ],
  ])(
    'refuses half or wrong settings of Stripe, and repeats no secret: %j',
    (variables, message) => {
      expect(messageFor(variables)).toContain(message);
      expect(messageFor(variables)).not.toContain('0123456789');
    },
  );

  it('refuses a key that no header can contain, and does not repeat it', () => {
    const message = messageFor({ TIPS_LLM_KEY: 'sk 1\n' });
    expect(message).toMatch(/^TIPS_LLM_KEY is not acceptable; it must be a key of/);
  });

  it.each(['nineteen-characters', 'two words of a sentence', 'x'.repeat(201)])(
    'refuses %j as a token, and does not repeat it',
    (text) => {
      const message = messageFor({ METRICS_TOKEN: text });
      expect(message).toMatch(/^METRICS_TOKEN is not acceptable; it must be a token of 20/);
      expect(message).not.toContain(text);
    },
  );

  it('does not repeat a password that it refuses', () => {
    const message = messageFor({ OWNER_PASSWORD: 'short-one' });
    expect(message).toBe(
      'OWNER_PASSWORD is not acceptable; it must be a password of 10 to 200 characters.',
    );
  });

  it('reads the database', () => {
    const url = 'postgres://inspection:p%40ss@db.example:5433/site?sslmode=verify-full';
    expect(readEnvironment({ DATABASE_URL: url }).database).toEqual({ url, connections: 10 });
    const variables = { DATABASE_URL: 'postgresql:///site', DATABASE_CONNECTIONS: '25' };
    expect(readEnvironment(variables).database).toEqual({
      url: 'postgresql:///site',
      connections: 25,
    });
    expect(readEnvironment({ DATABASE_CONNECTIONS: '25' }).database).toBeUndefined();
  });

  it.each([
    'mysql://me:secret@db.example/site',
    'postgres://me:secret@db.example',
    'postgres://me:secret@db.example/',
    'postgres://me:sec ret@db.example/site',
    'postgres://me:secret%@db.example/site',
    'me:secret@db.example/site',
  ])('refuses the database %s, and does not repeat it', (text) => {
    const message = messageFor({ DATABASE_URL: text });
    expect(message).toMatch(/^DATABASE_URL is not acceptable; it must be postgres:/);
    expect(message).not.toContain('sec');
  });

  it.each(['1', '501', 'ten'])('refuses %s connections', (text) => {
    expect(messageFor({ DATABASE_CONNECTIONS: text })).toContain('a whole number from 2 to 500');
  });

  const s3 = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it('reads where backups and pictures go', () => {
    const { backup, pictures } = readEnvironment({
      ...s3,
      S3_ENDPOINT: 'https://s3.example/',
      BACKUP_FOLDER: '/mnt/backups',
      BACKUP_BUCKET: 'my-backups/site',
      BACKUP_KEEP_DAYS: 'off',
      BACKUP_KEEP: '7',
      PICTURES: 's3',
      PICTURES_BUCKET: 'my-pictures',
    });
    const store = {
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    };
    expect(backup).toEqual({
      folder: '/mnt/backups',
      bucket: { ...store, bucket: 'my-backups', prefix: 'site/' },
      retention: { days: Infinity, count: 7 },
    });
    expect(pictures).toEqual({
      place: 's3',
      bucket: { ...store, bucket: 'my-pictures', prefix: '' },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ BACKUP_BUCKET: 'backups' }, 'BACKUP_BUCKET needs S3_ACCESS_KEY_ID'],
    [{ ...s3, BACKUP_BUCKET: 'No Bucket' }, 'the name of a bucket'],
    [{ ...s3, BACKUP_BUCKET: 'bucket/../other?' }, 'the name of a bucket'],
    [{ BACKUP_KEEP: '0' }, 'a whole number from 1 to 9999'],
    [{ BACKUP_KEEP_DAYS: '-1' }, 'a whole number from 1 to 9999'],
    [{ S3_ENDPOINT: 's3.example' }, 'an http or https address'],
    [{ PICTURES: 'ftp' }, 'one of folder, database, s3'],
    [{ PICTURES: 's3' }, 'PICTURES=s3 needs PICTURES_BUCKET'],
    [{ PICTURES: 'database' }, 'PICTURES=database needs DATABASE_URL'],
  ])('refuses %j', (variables, message) => {
    expect(messageFor(variables)).toContain(message);
  });

  it('does not repeat the secret of S3', () => {
    const message = messageFor({ ...s3, S3_SECRET_ACCESS_KEY: 'has a space' });
    expect(message).toMatch(/^S3_SECRET_ACCESS_KEY is not acceptable/);
  });

  it('names all invalid variables at once', () => {
    const message = messageFor({ PORT: 'x', RATE_LIMIT: 'y', LOG_LEVEL: 'info' });
    expect(message.split('\n')).toHaveLength(2);
    expect(message).toContain('PORT is "x"');
    expect(message).toContain('RATE_LIMIT is "y"');
  });

  it('names variables that are nearly one of ours, and no others', () => {
    const ours = { PUBLIC_ULR: 'x', SMPT_URL: '', owner_password: 'x', OWNER_PASSWORD: '' };
    const others = { PATH: '/bin', HOSTS: 'x', MAIL: 'x', NODE_ENV: 'test', LOG_LEVELS_SHOWN: 'x' };
    expect(readEnvironment({ ...ours, ...others }).misspelled).toEqual([
      'PUBLIC_ULR is not read. Did you mean PUBLIC_URL?',
      'SMPT_URL is not read. Did you mean SMTP_URL?',
      'owner_password is not read. Did you mean OWNER_PASSWORD?',
    ]);
  });
});
